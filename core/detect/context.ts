import type { PhraseIds } from '../scan/rule.js';
import type { Hits } from '../scan/scratch.js';

/** Maximum distance of a context word before a term, in code units, across at most one line break. */
const BEFORE = 64;
/** Maximum distance of a context word after a term, on the same line. */
const AFTER = 32;
/** Maximum distance of a counter word before a term, on the same line. */
const COUNTER = 24;

const NEWLINE = 10;
const BLANK = 32;
const UNKNOWN = -1;

const NONE: ReadonlySet<number> = new Set();

/** Tells whether a context phrase is near a span. Phrases are read in the order of the text. */
export class Surroundings {
  readonly #view: string;
  readonly #hits: Hits;
  /** Phrases in the header of the whole text. */
  readonly #header: PhraseIds;
  /** The most recent span and the rows of phrases around it; cached because many patterns ask about the same span. */
  #start = -1;
  #end = -1;
  #first = 0;
  #behind = 0;
  /** Bounds of the context of that span, computed when a phrase is close enough to need them. */
  #earliest = UNKNOWN;
  #latest = UNKNOWN;

  constructor(view: string, hits: Hits, header: PhraseIds = NONE) {
    this.#view = view;
    this.#hits = hits;
    this.#header = header;
  }

  /** True if one of the phrases occurs in the header, or near the span but not inside it. */
  has(ids: PhraseIds, start: number, end: number): boolean {
    if (ids.size === 0) return false;
    if (this.#header.size > 0) for (const id of this.#header) if (ids.has(id)) return true;
    if (start !== this.#start || end !== this.#end) this.#look(start, end);
    const { id } = this.#hits;
    for (let row = this.#first; row < this.#behind; row++) if (ids.has(id[row] ?? -1) && this.#isNear(row)) return true;
    return false;
  }

  #look(start: number, end: number): void {
    this.#start = start;
    this.#end = end;
    this.#earliest = UNKNOWN;
    this.#latest = UNKNOWN;
    this.#first = this.#from(start - BEFORE);
    let behind = this.#first;
    while (behind < this.#hits.length && (this.#hits.start[behind] ?? 0) < end + AFTER) behind++;
    this.#behind = behind;
  }

  /** Whether a phrase is on a line that counts. Called only for phrases that a rule asks for. */
  #isNear(row: number): boolean {
    const to = this.#hits.end[row] ?? 0;
    if (to <= this.#start) {
      if (this.#earliest === UNKNOWN) this.#earliest = this.#lastLine(this.#start);
      return to >= this.#earliest;
    }
    const at = this.#hits.start[row] ?? 0;
    if (at < this.#end) return false;
    if (this.#latest === UNKNOWN) this.#latest = this.#endOfLine(this.#end);
    return at <= this.#latest;
  }

  /** Start of the line before that of an offset, at most the maximum distance away. */
  #lastLine(offset: number): number {
    const lowest = Math.max(0, offset - BEFORE);
    let breaks = 0;
    for (let at = offset; at > lowest; at--) if (this.#view.charCodeAt(at - 1) === NEWLINE && ++breaks > 1) return at;
    return 0;
  }

  /** End of the line of an offset, at most the maximum distance away. */
  #endOfLine(offset: number): number {
    const highest = Math.min(this.#view.length, offset + AFTER);
    let at = offset;
    while (at < highest && this.#view.charCodeAt(at) !== NEWLINE) at++;
    return at;
  }

  /** True if one of the phrases directly precedes the span on its line. */
  hasBefore(ids: PhraseIds, start: number): boolean {
    if (ids.size === 0) return false;
    for (let i = this.#from(start - COUNTER); i < this.#hits.length; i++) {
      if ((this.#hits.start[i] ?? 0) >= start) return false;
      const to = this.#hits.end[i] ?? 0;
      if (to <= start && ids.has(this.#hits.id[i] ?? -1) && this.#isOneLine(to, start)) return true;
    }
    return false;
  }

  /** True if one of the phrases follows the span after one blank. */
  hasBehind(ids: PhraseIds, end: number): boolean {
    if (ids.size === 0 || this.#view.charCodeAt(end) !== BLANK) return false;
    for (let i = this.#from(end + 1); this.#hits.start[i] === end + 1 && i < this.#hits.length; i++)
      if (ids.has(this.#hits.id[i] ?? -1)) return true;
    return false;
  }

  #isOneLine(from: number, to: number): boolean {
    for (let i = from; i < to; i++) if (this.#view.charCodeAt(i) === NEWLINE) return false;
    return true;
  }

  /** Row of the first phrase that starts at or after an offset. */
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
