import { hashWord } from '../lists/hash.js';
import { endOf, flagsOf, isAmbiguous, type Page, startOf } from '../lists/word.js';
import type { Announced } from './cued-name.js';

const MAX_SMALL_WORDS = 3;
const LINE_REST = /[ \t]{0,4}(?:[,.(]|\r?\n|$)|[ \t]{2}/y;

/** A name in small letters, which a form's label allows if its words are known as names and nothing else. */
export function readSmallLabelled(page: Page, value: number): Announced | undefined {
  let end = value;
  while (end - value < MAX_SMALL_WORDS && isSmallName(page, end, end > value)) {
    end++;
    if (startOf(page, end) !== endOf(page, end - 1) + 1 || page.view.charCodeAt(endOf(page, end - 1)) !== 32) break;
  }
  if (end === value) return undefined;
  const match = { type: 'PERSON', start: startOf(page, value), end: endOf(page, end - 1), score: 0.65 };
  return { match: { ...match, why: 'label in front' }, next: end };
}

const WITH_INITIAL =
  /\p{Ll}\. (?:\p{Ll}\. )?\p{Ll}[\p{Ll}'-]{2,24}(?=[ \t]{0,4}(?:[,(\n]|$|[ \t]{2}))|\p{Ll}[\p{Ll}'-]{2,24} \p{Ll}\.(?=[ \t]{0,4}(?:[,(\n]|$|[ \t]{2}))/uy;

/** `clinician: d. aldous, lcsw`, `client: ming-na l.`: no list needs to know a name beside an initial. */
export function readSmallWithInitial(page: Page, value: number): Announced | undefined {
  const start = startOf(page, value);
  WITH_INITIAL.lastIndex = start;
  if (!WITH_INITIAL.test(page.view)) return undefined;
  const end = WITH_INITIAL.lastIndex;
  let next = value;
  while (startOf(page, next) < end) next++;
  return { match: { type: 'PERSON', start, end, score: 0.65, why: 'label in front' }, next };
}

/** @param inName whether a word of the name stands before it, so that no list needs to know this one */
function isSmallName(page: Page, token: number, inName: boolean): boolean {
  const { given, surname, doubtful, stop, title } = page.bits;
  const flags = flagsOf(page, token);
  if (token >= page.tokens.length || (flags & (stop | title)) !== 0) return false;
  if ((flags & (given | surname)) !== 0) {
    // `hey linda good to see you`: the second word must be no other.
    if (inName) return (flags & doubtful) === 0 && !isAmbiguous(page, token);
    // `hey good morning`
    return (flags & doubtful) === 0 || (flags & given) !== 0 || endsLine(page, endOf(page, token));
  }
  const hash = hashWord(page.view, startOf(page, token), endOf(page, token));
  const { isCommon, isGiven, isSurname } = page.gazetteer;
  return (
    endOf(page, token) - startOf(page, token) > 3 && !isCommon(hash) && (inName || isGiven(hash) || isSurname(hash))
  );
}

function endsLine(page: Page, at: number): boolean {
  LINE_REST.lastIndex = at;
  return LINE_REST.test(page.view);
}
