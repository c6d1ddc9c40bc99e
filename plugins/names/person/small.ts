import type { Match } from '../../../core/index.js';
import { endOf, flagsOf, type Page, startOf } from './word.js';

/** `kylie miller` in small letters: both words must be listed, and neither may be an everyday word. Answers where to go on. */
export function readSmallPair(page: Page, token: number, matches: Match[]): number {
  const { given, surname, doubtful, stop } = page.bits;
  const flags = flagsOf(page, token);
  const next = flagsOf(page, token + 1);
  if ((flags & given) === 0 || (next & surname) === 0 || ((flags | next) & (doubtful | stop)) !== 0) return token + 1;
  const end = endOf(page, token);
  if (startOf(page, token + 1) !== end + 1 || page.view.charCodeAt(end) !== 32) return token + 1;
  matches.push({
    type: 'PERSON',
    start: startOf(page, token),
    end: endOf(page, token + 1),
    score: 0.6,
    why: 'first and last name in small letters',
  });
  return token + 2;
}
