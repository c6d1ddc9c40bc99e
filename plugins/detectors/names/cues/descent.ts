import type { Pattern, PatternRecognizer } from '../../../../core/index.js';
import { LISTED_NAMES, lexiconWords } from '../../../../kit/index.js';

/** Written with a slash; `bin` and `binti` are particles of a name. */
const DESCENT = lexiconWords('person-names', { class: ['daughter-of', 'son-of'] }).filter((word) => word.includes('/'));
/** Abbreviations in other texts as well: `s/o Pneumonia` is something suspected. */
const AMBIGUOUS: ReadonlySet<string> = new Set(lexiconWords('person-names', { class: 'descent-or-other' }));
const NAME = "\\p{Lu}\\p{Ll}[\\p{L}'-]{1,24}";

const isListed = (term: string): boolean => term.split(' ').some((word) => LISTED_NAMES.has(word.toLowerCase()));

const father = (name: string, words: readonly string[]): Pattern => ({
  name,
  type: 'PERSON',
  lead: `(?<=\\p{Lu}\\p{Ll}{1,20} )(?:${words.join('|')}) `,
  match: `${NAME}(?: ${NAME}){0,2}(?![\\p{L}\\p{N}_])`,
  score: 'cue:field',
});

/** The name of the father behind `son of` and `daughter of`, as names of Malaysia and Singapore have it: `Selvi a/p |Arumugam|`. */
export const descent: PatternRecognizer = {
  name: 'names/descent',
  types: ['PERSON'],
  patterns: [
    father(
      'behind-son-or-daughter-of',
      DESCENT.filter((word) => !AMBIGUOUS.has(word)),
    ),
    {
      ...father('listed, behind-son-or-daughter-of', [...AMBIGUOUS]),
      score: 'form:bare',
      validate: isListed,
      valid: 'cue:field',
    },
  ],
};
