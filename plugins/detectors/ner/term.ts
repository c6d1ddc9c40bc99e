import type { Span } from '../../../core/index.js';

/** How much of the text before and behind a reading evidence may look at. In code units. */
const AROUND = 48;

/** A reading of the model and the text around it, cut out once for all who judge it. */
export class Term {
  readonly view: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The text in lower case. */
  readonly lower: string;
  #before: string | undefined;
  #behind: string | undefined;
  #nextWord: string | undefined;

  constructor(view: string, { start, end }: Span) {
    this.view = view;
    this.start = start;
    this.end = end;
    this.text = view.slice(start, end);
    this.lower = this.text.toLowerCase();
  }

  /** The text in front of it. */
  get before(): string {
    this.#before ??= this.view.slice(Math.max(0, this.start - AROUND), this.start);
    return this.#before;
  }

  /** The text behind it. */
  get behind(): string {
    this.#behind ??= this.view.slice(this.end, this.end + AROUND);
    return this.#behind;
  }

  /** The word that follows directly or behind `'s`, as it is written; empty if there is none. */
  get nextWord(): string {
    this.#nextWord ??= NEXT_WORD.exec(this.behind)?.[1] ?? '';
    return this.#nextWord;
  }

  get isLowerCase(): boolean {
    return this.text === this.lower;
  }

  get isAllCapitals(): boolean {
    return this.text === this.text.toUpperCase();
  }
}

const NEXT_WORD = /^(?:'s|s'|')?[ -]{1,2}(\p{L}{2,16})/u;
