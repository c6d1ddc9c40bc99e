import type { TokenRows } from '../contracts/tokens.js';

/** Rows behind the last token that hold nothing, for who looks at the next words without counting them. */
const EMPTY_ROWS = 8;
/** No offset of a text. */
const NOWHERE = 0x7fffffff;

/** Word tokens while they are being written. */
export class Tokens implements TokenRows {
  length = 0;
  start = new Int32Array(0);
  end = new Int32Array(0);
  kind = new Uint8Array(0);
  /** Number of the set of word lists that hold the token. */
  set = new Int32Array(0);
  hash = new Int32Array(0);
  /** The different sets of the text, but for the empty one. */
  readonly sets: number[] = [];
  readonly #columns: Int32Array[] = [];

  /** Empties the table and makes room for the tokens of a text: at most every second code unit begins one. */
  reset(textLength: number): void {
    this.length = 0;
    this.sets.length = 0;
    const rows = (textLength >> 1) + 2 + EMPTY_ROWS;
    if (this.start.length >= rows) return;
    const size = Math.max(512, rows + (rows >> 2));
    this.start = new Int32Array(size);
    this.end = new Int32Array(size);
    this.kind = new Uint8Array(size);
    this.set = new Int32Array(size);
    this.hash = new Int32Array(size);
  }

  /** Rows that mean something: those of the text, and the empty ones behind. */
  get rows(): number {
    return this.length + EMPTY_ROWS;
  }

  /** A column for something else that is said of the tokens, kept from text to text. What is in it is of another text. */
  column(number: number): Int32Array {
    const known = this.#columns[number];
    if (known !== undefined && known.length === this.set.length) return known;
    const column = new Int32Array(this.set.length);
    this.#columns[number] = column;
    return column;
  }

  /** The rows behind may be those of the text before: what reads one too far must not find another text's word there. */
  close(length: number): void {
    this.length = length;
    for (let row = length; row < length + EMPTY_ROWS; row++) {
      this.start[row] = NOWHERE;
      this.end[row] = NOWHERE;
      this.kind[row] = 0;
      this.set[row] = 0;
      this.hash[row] = 0;
    }
  }
}

/** Spans with a number: hits of rules, or context phrases, in the order in which the scan met them. */
export class Hits {
  length = 0;
  id = new Int32Array(128);
  start = new Int32Array(128);
  end = new Int32Array(128);

  push(id: number, start: number, end: number): void {
    if (this.length === this.id.length) this.#grow();
    this.id[this.length] = id;
    this.start[this.length] = start;
    this.end[this.length++] = end;
  }

  #grow(): void {
    const double = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const longer = new Int32Array(old.length * 2);
      longer.set(old);
      return longer;
    };
    this.id = double(this.id);
    this.start = double(this.start);
    this.end = double(this.end);
  }
}

/** What one pass over a text writes. Kept from text to text, so that scanning a short text allocates nothing. */
export interface Scratch {
  /** The code units of the text, and behind them what means nothing. */
  units: Uint16Array;
  readonly tokens: Tokens;
  /** Words that begin something, by entry of the lexicon; of each, its row. */
  readonly known: Hits;
  /** Context phrases, by number. */
  readonly contexts: Hits;
  /** Dictionary terms, by number of the rule. */
  readonly terms: Hits;
  /** Places at which patterns can begin, by number of the dispatch list. */
  readonly attempts: Hits;
  /** Matches of expressions, by number of the form. */
  readonly hits: Hits;
}

export const makeScratch = (): Scratch => ({
  units: new Uint16Array(0),
  tokens: new Tokens(),
  known: new Hits(),
  contexts: new Hits(),
  terms: new Hits(),
  attempts: new Hits(),
  hits: new Hits(),
});
