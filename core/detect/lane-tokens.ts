import type { TokenTable } from '../contracts/tokens.js';
import type { Tokens } from '../scan/scratch.js';
import type { ListLane } from './list-lanes.js';

/** The token table of one text with the word list bits of one lane. */
export class LaneTokens implements TokenTable {
  readonly length: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly kind: Uint8Array;
  readonly hash: Int32Array;
  readonly flags: Int32Array;
  flagsOfAll = 0;
  readonly #tokens: Tokens;
  readonly #lane: ListLane;
  /** Number of lists with a bit when the flags were written. */
  #size = -1;

  /** @param flags buffer as long as the columns of the tokens; its content is overwritten. */
  constructor(tokens: Tokens, lane: ListLane, flags: Int32Array) {
    this.length = tokens.length;
    this.start = tokens.start;
    this.end = tokens.end;
    this.kind = tokens.kind;
    this.hash = tokens.hash;
    this.flags = flags;
    this.#tokens = tokens;
    this.#lane = lane;
    this.update();
  }

  /** Rewrites the flags if a list has been given a bit since the last call, for this or another text. */
  update(): void {
    const { size, flags: bits } = this.#lane;
    if (size === this.#size) return;
    this.#size = size;
    this.flagsOfAll = 0;
    for (const set of this.#tokens.sets) this.flagsOfAll |= bits[set] ?? 0;
    const { set } = this.#tokens;
    const { flags } = this;
    const end = Math.min(this.#tokens.rows, flags.length);
    if (this.flagsOfAll === 0) flags.fill(0, 0, end);
    else for (let row = 0; row < end; row++) flags[row] = bits[set[row] ?? 0] ?? 0;
  }
}
