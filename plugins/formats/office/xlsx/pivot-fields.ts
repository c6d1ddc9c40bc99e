import type { EntityType } from '../../../../core/index.js';
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
  readonly known: Pick<Unit, 'type' | 'whole' | 'search' | 'repeatsCell'>;
}

/**
 * Tracks the field of each value while the cache of a pivot table is read. The cache repeats the values of columns,
 * whose types are known from the sheets.
 */
export class PivotFields {
  readonly #typeOfTitle: (title: string) => EntityType | undefined;
  /** The types of the fields of a record, in order. */
  readonly #inRecord: readonly (EntityType | undefined)[];
  #type: EntityType | undefined;
  #inCache = false;
  #next = 0;

  /** @param titles titles of the fields of a record, in order. */
  constructor(typeOfTitle: (title: string) => EntityType | undefined, titles: readonly string[]) {
    this.#typeOfTitle = (title) => typeOfTitle(title.trim().toLowerCase());
    this.#inRecord = titles.map(this.#typeOfTitle);
  }

  enter(name: string, parent: string, value: (attribute: string) => string | undefined): void {
    if (name === 'pivotCacheDefinition' || name === 'pivotCacheRecords') this.#inCache = true;
    if (name === 'cacheField') this.#type = this.#typeOfTitle(value('name') ?? '');
    if (!this.#inCache) return;
    if (name === 'r' && parent === 'pivotCacheRecords') this.#next = 0;
    else if (parent === 'r') this.#type = this.#inRecord[this.#next++];
  }

  leave(name: string): void {
    if (name === 'cacheField') this.#type = undefined;
  }

  /**
   * How a value of the cache is searched and written; `none` for numbers that need no search, undefined for anything
   * that is not a value.
   */
  item(place: string, text: string): PivotValue | 'none' | undefined {
    const writing = this.#inCache ? VALUES.get(place) : undefined;
    if (writing === undefined) return undefined;
    const type = this.#type;
    const known = { whole: writing !== 'attribute', repeatsCell: true };
    if (type !== undefined) return { writing, known: { ...known, type } };
    if (writing !== 'pivotNumber' || MAY_BE_TERM.test(text)) return { writing, known };
    return MAY_REPEAT.test(text) ? { writing, known: { ...known, search: 'cells' } } : 'none';
  }
}
