import { lexiconWords, UPPER } from '../../../../kit/index.js';
import { asGiven } from '../lists/strength.js';
import {
  CAPS,
  endOf,
  flagsOf,
  hashesOf,
  isCapitalised,
  type NameWord,
  startOf,
  type TextWindow,
} from '../lists/word.js';

const SPACE = 32;
const HYPHEN = 45;
const APOSTROPHE = 39;

const [OF] = hashesOf(['of']);
const ARTICLES = hashesOf(lexiconWords('function-words', { class: 'article' }));
/** Words directly before a capitalised word that announce a place or a thing rather than a person. */
const BEFORE_PLACES = hashesOf(lexiconWords('function-words', { class: ['article', 'preposition-of-place'] }));

const BEHIND_NAME = /(?:'S|,) /y;

/**
 * True for a capitalised word among others in capitals, where capitals tell nothing: `MARY TESTS NEGATIVE`, `MARY, CALL
 * HOME`, not `PMH: NASH, HTN`.
 */
export function isAmongCapitals(window: TextWindow, { first, last, known, end }: NameWord): boolean {
  if ((known & CAPS) === 0) return false;
  if (isBeside(window, first - 1, first)) return true;
  BEHIND_NAME.lastIndex = end;
  return BEHIND_NAME.test(window.view) ? isBeside(window, last + 1, last + 2) : isBeside(window, last, last + 1);
}

/** True for two words in capitals with one blank between them. */
const isBeside = (window: TextWindow, token: number, next: number): boolean =>
  token >= 0 &&
  window.view.charCodeAt(endOf(window, token)) === SPACE &&
  startOf(window, next) === endOf(window, token) + 1 &&
  (window.tokens.kind[token] ?? 0) === UPPER &&
  (window.tokens.kind[next] ?? 0) === UPPER &&
  next < window.tokens.length;

/**
 * True if the words around a name do not make it the name of a thing: no article or place word before it, no other
 * capitalised word after it, no hyphen. A single word in capitals counts as an abbreviation unless its neighbours are
 * in capitals too.
 */
export function isProper(window: TextWindow, word: NameWord): boolean {
  const { first, last, start, end, known } = word;
  const { view } = window;
  if (view.charCodeAt(end) === HYPHEN || view.charCodeAt(start - 1) === HYPHEN) return false;
  // `Chang'e`
  const isElided = view.charCodeAt(end) === APOSTROPHE && startOf(window, last + 1) === end + 1;
  if (isElided && !view.startsWith('s', end + 1)) return (known & CAPS) !== 0;
  if ((known & CAPS) !== 0) return isAmongCapitals(window, word);
  if (isQuoted(window, word) || /^ of \p{Lu}/u.test(view.slice(end, end + 6))) return false;
  if (startOf(window, last + 1) === end + 1 && view.charCodeAt(end) === SPACE && isCapitalised(window, last + 1))
    return false;
  if (first === 0 || start - endOf(window, first - 1) !== 1 || view.charCodeAt(start - 1) !== SPACE) return true;
  const before = window.tokens.hash[first - 1] ?? 0;
  // `the ligament of Treitz` names a thing, `the signature of Miller` a person
  if (before === OF) return asGiven(word) >= 3 || (flagsOf(window, first - 2) & window.bits.thing) === 0;
  return !(asGiven(word) >= 3 ? ARTICLES : BEFORE_PLACES).has(before);
}

/** `the album 'Valentina'`: a single word between quotes is usually a title. */
const isQuoted = ({ view }: TextWindow, { start, end }: NameWord): boolean =>
  /["'“„‘’«»] ?$/u.test(view.slice(Math.max(0, start - 2), start)) &&
  /^ ?(?:["“”‘«»]|['’](?!s))/u.test(view.slice(end, end + 3));
