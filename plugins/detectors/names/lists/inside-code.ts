import { LOWER, UPPER } from '../../../../kit/index.js';
import { endOf, isCapitalised, type Page, startOf } from './word.js';

const BEFORE = '@#\\/_&=$%';
const BEHIND = '@_=\\';
const DOT = 46;

/** True inside handles, addresses of mails and web pages, paths and identifiers, which others find. */
export function isInsideCode(page: Page, token: number): boolean {
  const { view } = page;
  const start = startOf(page, token);
  const end = endOf(page, token);
  if (end < view.length && BEHIND.includes(view.charAt(end))) return true;
  // `kevin.boone@…`, but not the `J.` of `J.R. Boone`.
  const behind = end + 1;
  if (end - start > 1 && view.charCodeAt(end) === DOT && behind < view.length && startOf(page, token + 1) === behind)
    return true;
  if (start === 0) return false;
  if (view.charCodeAt(start - 1) === DOT && start - endOf(page, token - 1) === 1 && isLong(page, token - 1))
    return true;
  return BEFORE.includes(view.charAt(start - 1)) && !view.startsWith('/s/', start - 3) && !isPaired(page, token);
}

/** `Boyd` of `(Aldous/Boyd, 4-0)`: two names that a slash parts are no path. */
function isPaired(page: Page, token: number): boolean {
  const before = token - 1;
  if (before < 0 || page.view.charAt(startOf(page, token) - 1) !== '/' || page.view.charAt(endOf(page, token)) === '/')
    return false;
  if (endOf(page, before) !== startOf(page, token) - 1 || !isName(page, before) || !isName(page, token)) return false;
  return /[\s(,;:]/.test(page.view.charAt(startOf(page, before) - 1));
}

/** A word of a capital and small letters. */
const isName = (page: Page, token: number): boolean =>
  page.tokens.kind[token] === (UPPER | LOWER) && isCapitalised(page, token);

const isLong = (page: Page, token: number): boolean => token >= 0 && endOf(page, token) - startOf(page, token) > 3;
