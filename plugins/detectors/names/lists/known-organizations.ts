import type { DictionaryRecognizer } from '../../../../core/index.js';
import { lexiconWords } from '../../../../kit/index.js';
import { ABBREVIATION, OF_COMPANIES, WELL_KNOWN } from './known-abbreviations.js';

/** Shorter names in capitals are often other abbreviations. In code units. */
const SHORTEST_IN_CAPITALS = 6;

/** Names in the spelling of statements and forms: `WELLS FARGO`. */
const WRITTEN: ReadonlySet<string> = new Set(WELL_KNOWN);
const IN_CAPITALS: readonly string[] = WELL_KNOWN.filter((name) => name.length >= SHORTEST_IN_CAPITALS)
  .map((name) => name.toUpperCase())
  .filter((name) => !WRITTEN.has(name));

/** Well-known organisations by name. */
export const knownOrganization: DictionaryRecognizer = {
  name: 'names/known-organization',
  types: ['ORGANIZATION'],
  dictionary: [
    {
      type: 'ORGANIZATION',
      terms: [...WELL_KNOWN.filter((name) => !ABBREVIATION.test(name)), ...IN_CAPITALS],
      score: 'lexicon:known',
      caseSensitive: true,
    },
    {
      type: 'ORGANIZATION',
      terms: lexiconWords('organizations', { class: 'lowercase' }),
      score: 'lexicon:likely',
      caseSensitive: true,
    },
    {
      type: 'ORGANIZATION',
      // Usually the licence of a program.
      terms: ['MIT'],
      score: 'lexicon:ambiguous',
      caseSensitive: true,
      context: lexiconWords('organization-words', { class: 'context-of-a-school', language: 'en' }),
    },
    {
      type: 'ORGANIZATION',
      terms: lexiconWords('organizations', { class: 'homograph' }),
      score: 'lexicon:ambiguous',
      caseSensitive: true,
      context: OF_COMPANIES,
    },
  ],
};
