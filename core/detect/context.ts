import type { PhraseIds } from '../scan/rule.js';
import type { Hits } from '../scan/scratch.js';

/** How far before a term a context word may stand, in code units; at most one line break may lie between. */
const BEFORE = 64;
/** How far behind, on the same line. */
const AFTER = 32;
/** How far before a term, on its line, a counter word may stand. */
const COUNTER = 24;

const NEWLINE = 10;

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
    const first = this.#from(start - BEFORE);
    if (first === this.#hits.length || (this.#hits.start[first] ?? 0) >= end + AFTER) return;
    const earliest = this.#lastLine(start);
    const latest = this.#endOfLine(end);
    for (let i = first; i < this.#hits.length; i++) {
      const at = this.#hits.start[i] ?? 0;
      if (at >= end + AFTER) return;
      const to = this.#hits.end[i] ?? 0;
      const isNear = to <= start ? to >= earliest : at >= end && at <= latest;
      if (isNear) this.#nearby.push(this.#hits.id[i] ?? -1);
    }
  }

  /** Where the line before that of an offset begins, as far as a context word may stand before it. */
  #lastLine(offset: number): number {
    const lowest = Math.max(0, offset - BEFORE);
    let breaks = 0;
    for (let at = offset; at > lowest; at--) if (this.#view.charCodeAt(at - 1) === NEWLINE && ++breaks > 1) return at;
    return 0;
  }

  /** Where the line of an offset ends, as far as a context word may stand behind it. */
  #endOfLine(offset: number): number {
    const highest = Math.min(this.#view.length, offset + AFTER);
    let at = offset;
    while (at < highest && this.#view.charCodeAt(at) !== NEWLINE) at++;
    return at;
  }

  /** True if one of the phrases stands directly before the span, on its line. */
  hasBefore(ids: PhraseIds, start: number): boolean {
    if (ids.size === 0) return false;
    for (let i = this.#from(start - COUNTER); i < this.#hits.length; i++) {
      if ((this.#hits.start[i] ?? 0) >= start) return false;
      const to = this.#hits.end[i] ?? 0;
      if (to <= start && ids.has(this.#hits.id[i] ?? -1) && this.#isOneLine(to, start)) return true;
    }
    return false;
  }

  #isOneLine(from: number, to: number): boolean {
    for (let i = from; i < to; i++) if (this.#view.charCodeAt(i) === NEWLINE) return false;
    return true;
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
