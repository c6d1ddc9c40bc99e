import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../../kit/index.js';
import type { Gazetteer } from '../lists/gazetteer.js';
import { fold, hashWord } from '../lists/hash.js';

/** Letters with the same sign between them: `M-E-R-C-E-R`, `M e r c e r` only in capitals, `M.E.R.C.E.R`. */
const SPELLED =
  /(?<![\p{L}\p{N}]|[\p{L}\p{N}][-.'])(?:\p{L}(?:-\p{L}){3,23}|\p{Lu}(?:(?: |, ?|\. ?)\p{Lu}){3,23})(?![\p{L}\p{N}]|[-'][\p{L}\p{N}])/gu;
/** Fast check: four single letters in a row. */
const MAY_BE_SPELLED =
  /(?:[A-Za-z]|[^\0-\x7f])(?:-|[ ,.]{1,2})(?:[A-Za-z]|[^\0-\x7f])(?:-|[ ,.]{1,2})(?:[A-Za-z]|[^\0-\x7f])(?:-|[ ,.]{1,2})(?:[A-Za-z]|[^\0-\x7f])(?![A-Za-z])/;
/** Words that say so, before the letters. */
const CUE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${lexiconPattern('spelling', { class: 'cue' })})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** How far away such a word may be, in code units. */
const BEFORE = 60;
const FEWEST_WITHOUT_CUE = 5;
const NOT_A_LETTER = /[^\p{L}]+/gu;
/** From this score on, a person is one whose name may be spelled elsewhere. */
const PLAUSIBLE = 0.5;

/** Places where single letters stand in a row, with the word that they make. */
const spelledIn = (view: string): { start: number; end: number; word: string }[] =>
  !MAY_BE_SPELLED.test(view)
    ? []
    : [...view.matchAll(SPELLED)].map(({ index, 0: letters }) => ({
        start: index,
        end: index + letters.length,
        word: letters.replace(NOT_A_LETTER, ''),
      }));

/** `A-B-C-D`, `E D C B A`: letters of the alphabet in their order, as for answers or grades. */
const isAlphabet = (word: string): boolean => {
  const codes = Array.from(word.toLowerCase(), (letter) => letter.codePointAt(0) ?? 0);
  return codes.slice(1).every((code, i) => Math.abs(code - (codes[i] ?? 0)) === 1);
};

const isSaid = (view: string, start: number): boolean => CUE.test(view.slice(Math.max(0, start - BEFORE), start));

/** True if the word is a frequent name and no everyday word. */
function isListed(word: string, { isFrequentGiven, isFrequentSurname, isCommon }: Gazetteer): boolean {
  const hash = hashWord(word, 0, word.length);
  return word.length >= FEWEST_WITHOUT_CUE && (isFrequentGiven(hash) || isFrequentSurname(hash)) && !isCommon(hash);
}

/** Names spelled letter by letter, as on the telephone: where a word says so, or the letters make a known name. */
export const spelledNames = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/spelled',
  types: ['PERSON'],
  recognize({ view }): Match[] {
    return spelledIn(view).flatMap(({ start, end, word }): Match[] => {
      if (isAlphabet(word)) return [];
      if (isSaid(view, start))
        return [{ type: 'PERSON', start, end, score: scoreOf('cue:field'), why: 'cue: said to be spelled' }];
      if (!isListed(word, gazetteer)) return [];
      return [
        { type: 'PERSON', start, end, score: scoreOf('form:unmistakable'), why: 'letters that make a frequent name' },
      ];
    });
  },
  /** The name of a person of the text, spelled. */
  recall({ view }, found): Match[] {
    const spelled = spelledIn(view).filter(({ word }) => !isAlphabet(word));
    if (spelled.length === 0) return [];
    const names = new Set(
      found.flatMap(({ type, score, start, end }) =>
        type === 'PERSON' && score >= PLAUSIBLE ? fold(view.slice(start, end)).split(NOT_A_LETTER) : [],
      ),
    );
    return spelled
      .filter(({ word }) => names.has(fold(word)))
      .map(({ start, end }) => ({
        type: 'PERSON',
        start,
        end,
        score: scoreOf('form:unmistakable'),
        why: 'repeat mention: a name of the text, spelled',
      }));
  },
});
