import { MOST_ROWS } from './row-table.js';

/**
 * Rows that may be built at once, and characters to be read for each further one, so that no text can make the scan slow. What may not be
 * built is tried by its expression, and to compile one costs as much as a hundred rows: a whole table may be built at once, which takes less
 * than half a second of an engine's life, or texts of the first minutes would have six hundred expressions compiled that never match.
 */
const CREDIT = MOST_ROWS;
const PAY = 50;
/**
 * Share of a full table that is wanted in vain before it begins anew. It holds what nearly all texts need by then, and to build
 * that again costs as much as these.
 */
const MISSED_SHARE = 1 / 3;

/** Says how many rows of an automaton may be built. */
export class Allowance {
  readonly #most: number;
  #credit = CREDIT;
  #missed = 0;

  /** @param most rows of the table. */
  constructor(most: number) {
    this.#most = most;
  }

  /** For characters that are about to be read. */
  earn(characters: number): void {
    this.#credit = Math.min(CREDIT, this.#credit + characters / PAY);
  }

  /** Takes the credit of a row. @returns false if there is none. */
  take(): boolean {
    if (this.#credit < 1) return false;
    this.#credit--;
    return true;
  }

  /** Called where a full table lacks a row. @returns true if it should begin anew. */
  miss(): boolean {
    if (++this.#missed < MISSED_SHARE * this.#most) return false;
    this.#missed = 0;
    return true;
  }
}
