import type { CodeRecognizer, Match } from '../../../../core/index.js';
import type { Gazetteer } from '../../gazetteer.js';
import { hashWord } from '../../hash.js';
import { FAMILIAR, RELATIONS } from '../../words/small-context.js';

const SCORE = 0.51;
/** Longest first name that is looked for, in code units. */
const LONGEST = 16;
const WORD_BEFORE = /(?<![\p{L}\p{N}_@'./-])\p{Ll}{4,16}$/u;
const OWNS = /'s \p{Ll}/uy;
const JOINED = / (?:and|n|&|y|und|et) (\p{Ll}{4,16})(?![\p{L}\p{N}_@'-]|\.[\p{L}\p{N}])/uy;
/** Shops and makers that are called after somebody, as `wendy's` is. */
const SHOPS: ReadonlySet<string> = new Set(
  'wendy denny macy kohl arby applebee mcdonald domino trader chili carl hardee levi lowe kellogg victoria sotheby christie dunkin culver jimmy papa moody wendys alzheimer parkinson crohn hodgkin tourette asperger down'.split(
    ' ',
  ),
);

/** First names in small letters that own something, or that `and` joins to another such name: `mikayla's grade`, `harold and nettie`. */
export const smallOwned = ({ isCommon, isGiven }: Gazetteer): CodeRecognizer => {
  const isName = (word: string): boolean => {
    const hash = hashWord(word, 0, word.length);
    return isGiven(hash) && !isCommon(hash) && !SHOPS.has(word) && !RELATIONS.has(word) && !FAMILIAR.has(word);
  };
  return {
    name: 'names/small-owned',
    types: ['PERSON'],
    *recognize({ view }): Iterable<Match> {
      for (let at = view.indexOf("'s "); at >= 0; at = view.indexOf("'s ", at + 3)) {
        OWNS.lastIndex = at;
        if (!OWNS.test(view)) continue;
        const word = WORD_BEFORE.exec(view.slice(Math.max(0, at - LONGEST - 1), at))?.[0];
        if (word !== undefined && isName(word)) yield person(at - word.length, at, 'in small letters, owns something');
      }
    },
    *recall({ view }, found): Iterable<Match> {
      for (const { type, start, end, score } of found) {
        if (type !== 'PERSON' || score < SCORE || !/\p{Ll}/u.test(view.charAt(start))) continue;
        JOINED.lastIndex = end;
        const word = JOINED.exec(view)?.[1];
        if (word !== undefined && isName(word))
          yield person(JOINED.lastIndex - word.length, JOINED.lastIndex, 'in small letters, joined to a name');
      }
    },
  };
};

const person = (start: number, end: number, why: string): Match => ({ type: 'PERSON', start, end, score: SCORE, why });
