/** Spoken digits; `oh` is a zero. */
const DIGITS: ReadonlyMap<string, string> = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    .map((word, i): [string, string] => [word, String(i)])
    .concat([['oh', '0']]),
);
const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);
/** By first letter: the rest of each word that begins with it. */
const ENDS: readonly (readonly string[])[] = Array.from({ length: 26 }, (_, letter) =>
  [...DIGITS.keys(), ...TIMES.keys()].filter((word) => letterAt(word, 0) === letter).map((word) => word.slice(1)),
);
/** By character: whether one of the words begins with it. */
const SAID: readonly boolean[] = Array.from(
  { length: 0x80 },
  (_, code) => (ENDS[letterAt(String.fromCharCode(code), 0)]?.length ?? 0) > 0,
);

const WORD = /[a-z]+/g;
const WORD_AT = /[a-z]{2,6}(?![\p{L}\p{N}_])(?: ([a-z]{3,5})(?![\p{L}\p{N}_]))?/iuy;

/** Index in the alphabet, ignoring case; out of range for anything but ASCII letters. */
function letterAt(text: string, at: number): number {
  return (text.charCodeAt(at) | 0x20) - 0x61;
}

/** True if a word for a digit, or for a repetition, may begin with a character. */
export const mayBeSaid = (code: number): boolean => SAID[code] === true;

/** True if one of the words, or a longer word that begins with it, is at an offset. */
function maySay(text: string, at: number): boolean {
  const ends = ENDS[letterAt(text, at)];
  if (ends === undefined) return false;
  for (const end of ends) {
    let i = 0;
    while (i < end.length && (text.charCodeAt(at + 1 + i) | 0x20) === end.charCodeAt(i)) i++;
    if (i === end.length) return true;
  }
  return false;
}

/** Digits spelled in words. */
export interface SpokenDigits {
  readonly digits: string;
  /** Offset after the words. */
  readonly end: number;
}

/** The digits of a text that consists of spoken digits only, `four one five, double oh`; empty for any other text. */
export function spokenDigits(text: string): string {
  let digits = '';
  let times = 1;
  for (const [word] of text.toLowerCase().matchAll(WORD)) {
    const digit = DIGITS.get(word);
    const more = TIMES.get(word);
    if (digit === undefined && more === undefined) return '';
    if (digit !== undefined) digits += digit.repeat(times);
    times = more ?? 1;
  }
  return digits;
}

/** The spoken digit that starts at a word: `four`, or `double oh`. */
export function spokenAt(text: string, at: number): SpokenDigits | undefined {
  // Fast path for most words.
  if (!maySay(text, at)) return undefined;
  WORD_AT.lastIndex = at;
  const found = WORD_AT.exec(text);
  if (found === null) return undefined;
  const [both, second] = found;
  const first = second === undefined ? both : both.slice(0, -second.length - 1);
  const digit = DIGITS.get(first.toLowerCase());
  if (digit !== undefined) return { digits: digit, end: at + first.length };
  const times = TIMES.get(first.toLowerCase());
  const doubled = second === undefined ? undefined : DIGITS.get(second.toLowerCase());
  return times === undefined || doubled === undefined
    ? undefined
    : { digits: doubled.repeat(times), end: at + both.length };
}
