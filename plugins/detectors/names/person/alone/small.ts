import type { Match } from '../../../../../core/index.js';
import { hashWord } from '../../lists/hash.js';
import { endOf, flagsOf, type Page, startOf } from '../../lists/word.js';

/**
 * `kylie miller`, `eric g. miller` in small letters: a frequent first name and a word that is a surname and no everyday
 * word. Answers where to go on.
 */
export function readSmallPair(page: Page, token: number, matches: Match[]): number {
  const { given, doubtful, stop } = page.bits;
  const flags = flagsOf(page, token);
  if ((flags & given) === 0 || (flags & (doubtful | stop)) !== 0) return token + 1;
  const last = isInitialBehind(page, token) ? token + 2 : token + 1;
  const end = endOf(page, token);
  const gap = startOf(page, last) - end;
  if (page.view.charCodeAt(end) !== 32 || (last === token + 1 ? gap !== 1 : gap > 4)) return token + 1;
  const score = surnameScore(page, last);
  if (score === 0) return token + 1;
  const match = { type: 'PERSON', start: startOf(page, token), end: endOf(page, last), score };
  matches.push({ ...match, why: 'first and last name in small letters' });
  return last + 1;
}

const isInitialBehind = (page: Page, token: number): boolean =>
  endOf(page, token + 1) - startOf(page, token + 1) === 1 && page.view.charCodeAt(endOf(page, token + 1)) === 46;

function surnameScore(page: Page, token: number): number {
  const { surname, doubtful, stop, thing } = page.bits;
  const flags = flagsOf(page, token);
  if (token >= page.tokens.length || (flags & (doubtful | stop | thing)) !== 0) return 0;
  if ((flags & surname) !== 0) return 0.6;
  const hash = hashWord(page.view, startOf(page, token), endOf(page, token));
  if (endOf(page, token) - startOf(page, token) < 4 || page.gazetteer.isCommon(hash)) return 0;
  return page.gazetteer.isSurname(hash) ? 0.5 : 0;
}
