import type { Span } from '../contracts/span.js';

/**
 * Letters of scripts whose words stand between blanks and take no particles without one. All others are exempt: Chinese,
 * Japanese, Thai, Lao, Khmer and Burmese have no blanks between words; Korean, Arabic, Hebrew and Indian scripts write
 * particles on to names: `뮐러는`, `بالسيد`.
 */
const LETTER = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{M}]/u;

/**
 * Extends findings to the end of the word in which they begin or end, because half a word left behind tells the rest:
 * no finding has a border between two letters, between two digits, or before a remainder that holds a digit. A
 * remainder of letters alone may stay beside a number, since it is a unit or a label: `45yo`, `DOB03/14/1962`; not between two
 * findings in one word.
 * @param found sorted, without overlaps; extended only up to their neighbours.
 * @param withinWords recognizers whose terms end where their format says.
 */
export function inWholeWords<S extends Span & { readonly recognizer: string }>(
  view: string,
  found: S[],
  withinWords: ReadonlySet<string>,
): S[] {
  for (let i = 0; i < found.length; i++) {
    const span = found[i];
    if (span === undefined || withinWords.has(span.recognizer)) continue;
    const start = isWithinWord(view, span.start) ? startOfWord(view, span.start, found[i - 1]?.end ?? 0) : span.start;
    const end = isWithinWord(view, span.end) ? endOfWord(view, span.end, found[i + 1]?.start ?? view.length) : span.end;
    if (start !== span.start || end !== span.end) found[i] = { ...span, start, end };
  }
  return found;
}

const isWithinWord = (view: string, at: number): boolean =>
  at > 0 && at < view.length && kindAt(view, at - 1) !== OTHER && kindAt(view, at) !== OTHER;

function startOfWord(view: string, start: number, from: number): number {
  let first = start;
  while (first > from && kindAt(view, first - 1) !== OTHER) first--;
  const isEscape = view.charAt(first - 1) === '%' && start - first === 2;
  return !isEscape && tellsMore(view, start, first, start) ? first : start;
}

function endOfWord(view: string, end: number, to: number): number {
  let last = end;
  while (last < to && kindAt(view, last) !== OTHER) last++;
  // Where the word goes on into the next finding, nothing of it stays between them.
  const goesOn = last === to && last < view.length && kindAt(view, last) !== OTHER;
  return goesOn || tellsMore(view, end, end, last) ? last : end;
}

/** True if the part of a word beyond a border continues the finding or holds a digit. */
function tellsMore(view: string, border: number, from: number, to: number): boolean {
  if (from === to) return false;
  if (kindAt(view, border - 1) === kindAt(view, border)) return true;
  for (let at = from; at < to; at++) if (kindAt(view, at) === DIGIT) return true;
  return false;
}

const [OTHER, DIGIT, WORD] = [0, 1, 2];
const FIRST_BEYOND_ASCII = 128;
/** The view folds digits of the first plane only. */
const DECIMAL = /\p{Nd}/u;

/** The character to which a code unit belongs, also the second half of one. */
function characterAt(view: string, at: number): string {
  const isSecondHalf = (view.charCodeAt(at) & 0xfc00) === 0xdc00 && at > 0;
  return String.fromCodePoint(view.codePointAt(isSecondHalf ? at - 1 : at) ?? 0);
}

const kindOf = (character: string): number => {
  if (LETTER.test(character)) return WORD;
  return DECIMAL.test(character) ? DIGIT : OTHER;
};

/** Whether a code unit is a digit, a letter of the scripts above, or neither. */
function kindAt(view: string, at: number): number {
  const code = view.charCodeAt(at);
  if (code >= FIRST_BEYOND_ASCII) return kindOf(characterAt(view, at));
  if (code >= 48 && code <= 57) return DIGIT;
  return (code | 32) >= 97 && (code | 32) <= 122 ? WORD : OTHER;
}
