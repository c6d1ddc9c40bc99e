import type { Span } from '../../../core/index.js';

/** Maximum length of the text after an entity that evidence examines, in code units. */
const BEHIND = 24;
const NEXT_WORD = /^(?:'s|s'|')?[ -]{1,2}(\p{L}{2,16})/u;
/** The start of the text or of a line, and the position after the end of a sentence. */
const BEGINS_SENTENCE = /(?:^|[\n.!?:] {0,2})$/;

/** An entity of the model with the text around it. */
export class Term {
  readonly text: string;
  /** The text in lower case. */
  readonly lower: string;
  readonly #view: string;
  readonly #start: number;
  readonly #end: number;

  constructor(view: string, { start, end }: Span) {
    this.#view = view;
    this.#start = start;
    this.#end = end;
    this.text = view.slice(start, end);
    this.lower = this.text.toLowerCase();
  }

  get isLowerCase(): boolean {
    return this.text === this.lower;
  }

  /** The word that follows directly or after `'s`, in lower case; empty if there is none. */
  get nextWord(): string {
    const behind = this.#view.slice(this.#end, this.#end + BEHIND);
    return NEXT_WORD.exec(behind)?.[1]?.toLowerCase() ?? '';
  }

  /** True at the beginning of a sentence that goes on in lower case. */
  get beginsSentence(): boolean {
    const before = this.#view.slice(Math.max(0, this.#start - 3), this.#start);
    return BEGINS_SENTENCE.test(before) && /^ {1,2}\p{Ll}/u.test(this.#view.slice(this.#end, this.#end + 3));
  }
}
