import { isSame, type Scalar } from '../calculation/values.js';
import { changedText, type TextChange } from './string-forms.js';

/** A result in which terms were found. */
interface FoundResult {
  readonly text: string;
  readonly change: TextChange;
  /** The value in the file. */
  readonly before: Scalar;
}

const WORD = /[\p{L}\p{N}]{3,}/gu;
/** Numbers from here on may identify somebody; smaller ones are ages, counts and lengths of stays. */
const IDENTIFYING = 10_000;

/**
 * True if a new result still tells a term of the old one, because a formula contains it itself.
 * @param isOther true if the formula refers to cells that have changed
 */
export function tellsTerm(value: Scalar, found: FoundResult, isOther: boolean): boolean {
  if (typeof value === 'string') return isWordLeft(value, found);
  if (typeof value !== 'number') return false;
  return isSame(value, found.before) && (!isOther || Math.abs(value) >= IDENTIFYING);
}

/** True if a text has a word of a replaced term that its substitute does not have. */
function isWordLeft(value: string, { text, change }: FoundResult): boolean {
  const edits = typeof change === 'string' ? [{ start: 0, end: text.length }] : change;
  const fresh = new Set(words(changedText(text, change)));
  const left = new Set(words(value));
  return edits
    .flatMap(({ start, end }) => words(text.slice(start, end)))
    .some((word) => left.has(word) && !fresh.has(word));
}

const words = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());
