import type { Edit } from '../../../../core/index.js';
import { decodeReferences } from '../xml/entities.js';
import { areaOf } from './cells.js';
import type { Sheet } from './sheet.js';

/** The element of a cell's formula. */
const FORMULA = /<(?:[\w.-]{1,40}:)?f(?:\s[^<>]{0,2000})?(?:\/>|>[^<]*<\/(?:[\w.-]{1,40}:)?f\s{0,10}>)/g;

/** The result behind a formula, if it may be a day. */
const RESULT = /\s{0,20}<(?:[\w.-]{1,40}:)?v>(\d{5,7}(?:\.\d{1,17})?)(?=<)/y;

const groupOf = (element: string): string | undefined =>
  /\st\s*=\s*["']shared["']/.test(element) ? /\ssi\s*=\s*["'](\d{1,10})["']/.exec(element)?.[1] : undefined;

/** Rows and columns by which the cells of a group are further than the first one. */
function extentOf(element: string): { readonly rows: number; readonly columns: number } {
  const area =
    groupOf(element) === undefined ? undefined : areaOf(/\sref\s*=\s*["']([^"']{1,40})/.exec(element)?.[1] ?? '');
  if (area === undefined) return { rows: 0, columns: 0 };
  return { rows: area.lastRow - area.firstRow, columns: area.lastColumn - area.firstColumn };
}

/** In a group of cells that share a formula, only the first one contains its text. */
const isMaster = (element: string): boolean => !element.endsWith('/>');

/**
 * Removes formulas from cells whose results contained a term, because the formula could compute the term again. The
 * result stays, as a value.
 */
export class FrozenFormulas {
  readonly #sheet: Sheet;
  readonly #removed = new Map<number, number>();
  /** Those of {@link freezeWhere}. */
  #broken: readonly (readonly [start: number, end: number])[] = [];
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
    this.#remove(from + match.index, match[0]);
  }

  /** Freezes the formula that begins at an offset. */
  freezeAt(offset: number): void {
    FORMULA.lastIndex = offset;
    const match = FORMULA.exec(this.#sheet.source);
    if (match?.index === offset) this.#remove(offset, match[0]);
    this.#sorted = undefined;
  }

  /**
   * Freezes all cells with a formula that is found wanting.
   * @param isBroken is told by how many rows and columns other cells that share the formula are further
   */
  freezeWhere(isBroken: (formula: string, more: { readonly rows: number; readonly columns: number }) => boolean): void {
    const { source } = this.#sheet;
    const before = new Set(this.#removed.keys());
    const end = source.search(/<\/(?:[\w.-]{1,40}:)?sheetData\s{0,10}>/);
    for (const { 0: element, index } of source.slice(0, Math.max(end, 0)).matchAll(FORMULA)) {
      if (!isMaster(element) || this.#removed.has(index)) continue;
      const text = decodeReferences(element.slice(element.indexOf('>') + 1, element.lastIndexOf('<'))).text;
      if (!isBroken(text, extentOf(element))) continue;
      this.#remove(index, element);
    }
    this.#sorted = undefined;
    this.#broken = [...this.#removed].filter(([start]) => !before.has(start));
  }

  /** Edits of the results that stay although they show a day that was replaced. @param instead of such a result, if it is one */
  staleResults(instead: (result: string) => string | undefined): Edit[] {
    const { source } = this.#sheet;
    return this.#broken.flatMap(([, at]): Edit[] => {
      RESULT.lastIndex = at;
      const [all = '', result = ''] = RESULT.exec(source) ?? [];
      const other = instead(result);
      const end = at + all.length;
      return other === undefined ? [] : [{ start: end - result.length, end, text: other }];
    });
  }

  /** Removes a formula, and with the first cell of a group those of all others. */
  #remove(start: number, element: string): void {
    this.#removed.set(start, start + element.length);
    const group = groupOf(element);
    if (group === undefined || !isMaster(element)) return;
    for (const one of this.#group(group)) this.#removed.set(one.start, one.end);
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
