import type { Pattern, PatternRecognizer } from '../../../../core/index.js';
import { lexiconSet } from '../../../../kit/index.js';

const ORGANIZATION = lexiconSet('organization-words', {
  class: ['legal-form', 'before-of', 'head', 'ending', 'maybe-ending'],
});
const WORD = "\\p{Lu}[\\p{L}'-]{0,24}";

const isOrganization = (term: string): boolean =>
  term.split(/[ .]+/).some((word) => ORGANIZATION.has(word.toLowerCase())) || term.includes('&');

/** Complaints of a patient, not names: `c/o SOB`, `c/o HA`. */
const isComplaint = (term: string): boolean => /^\p{Lu}{1,4}$/u.test(term);

const careOf = (type: string, validate: (term: string) => boolean): Pattern => ({
  name: `care-of-${type.toLowerCase()}`,
  type,
  lead: '(?:c/o|C/O|p/a|z\\.Hd\\.|z\\. Hd\\.) (?:Familie |Family )?',
  // Names after a title are found by the title.
  match: `(?!(?:Mrs?|Ms|Miss|Dr|Prof|Herrn?|Frau|Mme|Sra?|Sig)\\b)(?:van |von |de )?(?:der |den )?${WORD}(?: (?:& )?${WORD}){0,3}(?![\\p{L}\\p{N}_])`,
  score: 'cue:word',
  validate,
  valid: 'cue:word',
});

/** The line `c/o Brandt` in an address, which names the recipient. */
export const careOfLine: PatternRecognizer = {
  name: 'names/care-of',
  types: ['PERSON', 'ORGANIZATION'],
  patterns: [
    careOf('PERSON', (term) => !isOrganization(term) && !isComplaint(term)),
    careOf('ORGANIZATION', isOrganization),
  ],
};
