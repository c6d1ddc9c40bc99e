import type { Span } from '../contracts/span.js';

/** True for a word that announces a number: `ssn`, `acct`, `DOB`. */
export type IsNumberLabel = (word: string) => boolean;

/** A word that begins with letters and goes on with a number: `SSN536228471`, `PassportX1234567`, `IBANDE89…`. */
const GLUED = /(?<![\p{L}\p{N}])(\p{L}{2,14})\d[\p{L}\p{N}.-]{5,40}/gu;
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
  for (const { 0: word, 1: letters = '', index } of text.matchAll(GLUED)) {
    const label = labelOf(letters, isLabel);
    if (label > 0) out.push({ start: index, end: index + word.length, label });
  }
  return out;
}

/** Length of the label at the start of some letters; 0 if there is none. */
function labelOf(letters: string, isLabel: IsNumberLabel): number {
  const shortest = Math.max(SHORTEST_LABEL, letters.length - MOST_LETTERS_OF_NUMBER);
  for (let length = letters.length; length >= shortest; length--)
    if (isLabel(letters.slice(0, length).toLowerCase())) return length;
  return 0;
}
