import { onFirstUse } from '../../words/on-first-use.js';

/** Lengths of the longest runs of letters and of digits in a text. They rule out most notations without a search. */
export interface Runs {
  readonly letters: number;
  readonly digits: number;
}

/** A notation as listed in the source: minimum runs of letters and of digits in a match, and the regular expression. */
export type Notation = readonly [letters: number, digits: number, source: string];

/** A compiled notation. */
export interface Format {
  readonly needs: Runs;
  readonly pattern: RegExp;
}

/** Compiles its expression at first use; most of the eighty are never needed. */
export const formatOf = ([letters, digits, source]: Notation): Format => {
  const pattern = onFirstUse(() => new RegExp(source, 'dgiu'));
  return {
    needs: { letters, digits },
    get pattern() {
      return pattern();
    },
  };
};

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
/** Counts every non-ASCII character as a letter. Most are; a false positive only costs a search. */
const isLetter = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit > 0x7f;

export function runsOf(text: string): Runs {
  let letters = 0;
  let digits = 0;
  let letterRun = 0;
  let digitRun = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    letterRun = isLetter(unit) ? letterRun + 1 : 0;
    digitRun = isDigit(unit) ? digitRun + 1 : 0;
    if (letterRun > letters) letters = letterRun;
    if (digitRun > digits) digits = digitRun;
  }
  return { letters, digits };
}

/** False if a text with these runs cannot contain the notation. */
export const mayHold = (text: Runs, { needs }: Format): boolean =>
  text.letters >= needs.letters && text.digits >= needs.digits;

/**
 * All matches of a global expression. `matchAll` is not used because it copies the expression for each text, which
 * takes longer than searching a short term.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}
