/** The longest runs of letters and of digits in a text: what tells at a glance which notations it cannot hold. */
export interface Runs {
  readonly letters: number;
  readonly digits: number;
}

/** A notation as it is written down: least runs of letters and of digits in what it matches, and its expression. */
export type Notation = readonly [letters: number, digits: number, source: string];

/** A notation that is ready to be looked for. */
export interface Format {
  readonly needs: Runs;
  readonly pattern: RegExp;
}

export const formatOf = ([letters, digits, source]: Notation): Format => new LazyFormat({ letters, digits }, source);

/** Makes its expression when it is first looked for: most of eighty never are. */
class LazyFormat implements Format {
  readonly needs: Runs;
  readonly #source: string;
  #pattern: RegExp | undefined;

  constructor(needs: Runs, source: string) {
    this.needs = needs;
    this.#source = source;
  }

  get pattern(): RegExp {
    this.#pattern ??= new RegExp(this.#source, 'dgiu');
    return this.#pattern;
  }
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
/** What is not ASCII counts as a letter: many are, and to look for a notation in vain does no harm. */
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

/** False if no text with these runs holds the notation. */
export const mayHold = (text: Runs, { needs }: Format): boolean =>
  text.letters >= needs.letters && text.digits >= needs.digits;

/** All matches of a global expression. Not `matchAll`, which makes a copy of the expression for each text: that costs more than to search a term. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}
