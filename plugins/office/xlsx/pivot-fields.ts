import type { EntityType } from '../../../core/index.js';
import type { Unit, Writing } from '../text/unit.js';

/** Values of a cache, and their least and greatest, by element and attribute. */
const VALUES: ReadonlyMap<string, Writing> = new Map([
  ['s@v', 'attribute'],
  ['n@v', 'pivotNumber'],
  ['d@v', 'pivotDate'],
  ['sharedItems@minValue', 'pivotNumber'],
  ['sharedItems@maxValue', 'pivotNumber'],
  ['sharedItems@minDate', 'pivotDate'],
  ['sharedItems@maxDate', 'pivotDate'],
]);

/** Numbers of a cache that may be terms, where no column says what they are. */
export const MAY_BE_TERM = /^-?\d{5,15}$/;

/** How a value of a cache is searched and written. */
interface PivotValue {
  readonly writing: Writing;
  readonly known: Pick<Unit, 'type' | 'whole'>;
}

/**
 * Knows, while the cache of a pivot table is read, of which field a value is: the cache repeats the values of columns, whose types the
 * sheets have told.
 */
export class PivotFields {
  readonly #typeOfTitle: (title: string) => EntityType | undefined;
  #type: EntityType | undefined;
  #inCache = false;

  constructor(typeOfTitle: (title: string) => EntityType | undefined) {
    this.#typeOfTitle = typeOfTitle;
  }

  enter(name: string, value: (attribute: string) => string | undefined): void {
    if (name === 'pivotCacheDefinition' || name === 'pivotCacheRecords') this.#inCache = true;
    if (name === 'cacheField') this.#type = this.#typeOfTitle((value('name') ?? '').trim().toLowerCase());
  }

  leave(name: string): void {
    if (name === 'cacheField') this.#type = undefined;
  }

  /** How a value of the cache is searched and written; `none` for numbers that need no search, undefined for what is no value. */
  item(place: string, text: string): PivotValue | 'none' | undefined {
    const writing = this.#inCache ? VALUES.get(place) : undefined;
    if (writing === undefined) return undefined;
    const type = this.#type;
    if (writing === 'pivotNumber' && type === undefined && !MAY_BE_TERM.test(text)) return 'none';
    return { writing, known: { ...(type !== undefined && { type }), whole: writing !== 'attribute' } };
  }
}
