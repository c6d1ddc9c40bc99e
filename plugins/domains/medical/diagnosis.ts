import type { DictionaryRecognizer, Registry } from '../../../core/index.js';
import { lexiconWords } from '../../../kit/index.js';

/** Diseases from a short dictionary and from the configuration. Found at level 3 of the domain Medical. */
export const diagnosis = (registry: Registry): DictionaryRecognizer => ({
  name: 'medical/diagnosis',
  types: ['DIAGNOSIS'],
  domains: ['Medical'],
  domainSpecific: true,
  dictionary: [
    { type: 'DIAGNOSIS', score: 'lexicon:shared', terms: lexiconWords('diseases', { class: 'common' }, registry) },
  ],
});
