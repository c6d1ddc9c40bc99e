import { type Span, sortByPosition } from '../contracts/span.js';
import type { Candidate } from './candidate.js';

/**
 * The findings chosen so far in a cluster of overlaps, and which characters they cover. What is covered is stepped over in one go, so that
 * a cluster costs as much as its candidates uncover, however many have been chosen before.
 */
export class Places {
  readonly #chosen: Candidate[] = [];
  /** By character: one more than the number of the chosen candidate that covers it, 0 for none. */
  readonly #owner: Int32Array;
  /** By covered character: a later one up to which all are covered, or that is free itself; shortened whenever it is walked. */
  readonly #next: Int32Array;

  /** @param length of the text. */
  constructor(length: number) {
    this.#owner = new Int32Array(length + 1);
    this.#next = new Int32Array(length + 1);
  }

  /** The parts of a span that nothing covers. */
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

  /** Chooses a candidate where nothing is covered. */
  add(candidate: Candidate): void {
    this.#chosen.push(candidate);
    this.#cover(candidate, this.#chosen.length);
  }

  /** Makes a neighbour that may take it longer by a piece that nothing covers, that before it or else that behind it; false if there is none. */
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

  /** All that was chosen, by position; for the next cluster, nothing is. */
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

  /** The first character from an offset on that is not covered. */
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
