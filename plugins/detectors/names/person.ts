import type { CodeRecognizer, Match } from '../../../core/index.js';
import { openingWord, SENTENCE_OPENERS, speakerMark, UPPER } from '../../../kit/index.js';
import type { Gazetteer } from './lists/gazetteer.js';
import { hashWord } from './lists/hash.js';
import { recall } from './repeat-mentions/persons.js';
import { judgeRun } from './full-name.js';
import { readReversed } from './surname-first.js';
import { readSmallPair } from './person/alone/small.js';
import { readSmallAlone } from './person/alone/small-alone.js';
import { readHeaded } from './cues/header.js';
import { readLabelled } from './cues/labels.js';
import { readOwner } from './person/announced/owner.js';
import { announcesPassenger, readPassenger } from './person/announced/passenger.js';
import { readTitled } from './cues/titles.js';
import { isInsideCode } from './lists/inside-code.js';
import { canBeName, readRun } from './lists/name-span.js';
import { endOf, flagsOf, hashesOf, isCapitalised, openPage, type Page, startOf } from './lists/word.js';

const SPACE = 32;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * Finds names of persons by what announces them (titles, labels, headers, letters of a title behind) and by dictionaries.
 * Walks over the tokens once, and works only at capitals and at words of its lists.
 */
export const personRecognizer = (gazetteer: Gazetteer): CodeRecognizer => ({
  name: 'names/person',
  types: ['PERSON', 'USERNAME'],
  needs: { holds: [LETTERS] },
  recognize(document) {
    const headed = readHeaded(document);
    if (headed !== undefined) return [headed];
    return firstPass(openPage(document, gazetteer));
  },
  recall: (document, found) => recall(openPage(document, gazetteer), found),
});

function firstPass(page: Page): Match[] {
  const matches: Match[] = [];
  const { title, label, opening, given, surname } = page.bits;
  const triggers = title | label | opening | given | surname;
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
  const { title, label, opening } = page.bits;
  // `Passenger: BOYD/MARTHA MRS`: what announces the name shall not take its first half.
  const passenger = announcesPassenger(page, token) ? readPassenger(page, token + 1) : undefined;
  if (passenger !== undefined) {
    matches.push(passenger);
    return behind(page, token, passenger.end);
  }
  if ((flag & opening) !== 0 || ((flag & label) !== 0 && isMarkedOff(page, token))) {
    const labelled = readLabelled(page, token);
    if (labelled !== undefined) {
      matches.push(...labelled.matches);
      return Math.max(labelled.next, token + 1);
    }
  }
  if ((flag & title) !== 0) {
    const titled = readTitled(page, token);
    if (titled !== undefined) {
      matches.push(...titled.matches);
      return titled.next;
    }
    const isLetter = endOf(page, token) - startOf(page, token) === 1;
    if (!isLetter && (flagsOf(page, token) & (page.bits.given | page.bits.surname)) === 0) return token + 1;
  }
  return canBeName(page, token) ? readNames(page, token, matches) : readSmallNames(page, token, matches);
}

/** Names in small letters: a first and a last one, or one that the words before it announce. */
function readSmallNames(page: Page, token: number, matches: Match[]): number {
  const next = readSmallPair(page, token, matches);
  const alone = next === token + 1 ? readSmallAlone(page, token) : undefined;
  if (alone !== undefined) matches.push(alone);
  return next;
}

/** False where a single blank and then a letter follow: most words that can be labels are no labels there. */
function isMarkedOff(page: Page, token: number): boolean {
  const end = endOf(page, token);
  return page.view.charCodeAt(end) !== SPACE || startOf(page, token + 1) !== end + 1;
}

const OPENERS = hashesOf(SENTENCE_OPENERS);

/** Names in a run of capitalised words that nothing announced. */
function readNames(page: Page, token: number, matches: Match[]): number {
  if (OPENERS.has(page.tokens.hash[token] ?? 0) && openingWord(page.view, startOf(page, token)) > 0) return token + 1;
  if (speakerMark(page.view, startOf(page, token)) > 0 || isPartBeforeName(page, token)) return token + 1;
  const written = readPassenger(page, token);
  if (written !== undefined) {
    matches.push(written);
    return behind(page, token, written.end);
  }
  const owner = readOwner(page, token);
  if (owner !== undefined) {
    matches.push(owner);
    return token + 1;
  }
  if (isRule(page, token)) return token + 2;
  if (isSingle(page, token) && isEveryday(page, token)) return token + 1;
  if (isInsideCode(page, token)) return token + 1;
  const run = readRun(page, token);
  const last = run[run.length - 1];
  if (last === undefined) return token + 1;
  const reversed = readReversed(page, run);
  if (reversed !== undefined) {
    matches.push(reversed.match);
    return reversed.next;
  }
  judgeRun(page, run, matches);
  return last.last + 1;
}

/** `Appraiser R. Quist`: what somebody is called in a form or a contract, before the name. */
function isPartBeforeName(page: Page, token: number): boolean {
  const { label, given, surname } = page.bits;
  const flags = flagsOf(page, token);
  if ((flags & label) === 0 || (flags & (given | surname)) !== 0) return false;
  return startOf(page, token + 1) === endOf(page, token) + 1 && isCapitalised(page, token + 1);
}

const RULE = /R\. ?(?:Crim|Civ|Evid|App|Bankr|Prof)\. ?(?:P|Cond|R|\d|\p{Lu}\w)/uy;

/** `R. Crim. P.` of `Fed. R. Crim. P. 11`: rules of courts. */
function isRule(page: Page, token: number): boolean {
  if (endOf(page, token) - startOf(page, token) !== 1) return false;
  RULE.lastIndex = startOf(page, token);
  return RULE.test(page.view);
}

/** The first token at or behind an offset. */
function behind(page: Page, token: number, offset: number): number {
  let next = token + 1;
  while (next < page.tokens.length && startOf(page, next) < offset) next++;
  return next;
}

/** True if no capitalised word follows closely, so that the word stands alone. */
function isSingle(page: Page, token: number): boolean {
  const near = endOf(page, token) + 3;
  for (let next = token + 1; next <= token + 4; next++) {
    if (next === token + 1 && startOf(page, next) > near) return true;
    if (isCapitalised(page, next)) return false;
  }
  return true;
}

/** Quick way out for the most frequent case, an everyday word at the start of a sentence. */
function isEveryday(page: Page, token: number): boolean {
  if ((flagsOf(page, token) & (page.bits.given | page.bits.surname)) !== 0) return false;
  return page.gazetteer.isCommon(hashWord(page.view, startOf(page, token), endOf(page, token)));
}
