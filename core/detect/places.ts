import { type Span, sortByPosition } from '../contracts/span.js';
import type { Candidate } from './candidate.js';

/**
 * The findings chosen so far in a cluster of overlaps, and the characters they cover. Covered ranges are skipped in one
 * step, so that the cost of a candidate depends on the characters it adds, however many candidates have been chosen
 * before.
 */
export class Places {
  readonly #chosen: Candidate[] = [];
  /** By character: the number of the chosen candidate that covers it plus one; 0 if it is free. */
  readonly #owner: Int32Array;
  /**
   * By covered character: a later offset up to which all characters are covered. Paths are compressed when they are
   * followed.
   */
  readonly #next: Int32Array;

  /** @param length length of the text. */
  constructor(length: number) {
    this.#owner = new Int32Array(length + 1);
    this.#next = new Int32Array(length + 1);
  }

  /** The parts of a span that no chosen candidate covers. */
  uncovered({ start, end }: Span): Span[] {
    const pieces: Span[] = [];
    for (let at = this.#free(start); at < end; ) {
      let to = at;
      while (to < end && this.#owner[to] === 0) to++;
      pieces.push({ start: at, end: to });
      at = this.#free(to);
    }
    return pieces;
  }

  /** Chooses a candidate for a free range. */
  add(candidate: Candidate): void {
    this.#chosen.push(candidate);
    this.#cover(candidate, this.#chosen.length);
  }

  /**
   * Extends a neighbour by an uncovered piece, preferably the neighbour before it; false if neither may be extended.
   */
  extend(piece: Span, mayTake: (neighbour: Candidate) => boolean): boolean {
    for (const at of [piece.start - 1, piece.end]) {
      const neighbour = this.at(at);
      if (neighbour === undefined || !mayTake(neighbour)) continue;
      const owner = this.#owner[at] ?? 0;
      this.#chosen[owner - 1] = {
        ...neighbour,
        start: Math.min(neighbour.start, piece.start),
        end: Math.max(neighbour.end, piece.end),
      };
      this.#cover(piece, owner);
      return true;
    }
    return false;
  }

  /** The chosen candidate that covers a character. */
  at(offset: number): Candidate | undefined {
    return this.#chosen[(this.#owner[offset] ?? 0) - 1];
  }

  /** All chosen candidates by position; resets the object for the next cluster. */
  drain(): Candidate[] {
    const all = this.#chosen.splice(0);
    sortByPosition(all);
    for (const { start, end } of all) this.#owner.fill(0, start, end);
    return all;
  }

  #cover({ start, end }: Span, owner: number): void {
    this.#owner.fill(owner, start, end);
    this.#next.fill(end, start, end);
  }

  /** The first free character at or after an offset. */
  #free(offset: number): number {
    let free = offset;
    while (this.#owner[free] !== 0 && free < this.#owner.length) free = this.#next[free] ?? free + 1;
    for (let at = offset; at < free; ) {
      const next = this.#next[at] ?? free;
      this.#next[at] = free;
      at = next;
    }
    return free;
  }
}
