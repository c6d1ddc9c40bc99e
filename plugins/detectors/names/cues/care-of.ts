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

const TITLES = lexiconSet('person-titles', { class: ['title', 'abbreviation'] });
/** `c/o Reverend Innes`: names after a title are found by the title. */
const isTitled = (term: string): boolean => TITLES.has(term.split(/[ .]/u, 1).join('').toLowerCase());

const careOf = (type: string, validate: (term: string) => boolean): Pattern => ({
  name: `care-of-${type.toLowerCase()}`,
  type,
  lead: '(?:c/o|C/O|p/a|z\\.Hd\\.|z\\. Hd\\.) (?:Familie |Family )?',
  match: `(?:van |von |de )?(?:der |den )?${WORD}(?: (?:& )?${WORD}){0,3}(?![\\p{L}\\p{N}_])`,
  score: 'cue:word',
  validate,
  valid: 'cue:word',
});

/** The line `c/o Brandt` in an address, which names the recipient. */
export const careOfLine: PatternRecognizer = {
  name: 'names/care-of',
  types: ['PERSON', 'ORGANIZATION'],
  patterns: [
    careOf('PERSON', (term) => !isOrganization(term) && !isComplaint(term) && !isTitled(term)),
    careOf('ORGANIZATION', isOrganization),
  ],
};
