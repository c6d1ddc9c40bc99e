import type { CodeRecognizer, Match } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';
import { isOccupation } from './occupation-words.js';

/** `by training`, `by trade`: sought first, since an occupation may begin with any word. */
const BY_TRAINING = new RegExp(
  ` (?:${lexiconPattern('attributes', { class: 'occupation-of-past', language: 'en' })})(?![\\p{L}\\p{N}-])`,
  'gu',
);
const WORDS = /(?<![\p{L}\p{N}'-])(?:\p{L}[\p{L}'-]{1,24} ){0,2}\p{L}[\p{L}'-]{1,24}$/u;
/** Length of an occupation of three words, in code units. */
const LONGEST = 78;
const SCORE = scoreOf('cue:word');

/** `a marine engineer by training`: a listed occupation before words that say how somebody came to it. */
export const occupationByTraining: CodeRecognizer = {
  name: 'attributes/occupation-by-training',
  types: ['OCCUPATION'],
  needs: { holds: ['b'] },
  recognize: ({ view }): readonly Match[] =>
    Array.from(view.matchAll(BY_TRAINING)).flatMap(({ index }) => {
      const term = occupationAt(view.slice(Math.max(0, index - LONGEST), index));
      return term === undefined
        ? []
        : [{ type: 'OCCUPATION', start: index - term.length, end: index, score: SCORE, why: 'before how it came' }];
    }),
};

/** The longest occupation of at most three words at the end of a text. */
function occupationAt(before: string): string | undefined {
  for (let term = WORDS.exec(before)?.[0]; term !== undefined; term = withoutFirst(term))
    if (isOccupation(term)) return term;
  return undefined;
}

const withoutFirst = (term: string): string | undefined =>
  term.includes(' ') ? term.slice(term.indexOf(' ') + 1) : undefined;
