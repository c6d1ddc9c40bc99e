import { LOWER, UPPER } from '../../../../kit/index.js';
import { endOf, isCapitalised, startOf, type TextWindow } from './word.js';

const BEFORE = '@#\\/_&=$%';
const BEHIND = '@_=\\';
const DOT = 46;

/** True within handles, e-mail and web addresses, paths and identifiers, which other recognizers find. */
export function isInsideCode(window: TextWindow, token: number): boolean {
  const { view } = window;
  const start = startOf(window, token);
  const end = endOf(window, token);
  if (end < view.length && BEHIND.includes(view.charAt(end))) return true;
  // `kevin.boone@…` is an address, but the `J.` of `J.R. Boone` is not.
  const behind = end + 1;
  if (end - start > 1 && view.charCodeAt(end) === DOT && behind < view.length && startOf(window, token + 1) === behind)
    return true;
  if (start === 0) return false;
  if (view.charCodeAt(start - 1) === DOT && start - endOf(window, token - 1) === 1 && isLong(window, token - 1))
    return true;
  return BEFORE.includes(view.charAt(start - 1)) && !view.startsWith('/s/', start - 3) && !isPaired(window, token);
}

/** `Boyd` in `(Aldous/Boyd, 4-0)`: two names separated by a slash are not a path. */
function isPaired(window: TextWindow, token: number): boolean {
  const before = token - 1;
  if (
    before < 0 ||
    window.view.charAt(startOf(window, token) - 1) !== '/' ||
    window.view.charAt(endOf(window, token)) === '/'
  )
    return false;
  if (endOf(window, before) !== startOf(window, token) - 1 || !isName(window, before) || !isName(window, token))
    return false;
  return /[\s(,;:]/.test(window.view.charAt(startOf(window, before) - 1));
}

/** A capital followed by lower-case letters. */
const isName = (window: TextWindow, token: number): boolean =>
  window.tokens.kind[token] === (UPPER | LOWER) && isCapitalised(window, token);

const isLong = (window: TextWindow, token: number): boolean =>
  token >= 0 && endOf(window, token) - startOf(window, token) > 3;
