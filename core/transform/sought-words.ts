import type { Span } from '../contracts/span.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The same in a text that is nothing but ASCII, as most are: there, classes of Unicode need not be looked up. */
const ASCII_WORD = /[A-Za-z0-9]+/g;
const ASCII = /^[\0-\x7f]*$/;
/** A word of a text. */
export interface Word extends Span {
  readonly word: string;
  readonly folded: string;
}

/** In small letters; scripts without case are not. */
export const isLower = (word: string): boolean => word === word.toLowerCase() && word !== word.toUpperCase();

/** A word with signs in it that prose does not have there: an address, a path, the name of a file or a variable. */
const CODE = /[@\\_]|[\p{L}\p{N}][./:=#][\p{L}\p{N}]/u;

/** A text without addresses and the like, which are in small letters whatever they name. */
const prose = (text: string): string =>
  CODE.test(text)
    ? text
        .split(/\s+/)
        .filter((word) => !CODE.test(word))
        .join(' ')
    : text;

const fold = (word: string): string => word.normalize('NFKC').toLowerCase();

/** The words of a text, compared by `folded`. */
export function wordsOf(text: string): Word[] {
  const isAscii = ASCII.test(text);
  const words: Word[] = [];
  for (const { 0: word, index: start } of text.matchAll(isAscii ? ASCII_WORD : WORD)) {
    words.push({ start, end: start + word.length, word, folded: isAscii ? word.toLowerCase() : fold(word) });
  }
  return words;
}

/** The words that the prose of a text has in small letters, folded. */
export function* smallWords(text: string): Generator<string> {
  for (const [word] of prose(text).matchAll(WORD)) if (isLower(word)) yield fold(word);
}
