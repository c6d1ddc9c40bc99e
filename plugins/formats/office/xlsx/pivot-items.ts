import { type Edit, splice } from '../../../../core/index.js';
import { elements, type Part } from '../parts/parts.js';
import { isPlainNumber, numberText } from './number-formats.js';

/** Parts that list the items of pivot tables and name their fields. */
const DEFINITION = /<(?:[\w.-]{1,40}:)?(?:pivotCacheDefinition|pivotTableDefinition)[\s>]/;
const ITEMS = new Set(['s', 'n', 'd', 'item']);
const TITLES = new Set(['cacheField', 'pivotField', 'dataField']);
const ALL = new Set([...ITEMS, ...TITLES]);

const ISO_DATE = /^\d{4}-\d\d-\d\d(?:[ T][\d:.]{5,12}Z?)?$/;
/** Midnight and zero seconds, which cells do not display. */
const NO_TIME = /[ T]00:00(?::00(?:\.0{1,7})?)?$/;
const NO_SECONDS = /(?<=\d:\d\d):00(?:\.0{1,7})?$/;

/**
 * Key for comparing items: Excel ignores case, and a cache writes numbers and dates differently than a cell displays
 * them.
 */
function keyOf(text: string): string {
  if (ISO_DATE.test(text)) return text.replace(NO_TIME, '').replace(NO_SECONDS, '').replace('T', ' ');
  return numberText(text).toLowerCase();
}

const isTyped = (text: string): boolean => ISO_DATE.test(text) || isPlainNumber(text);

/**
 * Keeps the items of pivot tables, and the titles of their fields, distinct. Two items with the same mask would become
 * one row, and Excel reports a damaged cache if an item occurs twice. The second `****` becomes `**** 2` in the cache,
 * in cells, and wherever the item is a text of its own. The number only tells which item was replaced first.
 */
export class PivotItems {
  readonly #items = new Set<string>();
  readonly #titles = new Set<string>();
  /** Substitute -> the item that owns it. */
  readonly #owners = new Map<string, string>();
  /** The number appended to an item's substitute; 0 is not written. */
  readonly #numbers = new Map<string, number>();
  /** The last number appended to a substitute. */
  readonly #last = new Map<string, number>();

  constructor(parts: readonly Part[]) {
    for (const { xml } of parts) {
      if (xml === undefined || !DEFINITION.test(xml.text.slice(0, 5000))) continue;
      for (const { name, attributes } of elements(xml.text, ALL)) {
        const texts = [attributes.get('v'), attributes.get('c'), attributes.get('n'), attributes.get('name')];
        for (const text of texts) if (text !== undefined) this.#add(text, TITLES.has(name));
      }
    }
  }

  #add(text: string, isTitle: boolean): void {
    const key = keyOf(text);
    if (key === '') return;
    this.#items.add(key);
    this.#owners.set(key, key);
    if (isTitle) this.#titles.add(key);
  }

  /**
   * Extends the edits of an item's text so that it differs from all other items. Numbers and dates that stay such are left unchanged, and
   * so are cells of dates: dates reduced to a year, or removed, belong together, and their columns have no room for more.
   * @param isCell true if it is the whole text of a cell.
   */
  apart(text: string, edits: readonly Edit[], isCell: boolean): readonly Edit[] {
    const last = edits.at(-1);
    if (last === undefined || this.#items.size === 0) return edits;
    const item = keyOf(text);
    const wanted = splice(text, edits);
    if (!this.#items.has(item) || wanted === text || isLeft(text, wanted, isCell)) return edits;
    const number = isTyped(item) ? this.#typed(item) : this.#number(item, wanted);
    if (number === 0) return edits;
    const rest = text.slice(last.end);
    return [...edits.slice(0, -1), { start: last.start, end: text.length, text: `${last.text}${rest} ${number}` }];
  }

  #number(item: string, wanted: string): number {
    // LibreOffice interprets asterisks at the end of a title as its own marks, and does not find the field.
    const least = this.#titles.has(item) && wanted.endsWith('*') ? 1 : 0;
    for (let number = this.#numbers.get(item) ?? least; ; number = this.#next(wanted)) {
      const key = keyOf(number === 0 ? wanted : `${wanted} ${number}`);
      const owner = this.#owners.get(key) ?? item;
      if (owner !== item) continue;
      this.#owners.set(key, item);
      this.#numbers.set(item, number);
      return number;
    }
  }

  /** The number written in a cache for a value that is not a number or date any more. */
  #typed(item: string): number {
    const known = this.#numbers.get(item);
    if (known !== undefined) return known;
    const isFirst = this.#last.get('') === undefined && !this.#items.has('0');
    const number = this.#next('');
    this.#numbers.set(item, isFirst ? 0 : number);
    return isFirst ? 0 : number;
  }

  #next(wanted: string): number {
    let number = this.#last.get(wanted) ?? 1;
    do number++;
    while (this.#items.has(String(number)));
    this.#last.set(wanted, number);
    return number;
  }
}

/**
 * True if a substitute may equal that of another item: numbers and dates still have a meaning, and cells of dates have
 * no room.
 */
function isLeft(text: string, substitute: string, isCell: boolean): boolean {
  if (ISO_DATE.test(text)) return ISO_DATE.test(substitute) || isCell;
  return isTyped(substitute);
}
