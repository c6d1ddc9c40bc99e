import { MAX_ROWS } from './row-table.js';

/**
 * Initial credit of rows, and characters read for each further row, so that no text can make the scan slow. Where no
 * row may be built, the scan tries the expressions, and compiling one costs as much as building a hundred rows.
 * Therefore a whole table may be built at once: this takes less than half a second in an engine's life, and otherwise
 * six hundred expressions that never match would be compiled early on.
 */
const CREDIT = MAX_ROWS;
const PAY = 50;
/**
 * Number of misses, as a share of a full table, after which it is rebuilt. The table holds what nearly all texts need
 * by then, and rebuilding costs about as much as these misses.
 */
const MISSED_SHARE = 1 / 3;

/** Decides how many rows of an automaton may be built. */
export class Allowance {
  readonly #most: number;
  #credit = CREDIT;
  #missed = 0;

  /** @param most maximum number of rows of the table. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Adds credit for characters that will be read. */
  earn(characters: number): void {
    this.#credit = Math.min(CREDIT, this.#credit + characters / PAY);
  }

  /** Uses the credit for one row. @returns false if there is none. */
  take(): boolean {
    if (this.#credit < 1) return false;
    this.#credit--;
    return true;
  }

  /** Called when a full table lacks a row. @returns true if the table should be rebuilt. */
  miss(): boolean {
    if (++this.#missed < MISSED_SHARE * this.#most) return false;
    this.#missed = 0;
    return true;
  }
}
