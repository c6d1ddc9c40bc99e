import { lexiconWords } from '../../lexicon/words.js';

const MOST_WORDS = 4;
const LONGEST_WORD = 25;
const MOST_SIGNS = 6;
const SIGNS = ' \t:#№=.([-';
/** Signs that a word of a label may hold, behind its first letter. */
const WITHIN = ".'/-";
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;

const isLetter = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at) | 0x20;
  return code < 0x80 ? code >= 0x61 && code <= 0x7a : LETTER.test(text.charAt(at));
};
const isOfWord = (text: string, at: number): boolean =>
  isLetter(text, at) || WITHIN.includes(text.charAt(at)) || (text.charCodeAt(at) > 0x7f && MARK.test(text.charAt(at)));

/**
 * Up to four words at the end of a text, with at most six signs such as `: ` or ` #` behind them; undefined if it does not end
 * so. Read from the end, since the text before a number is longer than its label.
 */
export function labelBefore(text: string): string | undefined {
  let end = text.length;
  while (end > 0 && text.length - end < MOST_SIGNS && SIGNS.includes(text.charAt(end - 1))) end--;
  // The signs of a word belong to it: `No.`
  while (end < text.length && isOfWord(text, end)) end++;
  let start = -1;
  let word = end;
  for (let words = 0; words < MOST_WORDS; words++) {
    const first = startOfWord(text, word);
    if (first < 0) break;
    start = first;
    if (first === 0 || !' _'.includes(text.charAt(first - 1))) break;
    word = first - 1;
  }
  return start < 0 ? undefined : text.slice(start, end);
}

/** The leftmost letter from which a word of at most 25 characters goes to an offset; -1 if there is none. */
function startOfWord(text: string, end: number): number {
  let first = -1;
  for (let at = end - 1; at >= 0 && end - at <= LONGEST_WORD && isOfWord(text, at); at--)
    if (isLetter(text, at)) first = at;
  return first;
}

/** The last word of a text, in lower case, whatever signs follow it; empty if it has none. */
export function lastWord(text: string): string {
  let end = text.length;
  while (end > 0 && !isLetter(text, end - 1)) end--;
  let start = end;
  while (start > 0 && isLetter(text, start - 1)) start--;
  return text.slice(start, end).toLowerCase();
}

const LINK_ENDS: ReadonlySet<string> = new Set(
  lexiconWords('number-labels', { class: 'between-label-and-number' }).map(lastWord),
);

/** True for a text whose last word may link a label to a number: `account number is`. Most end in another one. */
export const mayEndInLink = (text: string): boolean => LINK_ENDS.has(lastWord(text));
