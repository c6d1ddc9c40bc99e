import type { PhraseIds } from '../scan/rule.js';
import type { Hits } from '../scan/scratch.js';

/** How far before a term a context word may stand, in code units; at most one line break may lie between. */
const BEFORE = 64;
/** How far behind, on the same line. */
const AFTER = 32;
/** How far before a term, on its line, a counter word may stand. */
const COUNTER = 24;

const NONE: ReadonlySet<number> = new Set();

/** Answers whether a context phrase stands near a span. Phrases are read in the order of the text. */
export class Surroundings {
  readonly #view: string;
  readonly #hits: Hits;
  /** Phrases that stand in the header of the whole text. */
  readonly #header: PhraseIds;
  /** Phrases near the span that was asked about last: many patterns ask about one span, one after the other. */
  readonly #nearby: number[] = [];
  #start = -1;
  #end = -1;

  constructor(view: string, hits: Hits, header: PhraseIds = NONE) {
    this.#view = view;
    this.#hits = hits;
    this.#header = header;
  }

  /** True if one of the phrases stands in the header, or near the span and not inside it. */
  has(ids: PhraseIds, start: number, end: number): boolean {
    if (ids.size === 0) return false;
    if (this.#header.size > 0) for (const id of this.#header) if (ids.has(id)) return true;
    if (start !== this.#start || end !== this.#end) this.#look(start, end);
    for (let i = 0; i < this.#nearby.length; i++) if (ids.has(this.#nearby[i] ?? -1)) return true;
    return false;
  }

  #look(start: number, end: number): void {
    this.#start = start;
    this.#end = end;
    this.#nearby.length = 0;
    for (let i = this.#from(start - BEFORE); i < this.#hits.length; i++) {
      const at = this.#hits.start[i] ?? 0;
      if (at >= end + AFTER) return;
      if (this.#near(at, this.#hits.end[i] ?? 0, start, end)) this.#nearby.push(this.#hits.id[i] ?? -1);
    }
  }

  /** True if one of the phrases stands directly before the span, on its line. */
  hasBefore(ids: PhraseIds, start: number): boolean {
    if (ids.size === 0) return false;
    for (let i = this.#from(start - COUNTER); i < this.#hits.length; i++) {
      if ((this.#hits.start[i] ?? 0) >= start) return false;
      const to = this.#hits.end[i] ?? 0;
      if (to <= start && ids.has(this.#hits.id[i] ?? -1) && this.#breaks(to, start) === 0) return true;
    }
    return false;
  }

  #near(at: number, to: number, start: number, end: number): boolean {
    if (to <= start) return this.#breaks(to, start) <= 1;
    return at >= end && this.#breaks(end, at) === 0;
  }

  #breaks(from: number, to: number): number {
    let count = 0;
    for (let i = from; i < to; i++) if (this.#view.charCodeAt(i) === 10) count++;
    return count;
  }

  /** Row of the first phrase that starts at or behind an offset. */
  #from(offset: number): number {
    let low = 0;
    let high = this.#hits.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hits.start[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
