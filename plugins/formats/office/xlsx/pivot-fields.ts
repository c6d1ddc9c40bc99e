import type { EntityType } from '../../../../core/index.js';
import { isOfCalendar } from '../text/chart-caches.js';
import type { Unit, Writing } from '../text/unit.js';

/** Values of a cache, and their minimum and maximum, by element and attribute. */
const VALUES: ReadonlyMap<string, Writing> = new Map([
  ['s@v', 'attribute'],
  ['s@c', 'attribute'],
  ['n@v', 'pivotNumber'],
  ['d@v', 'pivotDate'],
  ['sharedItems@minValue', 'pivotNumber'],
  ['sharedItems@maxValue', 'pivotNumber'],
  ['sharedItems@minDate', 'pivotDate'],
  ['sharedItems@maxDate', 'pivotDate'],
]);

/** Numbers of a cache that may be terms even if the type of their column is unknown. */
export const MAY_BE_TERM = /^-?\d{5,15}$/;

/** Numbers of a cache that may be the value of a cell, although no text repeats them. */
export const MAY_REPEAT = /^-?(?=(?:\.?\d){5})\d{1,17}(?:\.\d{1,17})?$/;

/** How a value of a cache is searched and written. */
interface PivotValue {
  readonly writing: Writing;
  readonly known: Pick<Unit, 'type' | 'header' | 'whole' | 'search' | 'repeatsCell'>;
}

/** A column of a sheet that a cache repeats. */
interface Field {
  readonly title: string;
  /** Type of the column, if the sheets told it. */
  readonly type: EntityType | undefined;
}

/**
 * Tracks the field of each value while the cache of a pivot table is read. The cache repeats the values of columns,
 * whose types are known from the sheets.
 */
export class PivotFields {
  readonly #fieldOf: (title: string) => Field;
  /** The fields of a record, in order. */
  readonly #inRecord: readonly Field[];
  #field: Field | undefined;
  /** True if the items of the field are months or weekdays, some of which look like names. */
  #isOfCalendar = false;
  #inCache = false;
  #next = 0;

  /** @param titles titles of the fields of a record, in order. */
  constructor(typeOfTitle: (title: string) => EntityType | undefined, titles: readonly string[]) {
    this.#fieldOf = (title) => ({ title, type: typeOfTitle(title.trim().toLowerCase()) });
    this.#inRecord = titles.map(this.#fieldOf);
  }

  /** @param element where the element stands in the source of the part. */
  enter(
    name: string,
    parent: string,
    value: (attribute: string) => string | undefined,
    element: { readonly source: string; readonly start: number; readonly name: string },
  ): void {
    if (name === 'pivotCacheDefinition' || name === 'pivotCacheRecords') this.#inCache = true;
    if (name === 'cacheField') this.#field = this.#fieldOf(value('name') ?? '');
    if (!this.#inCache) return;
    if (name === 'sharedItems') this.#isOfCalendar = isOfCalendar(element.source, element.start, element.name);
    else if (name === 'r' && parent === 'pivotCacheRecords') this.#next = 0;
    else if (parent === 'r') this.#field = this.#inRecord[this.#next++];
  }

  leave(name: string): void {
    if (name === 'sharedItems') this.#isOfCalendar = false;
    if (name === 'cacheField') this.#field = undefined;
  }

  /**
   * How a value of the cache is searched and written; `none` for numbers that need no search, undefined for anything
   * that is not a value.
   */
  item(place: string, text: string): PivotValue | 'none' | undefined {
    const writing = this.#inCache ? VALUES.get(place) : undefined;
    if (writing === undefined) return undefined;
    const { type, title = '' } = this.#field ?? {};
    const about = { whole: writing !== 'attribute', repeatsCell: true };
    if (this.#isOfCalendar) return { writing, known: { ...about, search: 'known' } };
    if (type !== undefined) return { writing, known: { ...about, type } };
    const known = { ...about, ...(title !== '' && { header: [title] }) };
    if (writing !== 'pivotNumber' || MAY_BE_TERM.test(text)) return { writing, known };
    return MAY_REPEAT.test(text) ? { writing, known: { ...known, search: 'cells' } } : 'none';
  }
}
