import type { Span } from '../contracts/span.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The same for ASCII texts, which are most; needs no Unicode classes. */
const ASCII_WORD = /[A-Za-z0-9]+/g;
const ASCII = /^[\0-\x7f]*$/;
/** A word of a text. */
export interface Word extends Span {
  readonly word: string;
  readonly folded: string;
}

/** True for lower-case words. False in scripts without case. */
export const isLower = (word: string): boolean => word === word.toLowerCase() && word !== word.toUpperCase();

/** A word with characters that prose does not have inside words: an address, a path, a file or variable name. */
const CODE = /[@\\_]|[\p{L}\p{N}][./:=#][\p{L}\p{N}]/u;

/** Removes addresses and the like, whose words are in lower case even if they are names. */
const prose = (text: string): string =>
  CODE.test(text)
    ? text
        .split(/\s+/)
        .filter((word) => !CODE.test(word))
        .join(' ')
    : text;

const fold = (word: string): string => word.normalize('NFKC').toLowerCase();

/** The words of a text, with a folded form for comparison. */
export function wordsOf(text: string): Word[] {
  const isAscii = ASCII.test(text);
  const words: Word[] = [];
  for (const { 0: word, index: start } of text.matchAll(isAscii ? ASCII_WORD : WORD)) {
    words.push({ start, end: start + word.length, word, folded: isAscii ? word.toLowerCase() : fold(word) });
  }
  return words;
}

/** The words, folded, that the prose of a text has in lower case. */
export function* lowercaseWords(text: string): Generator<string> {
  for (const [word] of prose(text).matchAll(WORD)) if (isLower(word)) yield fold(word);
}
