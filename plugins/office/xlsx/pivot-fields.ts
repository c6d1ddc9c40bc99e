import type { EntityType } from '../../../core/index.js';
import type { Unit, Writing } from '../text/unit.js';

const ITEMS: ReadonlyMap<string, Writing> = new Map([
  ['s', 'attribute'],
  ['n', 'pivotNumber'],
  ['d', 'pivotDate'],
]);

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

  /** How a value of the cache is searched and written; undefined for attributes that are none. */
  item(
    element: string,
    attribute: string,
  ): { readonly writing: Writing; readonly known: Pick<Unit, 'type'> } | undefined {
    const writing = this.#inCache && attribute === 'v' ? ITEMS.get(element) : undefined;
    if (writing === undefined) return undefined;
    return { writing, known: this.#type === undefined ? {} : { type: this.#type } };
  }
}
