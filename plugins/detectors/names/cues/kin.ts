import { lexiconWords } from '../../../../kit/index.js';
import { asGiven } from '../lists/strength.js';
import { endOf, hashesOf, isCapitalised, type NameWord, startOf, type TextWindow } from '../lists/word.js';

const RELATION = hashesOf(lexiconWords('kin', { class: 'relation' }));
/** Capitalised, these may be something else: `Mother Nature`. */
const RELATION_OR_WORD = hashesOf(lexiconWords('kin', { class: 'relation-or-word' }));
const [LAW] = hashesOf(['law']);
/** Separators of an apposition, which must also be closed. `his father, Siemens said` is not one. */
const APART = /^(?:, | \()$/;
const CLOSED = /^(?:[,;)(]| \(?\d)/;

/**
 * True for the name after a relation: `her son Bao`, `daughter, Thandeka,`, `mom (Lihua, 555-0177)`. Because German
 * capitalises every noun, the word must be known as a name there.
 */
export function isBehindRelation(window: TextWindow, word: NameWord): boolean {
  const last = word.first - 1;
  if (last < 0) return false;
  // `sister-in-law`
  const relation = window.tokens.hash[last] === LAW ? last - 2 : last;
  const hash = window.tokens.hash[relation] ?? 0;
  const isRelation = RELATION.has(hash);
  if (!isRelation && (!RELATION_OR_WORD.has(hash) || isCapitalised(window, relation))) return false;
  const given = asGiven(word);
  if (given < 1 || (given <= 1 && (window.document.language() === 'de' || isCapitalised(window, relation))))
    return false;
  const gap = window.view.slice(endOf(window, last), Math.min(startOf(window, word.first), endOf(window, last) + 3));
  return gap === ' ' || (APART.test(gap) && CLOSED.test(window.view.slice(word.end, word.end + 3)));
}
