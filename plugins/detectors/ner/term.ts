import type { Span } from '../../../core/index.js';

/** Maximum length of the text before and after an entity that evidence examines, in code units. */
const AROUND = 48;

/** An entity of the model with the text around it, cut out once for all checks. */
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

  /** The text before it. */
  get before(): string {
    this.#before ??= this.view.slice(Math.max(0, this.start - AROUND), this.start);
    return this.#before;
  }

  /** The text after it. */
  get behind(): string {
    this.#behind ??= this.view.slice(this.end, this.end + AROUND);
    return this.#behind;
  }

  /** The word that follows directly or after `'s`, as written; empty if there is none. */
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
