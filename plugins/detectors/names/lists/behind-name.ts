import { isPostNominal } from './name-span.js';
import { endOf, flagsOf, isCapitalised, type NameWord, startOf, type TextWindow } from './word.js';

const APOSTROPHE = 39;
const COMMA = 44;
const SPACE = 32;

/**
 * What follows a name directly: post-nominal letters, or a noun that is named after persons, capitalised (`Thing`) or
 * not (`thing`).
 */
export function behindName(window: TextWindow, last: NameWord): 'post-nominal' | 'Thing' | 'thing' | undefined {
  let next = last.last + 1;
  if (next >= window.tokens.length) return undefined;
  const { view } = window;
  let at = last.end;
  if (view.charCodeAt(at) === APOSTROPHE && endOf(window, next) - startOf(window, next) === 1) {
    at = endOf(window, next);
    next++;
  }
  if (view.charCodeAt(at) === COMMA) at++;
  if (view.charCodeAt(at) !== SPACE || startOf(window, next) !== at + 1) return undefined;
  if (isPostNominal(window, next)) return 'post-nominal';
  if (view.charCodeAt(at - 1) === COMMA || (flagsOf(window, next) & window.bits.thing) === 0) return undefined;
  return isCapitalised(window, next) ? 'Thing' : 'thing';
}
