import { MORE, type More, type Reader } from './characters.js';

/** A value as it stands in a text. */
export interface FoundValue {
  /** The value as it was added. */
  readonly value: string;
  readonly end: number;
  /** How its letters are written there, if otherwise: all small or all capital. */
  readonly letters: 'same' | 'capital' | 'small';
}

const SIGN = /[\p{L}\p{M}\p{N}]/u;
const BLANK = /\s/u;
/** Scripts without blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

const fold = (char: string): string => char.toLowerCase();
const isLower = (text: string): boolean => text === text.toLowerCase() && text !== text.toUpperCase();
const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** Finds known values as whole words: invented names, numbers, codes. */
export class Values {
  /** By the first character, in small letters; the longest first. */
  readonly #byFirst = new Map<string, string[]>();

  /** Adds a value. */
  add(value: string): void {
    const first = fold(value.charAt(0));
    const known = this.#byFirst.get(first) ?? [];
    if (known.includes(value)) return;
    this.#byFirst.set(
      first,
      [...known, value].sort((a, b) => b.length - a.length),
    );
  }

  /** True if a value begins with a character. */
  begins(char: string): boolean {
    return this.#byFirst.has(fold(char));
  }

  /** The value that begins at an offset; undefined if none does. @param before the character before it; `''` at the start */
  at(reader: Reader, at: number, before: string): FoundValue | More | undefined {
    if (this.#byFirst.size === 0) return undefined;
    const first = reader.raw(at);
    if (first === undefined || first === MORE) return first;
    for (const value of this.#byFirst.get(fold(first.char)) ?? []) {
      if (SIGN.test(value.charAt(0)) && SIGN.test(before) && !UNSPACED.test(value.charAt(0))) continue;
      const found = compare(reader, at, value);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function compare(reader: Reader, from: number, value: string): FoundValue | More | undefined {
  let [at, i, text] = [from, 0, ''];
  while (i < value.length) {
    const one = reader.raw(at);
    if (one === MORE || one === undefined) return one;
    const wanted = value.charAt(i);
    if (BLANK.test(wanted) ? !BLANK.test(one.char) : fold(one.char) !== fold(wanted)) return undefined;
    text += one.char;
    [at, i] = [one.end, i + 1];
  }
  const end = endOf(reader, at, value);
  if (end === MORE) return MORE;
  return end ? lettersOf(value, text, at) : undefined;
}

/** True if a word ends at an offset: no letter follows, or only the `s` of a genitive or plural. */
function endOf(reader: Reader, at: number, value: string): boolean | More {
  const last = value.at(-1) ?? '';
  if (!SIGN.test(last) || UNSPACED.test(last)) return true;
  const next = reader.raw(at);
  if (next === MORE) return MORE;
  if (next === undefined || !SIGN.test(next.char)) return true;
  if (next.char !== 's' || /\d/.test(last)) return false;
  const behind = reader.raw(next.end);
  return behind === MORE ? MORE : behind === undefined || !SIGN.test(behind.char);
}

function lettersOf(value: string, text: string, end: number): FoundValue | undefined {
  const same = { value, end, letters: 'same' } as const;
  if (text.replace(/\s/gu, ' ') === value.replace(/\s/gu, ' ')) return same;
  if (isUpper(text)) return { ...same, letters: 'capital' };
  // `fields` is a word of its own, `helen.fields@example.com` is not.
  if (isLower(text)) return /[^\p{L}]/u.test(value) ? { ...same, letters: 'small' } : undefined;
  return same;
}
