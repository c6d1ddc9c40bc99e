/** The digits as they are said; `oh` is a zero. */
const DIGITS: ReadonlyMap<string, string> = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    .map((word, i): [string, string] => [word, String(i)])
    .concat([['oh', '0']]),
);
const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);
/** Letters with which such words begin. */
const FIRST = 'ZOTFSEND';
const WORD = /[a-z]+/g;
const WORD_AT = /[a-z]{2,6}(?![\p{L}\p{N}_])(?: ([a-z]{3,5})(?![\p{L}\p{N}_]))?/iuy;

/** Digits that words say. */
export interface SpokenDigits {
  readonly digits: string;
  /** Offset behind the words. */
  readonly end: number;
}

/** The digits of a text that is nothing but digits in words, `four one five, double oh`; empty for any other. */
export function spokenDigits(text: string): string {
  let digits = '';
  let times = 1;
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    const digit = DIGITS.get(word);
    const more = TIMES.get(word);
    if (digit === undefined && more === undefined) return '';
    if (digit !== undefined) digits += digit.repeat(times);
    times = more ?? 1;
  }
  return digits;
}

/** The digit that is said where a word begins: `four`, or `double oh`. */
export function spokenAt(text: string, at: number): SpokenDigits | undefined {
  if (!FIRST.includes(text.charAt(at).toUpperCase())) return undefined;
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
