import { DIGIT, KIND, lexiconSet } from '../../../../kit/index.js';

/** The tokens of a text as the tagger sees them: words, numbers, marks one by one, and e-mail and web addresses whole. */
export interface Tokens {
  readonly length: number;
  readonly start: readonly number[];
  readonly end: readonly number[];
  /** 1 where the token is the first of its line. */
  readonly lineStart: Uint8Array;
  /** Rows at which sentences begin; the last entry is `length`. */
  readonly sentences: readonly number[];
}

/** Longest sentence in tokens: longer ones are cut, so that work and memory stay bounded. */
export const MAX_SENTENCE = 150;

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]{1,200}/uy;
const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/uy;
const LOCAL_PART = /[\p{L}\p{N}._%+-]+/uy;
const AT = 0x40;

/** Addresses of web and mail in one text. */
class Addresses {
  readonly #text: string;
  /** Up to here runs the local part of an address that has no `@` behind it: `a-a-a-…` is not read again from each of its words. */
  #noMailBefore = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Where the address ends that begins at a word; -1 if none does. */
  endAt(at: number): number {
    LINK.lastIndex = at;
    if (LINK.test(this.#text)) return LINK.lastIndex;
    if (at < this.#noMailBefore) return -1;
    LOCAL_PART.lastIndex = at;
    const end = LOCAL_PART.test(this.#text) ? LOCAL_PART.lastIndex : at;
    if (this.#text.charCodeAt(end) !== AT) {
      this.#noMailBefore = end;
      return -1;
    }
    MAIL.lastIndex = at;
    return MAIL.test(this.#text) ? MAIL.lastIndex : -1;
  }
}

const ABBREVIATIONS = lexiconSet('common-things', { class: 'abbreviation-with-full-stop' });

/** Splits a text. Linear; never splits a surrogate pair. */
export function tokenize(text: string): Tokens {
  const start: number[] = [];
  const end: number[] = [];
  const addresses = new Addresses(text);
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at++;
      continue;
    }
    const to = tokenEnd(text, at, code, addresses);
    start.push(at);
    end.push(to);
    at = to;
  }
  const lineStart = lineStarts(text, start, end);
  return { length: start.length, start, end, lineStart, sentences: sentences(text, start, end, lineStart) };
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
const isWord = (code: number): boolean => (KIND[code] ?? 0) !== 0 && code !== 0x5f;

function tokenEnd(text: string, at: number, code: number, addresses: Addresses): number {
  if (!isWord(code)) {
    const pair = code >= 0xd800 && code < 0xdc00 && at + 1 < text.length;
    if (code === 0x27 && (text.charCodeAt(at + 1) | 32) === 0x73 && !isWord(text.charCodeAt(at + 2))) return at + 2;
    return at + (pair ? 2 : 1);
  }
  let to = at + 1;
  while (to < text.length && isWord(text.charCodeAt(to))) to++;
  const next = text.charCodeAt(to);
  if (next === 0x2e || next === 0x40 || next === 0x3a || next === 0x5f || next === 0x2b || next === 0x2d) {
    const address = addresses.endAt(at);
    if (address > at) return trimmed(text, address);
  }
  return next === 0x2e ? withPeriod(text, at, to) : to;
}

function trimmed(text: string, end: number): number {
  let to = end;
  while (/[.,;:!?)]/.test(text.charAt(to - 1))) to--;
  return to;
}

/** The period belongs to initials (`J.`, `U.S.`) and to abbreviations, and does not end a sentence then. */
function withPeriod(text: string, at: number, to: number): number {
  if (to - at === 1 && KIND[text.charCodeAt(at)] !== DIGIT) {
    let end = to + 1;
    while (isWord(text.charCodeAt(end)) && text.charCodeAt(end + 1) === 0x2e) end += 2;
    return end;
  }
  return to - at < 7 && ABBREVIATIONS.has(text.slice(at, to).toLowerCase()) ? to + 1 : to;
}

function lineStarts(text: string, start: readonly number[], end: readonly number[]): Uint8Array {
  const out = new Uint8Array(start.length);
  for (let row = 0; row < out.length; row++)
    out[row] = row === 0 || hasBreak(text, end[row - 1] ?? 0, start[row] ?? 0) > 0 ? 1 : 0;
  return out;
}

function hasBreak(text: string, from: number, to: number): number {
  let breaks = 0;
  for (let i = from; i < to; i++) if (text.charCodeAt(i) === 10) breaks++;
  return breaks;
}

function sentences(text: string, start: readonly number[], end: readonly number[], lineStart: Uint8Array): number[] {
  const out = [0];
  let from = 0;
  for (let row = 1; row < start.length; row++) {
    if (row - from < MAX_SENTENCE && !startsSentence(text, row, start, end, lineStart)) continue;
    out.push(row);
    from = row;
  }
  if (start.length > 0) out.push(start.length);
  return out;
}

function startsSentence(
  text: string,
  row: number,
  start: readonly number[],
  end: readonly number[],
  lineStart: Uint8Array,
): boolean {
  const before = end[row - 1] ?? 0;
  const from = start[row] ?? 0;
  if (lineStart[row] === 1 && hasBreak(text, before, from) > 1) return true;
  const mark = text.charCodeAt(before - 1);
  if ((mark !== 0x2e && mark !== 0x21 && mark !== 0x3f) || before - (start[row - 1] ?? 0) > 1 || from === before)
    return false;
  const first = text.charAt(from);
  return lineStart[row] === 1 || first !== first.toLowerCase() || first === '"' || first === "'";
}
