import type { Edit } from '../../../../core/index.js';
import type { Sheet } from './sheet.js';

/** The element of a cell's formula. */
const FORMULA = /<(?:[\w.-]{1,40}:)?f(?:\s[^<>]{0,2000})?(?:\/>|>[^<]*<\/(?:[\w.-]{1,40}:)?f\s{0,10}>)/g;

const groupOf = (element: string): string | undefined =>
  /\st\s*=\s*["']shared["']/.test(element) ? /\ssi\s*=\s*["'](\d{1,10})["']/.exec(element)?.[1] : undefined;

/** In a group of cells that share a formula, only the first one contains its text. */
const isMaster = (element: string): boolean => !element.endsWith('/>');

/**
 * Removes formulas from cells whose results contained a term, because the formula could compute the term again. The
 * result stays, as a value.
 */
export class FrozenFormulas {
  readonly #sheet: Sheet;
  readonly #removed = new Map<number, number>();
  #sorted: (readonly [number, number])[] | undefined;
  #groups: Map<string, { start: number; end: number }[]> | undefined;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  get count(): number {
    return this.#removed.size;
  }

  /** Freezes a cell if it has a formula, and all cells that share it. */
  freeze(i: number): void {
    const { source, cells } = this.#sheet;
    const from = cells.start[i] ?? 0;
    const before = source.slice(from, cells.value[i]);
    FORMULA.lastIndex = 0;
    this.#sorted = undefined;
    const match = FORMULA.exec(before);
    if (match === null) return;
    this.#removed.set(from + match.index, from + match.index + match[0].length);
    const group = groupOf(match[0]);
    if (group === undefined || !isMaster(match[0])) return;
    for (const { start, end } of this.#group(group)) this.#removed.set(start, end);
  }

  /** True if an offset is inside of a removed formula. */
  holds(offset: number): boolean {
    this.#sorted ??= [...this.#removed].sort(([a], [b]) => a - b);
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.[1] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return (this.#sorted[low]?.[0] ?? Number.MAX_SAFE_INTEGER) <= offset;
  }

  edits(): Edit[] {
    return [...this.#removed].map(([start, end]) => ({ start, end, text: '' }));
  }

  #group(wanted: string): readonly { start: number; end: number }[] {
    if (this.#groups === undefined) {
      this.#groups = new Map();
      for (const match of this.#sheet.source.matchAll(FORMULA)) {
        const group = groupOf(match[0]);
        if (group === undefined) continue;
        const members = this.#groups.get(group) ?? [];
        this.#groups.set(group, members);
        members.push({ start: match.index, end: match.index + match[0].length });
      }
    }
    return this.#groups.get(wanted) ?? [];
  }
}
