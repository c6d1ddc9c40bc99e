import { DIGIT, LOWER, UPPER } from '../contracts/tokens.js';
import { KIND } from '../scan/characters.js';
import { withPlainLetters } from '../scan/plain-letters.js';

const ASCII = 0x80;
const UNDERSCORE = 0x5f;
const MARKS = /\p{M}/gu;
const NON_ASCII = /[^\0-\x7f]/;

/** True for letters; digits and `_` separate the words of a code. */
export const isLetter = (unit: number): boolean => {
  const kind = KIND[unit] ?? 0;
  return kind !== 0 && kind !== DIGIT && unit !== UNDERSCORE;
};

/** A word in lower case and without accents. */
export function plain(word: string): string {
  const lower = word.toLowerCase();
  if (!NON_ASCII.test(lower)) return lower;
  return withPlainLetters(lower.normalize('NFKD').replace(MARKS, ''));
}

/** End of the letters that begin at an offset, or of the first hump of `JaneRoe`. */
export function endOfHump(text: string, start: number): number {
  let end = start + 1;
  let before = KIND[text.charCodeAt(start)];
  for (; end < text.length; end++) {
    const unit = text.charCodeAt(end);
    const kind = KIND[unit] ?? 0;
    if (kind === 0 || kind === DIGIT || unit === UNDERSCORE) break;
    if (before === LOWER && kind === UPPER) break;
    before = kind;
  }
  return end;
}

/** Characters, and most of them, between two words of a name. */
const BETWEEN: readonly boolean[] = Array.from({ length: ASCII }, (_, unit) =>
  ' _.-,^+/'.includes(String.fromCharCode(unit)),
);
const MAX_BETWEEN = 2;

/** Start of the next word of a name; -1 if what follows cannot be one. */
export function nextWord(text: string, end: number): number {
  for (let at = end; at < text.length && at - end <= MAX_BETWEEN; at++) {
    const unit = text.charCodeAt(at);
    if (isLetter(unit)) return at;
    if (unit >= ASCII || BETWEEN[unit] !== true) return -1;
  }
  return -1;
}

/** Fewest letters that are read as spelled. */
const MIN_SPELLED = 4;

/** A word that is spelled letter by letter: `M-e-r-c-e-r`, `M. E. R. C. E. R`. */
export function spelledAt(text: string, start: number): { readonly word: string; readonly end: number } | undefined {
  const gap = gapBehind(text, start);
  if (gap === '') return undefined;
  let word = text.charAt(start);
  let at = start;
  while (text.startsWith(gap, at + 1) && isLone(text, at + 1 + gap.length)) {
    at += 1 + gap.length;
    word += text.charAt(at);
  }
  return word.length < MIN_SPELLED ? undefined : { word, end: at + 1 };
}

/** True for a letter behind which no other follows. */
const isLone = (text: string, at: number): boolean =>
  isLetter(text.charCodeAt(at)) && !(at + 1 < text.length && isLetter(text.charCodeAt(at + 1)));

/** What stands between a single letter and the next one; empty if none follows. */
function gapBehind(text: string, at: number): string {
  const next = nextWord(text, at + 1);
  return next > at + 1 && isLone(text, next) ? text.slice(at + 1, next) : '';
}
