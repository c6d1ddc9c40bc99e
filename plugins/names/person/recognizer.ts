import { byPosition, type CodeRecognizer, type Match, type TextDocument, UPPER } from '../../../core/index.js';
import type { Gazetteer } from '../gazetteer.js';
import { readHeaded } from './header.js';
import { judgeRun } from './judge.js';
import { readLabelled } from './labels.js';
import { recall } from './memory.js';
import { readReversed } from './reversed.js';
import { canBeName, readRun } from './run.js';
import { readSmallPair } from './small.js';
import { readTitled } from './titles.js';
import { endOf, flagsOf, openPage, type Page, startOf } from './word.js';

/**
 * Finds names of persons by what announces them (titles, labels, headers, letters of a title behind) and by dictionaries.
 * Walks over the tokens once, and works only at capitals and at words of its lists.
 */
export const personRecognizer = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/person',
  types: ['PERSON'],
  recognize(document) {
    const headed = readHeaded(document);
    if (headed !== undefined) return [headed];
    const page = openPage(document, gazetteer);
    const matches = firstPass(page).sort(byPosition);
    return [...matches, ...recall(page, matches)];
  },
});

function firstPass(page: Page): Match[] {
  const matches: Match[] = [];
  const { title, label, given } = page.bits;
  const triggers = title | label | given;
  const { kind, flags, length } = page.tokens;
  for (let token = 0; token < length; ) {
    const flag = (flags[token] ?? 0) & triggers;
    if (flag === 0 && ((kind[token] ?? 0) & UPPER) === 0) token++;
    else token = step(page, token, flag, matches);
  }
  return matches;
}

/** Looks at one token that may begin a name or announce one; the answer is where to go on. */
function step(page: Page, token: number, flag: number, matches: Match[]): number {
  const { title, label } = page.bits;
  if ((flag & label) !== 0) {
    const labelled = readLabelled(page, token);
    if (labelled !== undefined) {
      matches.push(...labelled.matches);
      return Math.max(labelled.next, token + 1);
    }
  }
  if ((flag & title) !== 0) {
    const titled = readTitled(page, token);
    if (titled !== undefined) {
      matches.push(titled.match);
      return titled.next;
    }
    if ((flagsOf(page, token) & (page.bits.given | page.bits.surname)) === 0) return token + 1;
  }
  return canBeName(page, token) ? readNames(page, token, matches) : readSmallPair(page, token, matches);
}

/** Names in a run of capitalised words that nothing announced. */
function readNames(page: Page, token: number, matches: Match[]): number {
  if (isInsideCode(page, token)) return token + 1;
  const run = readRun(page, token);
  const last = run[run.length - 1];
  if (last === undefined) return token + 1;
  const reversed = readReversed(page, run);
  if (reversed !== undefined) {
    matches.push(reversed.match);
    return reversed.next;
  }
  matches.push(...judgeRun(page, run));
  return last.last + 1;
}

// Handles, addresses of mails and web pages, paths and identifiers are found by others.
const CODE_BEFORE = '@#\\/_&=$.%';
const CODE_AFTER = '@_=\\';

function isInsideCode(page: Page, token: number): boolean {
  const start = startOf(page, token);
  const end = endOf(page, token);
  if (end < page.view.length && CODE_AFTER.includes(page.view.charAt(end))) return true;
  return start > 0 && CODE_BEFORE.includes(page.view.charAt(start - 1)) && !isSigned(page, start);
}

const isSigned = (page: Page, start: number): boolean => page.view.startsWith('/s/', start - 3);
