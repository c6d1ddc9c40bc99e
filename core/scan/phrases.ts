import { FOLD, inOneWord, KIND } from './characters.js';

/** A term of one or more words in a form that is compared in one walk; any white space stands for any other. */
export interface Phrase {
  /** Lower-case text with single blanks; the exact text where case counts. */
  readonly text: string;
  readonly exact: boolean;
}

/** Trims and single-spaces a term. `null` if no word character is in it, so that nothing could look it up. */
export function makePhrase(term: string, exact: boolean): Phrase | null {
  const text = WORD.test(term) ? term : term.trim().replace(/\s+/g, ' ');
  return wordStart(text) === text.length ? null : { text: exact ? text : foldCase(text), exact };
}

const ASCII = /^[\x20-\x7e]*$/;
/** A term that has no white space to look after. */
const WORD = /^[\x21-\x7e]+$/;

/** Lower case, one code unit for one, as the scan compares it. */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let out = '';
  for (let i = 0; i < text.length; i++) out += String.fromCharCode(FOLD[text.charCodeAt(i)] ?? 0);
  return out;
}

/** A word of ASCII letters and digits with more ASCII or nothing behind it, as most terms begin: it ends there in any case. */
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

/** Offset of the first word token in a term; what stands before it (`#`, a quote) belongs to the term. */
export function wordStart(term: string): number {
  let from = 0;
  while (from < term.length && KIND[term.charCodeAt(from)] === 0) from++;
  return from;
}

/** End of the phrase in the text if it stands at `at` as whole words, else -1. */
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
