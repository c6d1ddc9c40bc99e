import { isPostNominal } from './name-span.js';
import { endOf, flagsOf, isCapitalised, type NameWord, type Page, startOf } from './word.js';

export type Tail = 'post-nominal' | 'Thing' | 'thing' | undefined;

/** What stands right behind a name. */
export function trailing(page: Page, last: NameWord): Tail {
  let next = last.last + 1;
  if (next >= page.tokens.length) return undefined;
  const { view } = page;
  let at = last.end;
  if (view.charCodeAt(at) === 39 && endOf(page, next) - startOf(page, next) === 1) {
    at = endOf(page, next);
    next++;
  }
  if (view.charCodeAt(at) === 44) at++;
  if (view.charCodeAt(at) !== 32 || startOf(page, next) !== at + 1) return undefined;
  if (isPostNominal(page, next)) return 'post-nominal';
  if (view.charCodeAt(at - 1) === 44 || (flagsOf(page, next) & page.bits.thing) === 0) return undefined;
  return isCapitalised(page, next) ? 'Thing' : 'thing';
}
