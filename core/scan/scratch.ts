import type { TokenRows } from '../contracts/tokens.js';

/** Number of empty rows after the last token, so that readers may look ahead without counting tokens. */
const EMPTY_ROWS = 8;
/** Greater than any offset of a text. */
const NOWHERE = 0x7fffffff;

/** Word tokens while they are written. */
export class Tokens implements TokenRows {
  length = 0;
  start = new Int32Array(0);
  end = new Int32Array(0);
  kind = new Uint8Array(0);
  /** By token: number of the set of word lists that contain it. */
  set = new Int32Array(0);
  hash = new Int32Array(0);
  /** The distinct sets of the text, except for the empty one. */
  readonly sets: number[] = [];
  readonly #columns: Int32Array[] = [];

  /** Clears the table and makes room for the tokens of a text: at most every second code unit starts one. */
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

  /** Number of valid rows: those of the text, and the empty ones after them. */
  get rows(): number {
    return this.length + EMPTY_ROWS;
  }

  /** An additional column of the tokens, reused for each text; it still contains the data of the previous one. */
  column(number: number): Int32Array {
    const known = this.#columns[number];
    if (known !== undefined && known.length === this.set.length) return known;
    const column = new Int32Array(this.set.length);
    this.#columns[number] = column;
    return column;
  }

  /** Clears the rows after the last token, so that readers do not find words of the previous text there. */
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

/** Spans with a number: hits of rules, or context phrases, in the order of the scan. */
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

/** The buffers of one pass over a text. Reused, so that scanning a short text allocates nothing. */
export interface Scratch {
  /** The code units of the text; the rest of the array is undefined. */
  units: Uint16Array;
  readonly tokens: Tokens;
  /** Words that begin something, by entry of the lexicon, each with its row. */
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
