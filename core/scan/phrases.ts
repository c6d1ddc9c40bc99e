import { FOLD, inOneWord, KIND } from './characters.js';

/** A term of one or more words, prepared for comparison in one pass; any white space equals any other. */
export interface Phrase {
  /** Lower-case text with single blanks; the exact text if case counts. */
  readonly text: string;
  readonly exact: boolean;
}

/**
 * Trims a term and reduces white space to single blanks. `null` if it contains no word character, so that it could not
 * be looked up.
 */
export function makePhrase(term: string, exact: boolean): Phrase | null {
  const text = WORD.test(term) ? term : term.trim().replace(/\s+/g, ' ');
  return wordStart(text) === text.length ? null : { text: exact ? text : foldCase(text), exact };
}

const ASCII = /^[\x20-\x7e]*$/;
/** A term without white space. */
const WORD = /^[\x21-\x7e]+$/;

/** Lower case with the same number of code units, as the scan compares it. */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let out = '';
  for (let i = 0; i < text.length; i++) out += String.fromCharCode(FOLD[text.charCodeAt(i)] ?? 0);
  return out;
}

/**
 * A first word of ASCII letters and digits, followed by another ASCII character or the end; most terms begin like this.
 */
const PLAIN = /\w+(?=$|[ -/:-@[-^`{-~])/y;

/** The first word token of a term, `''` if there is none. */
export function firstWord(term: string): string {
  PLAIN.lastIndex = 0;
  if (PLAIN.test(term)) return term.slice(0, PLAIN.lastIndex);
  const from = wordStart(term);
  if (from === term.length) return '';
  let end = from + 1;
  while (end < term.length && inOneWord(term.charCodeAt(end - 1), term.charCodeAt(end))) end++;
  return term.slice(from, end);
}

/** Offset of the first word token in a term; characters before it (`#`, a quote) belong to the term. */
export function wordStart(term: string): number {
  let from = 0;
  while (from < term.length && KIND[term.charCodeAt(from)] === 0) from++;
  return from;
}

/** End of the phrase if it occurs at an offset as whole words, else -1. */
export function matchPhrase(text: string, at: number, phrase: Phrase): number {
  const { text: wanted, exact } = phrase;
  let i = at;
  for (let k = 0; k < wanted.length; k++) {
    const want = wanted.charCodeAt(k);
    if (want === 0x20) {
      const from = i;
      while (i < text.length && i - from < 8 && isBlank(text.charCodeAt(i))) i++;
      if (i === from) return -1;
      continue;
    }
    const got = text.charCodeAt(i);
    if (got !== want && (exact || FOLD[got] !== want)) return -1;
    i++;
  }
  const last = wanted.charCodeAt(wanted.length - 1);
  return i < text.length && inOneWord(last, text.charCodeAt(i)) ? -1 : i;
}

const isBlank = (code: number): boolean => code === 0x20 || (code >= 9 && code <= 13);
