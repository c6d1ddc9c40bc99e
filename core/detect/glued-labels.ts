import type { Span } from '../contracts/span.js';

/** True for a word that announces a number: `ssn`, `acct`, `DOB`. */
export type IsNumberLabel = (word: string) => boolean;

/** A word that begins with letters and goes on with a number: `SSN536228471`, `PassportX1234567`, `IBANDE89…`. */
const GLUED = /(?<![\p{L}\p{N}])(\p{L}{2,24})(?:\d{1,2}\/\d{1,2}\/\d{2,4}(?![\p{L}\p{N}])|\d[\p{L}\p{N}.-]{4,40})/uy;
const LETTER = /\p{L}/u;
const MOST_LETTERS = 24;
/** Where a word of a label written as one begins: `Case|No`, `employee|ID`. */
const NEXT_WORD = /(?<=\p{Ll})(?=\p{Lu})/u;
/** Words that end a label of a number, whatever else is in it. */
const ENDS_LABEL = /\p{L}{2} (?:no|nr|num|number|nummer|id|ref|code)$/u;
/** Letters at the end that may belong to the number: `X` of `PassportX1234567`, `DE` of `IBANDE89`. */
const MOST_LETTERS_OF_NUMBER = 2;
const SHORTEST_LABEL = 2;

/** A word of a label and its number, and the length of the label. */
export interface GluedLabel extends Span {
  readonly label: number;
}

/** Words in which nothing stands between a label and its number. */
export function gluedLabels(text: string, isLabel: IsNumberLabel): GluedLabel[] {
  const out: GluedLabel[] = [];
  for (let at = SHORTEST_LABEL; at < text.length; at++) {
    // Most words have no digit behind their letters.
    if (!isDigit(text.charCodeAt(at)) || isDigit(text.charCodeAt(at - 1)) || at < (out.at(-1)?.end ?? 0)) continue;
    const start = startOfLetters(text, at);
    if (at - start < SHORTEST_LABEL) continue;
    GLUED.lastIndex = start;
    const [word = '', letters = ''] = GLUED.exec(text) ?? [];
    const label = word === '' ? 0 : labelOf(letters, isLabel);
    if (label > 0) out.push({ start, end: start + word.length, label });
  }
  return out;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The first of at most 24 letters that go to an offset. */
function startOfLetters(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < MOST_LETTERS && LETTER.test(text.charAt(start - 1))) start--;
  return start;
}

/** A label that is shorter may end within a word, `ni` in `nic5823146`, unless the case changes there. */
const SHORTEST_BEFORE_LETTERS = 4;
const CASE_CHANGES = /^\p{Ll}\p{Lu}/u;
const mayEndAt = (letters: string, length: number): boolean =>
  length === letters.length || length >= SHORTEST_BEFORE_LETTERS || CASE_CHANGES.test(letters.slice(length - 1));

/** Length of the label at the start of some letters; 0 if there is none. */
function labelOf(letters: string, isLabel: IsNumberLabel): number {
  const shortest = Math.max(SHORTEST_LABEL, letters.length - MOST_LETTERS_OF_NUMBER);
  for (let length = letters.length; length >= shortest; length--)
    if (mayEndAt(letters, length) && isLabelOfNumber(letters.slice(0, length), isLabel)) return length;
  return 0;
}

function isLabelOfNumber(letters: string, isLabel: IsNumberLabel): boolean {
  const words = wordsOfLabel(letters).join(' ').toLowerCase();
  return ENDS_LABEL.test(words) || isLabel(letters.toLowerCase()) || (words.includes(' ') && isLabel(words));
}

/** The words of a label that is written as one word: `CaseNo` is `Case No`. */
export const wordsOfLabel = (label: string): string[] => label.split(NEXT_WORD);
