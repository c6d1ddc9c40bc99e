import type { Match } from '../../../../core/index.js';
import { type TextWindow, tokenAt } from '../lists/word.js';
import { type CuedName, readCued, type Trust } from './cued-name.js';

const MAX_LISTED = 24;
export const BETWEEN_NAMES = /\s{0,2}(?:[,;/&]|and|und|et|y|e)\s{1,2}/y;
/**
 * Separators between persons after one label. A comma is excluded where it may separate a surname from a given name.
 */
export const BETWEEN_HOLDERS = /\s{0,2}(?:[/&]|und|et|y|e|en|en\/of|o)\s{1,2}/y;

/** The further names of an enumeration. */
export function listed(
  window: TextWindow,
  first: CuedName,
  between: RegExp,
  trust: Trust = 'weak',
): { matches: Match[]; next: number } {
  const matches = [first.match];
  let { next } = first;
  let end = first.match.end;
  while (matches.length < MAX_LISTED) {
    between.lastIndex = end;
    const value = between.test(window.view) ? tokenAt(window, next - 1, between.lastIndex) : undefined;
    const found = value === undefined ? undefined : readCued(window, value, trust, 'cue: further name of a list');
    if (found === undefined) break;
    matches.push(found.match);
    next = found.next;
    end = found.match.end;
  }
  return { matches, next };
}
