import { type Edit, splice } from '../../../../core/index.js';
import { elements, type Part } from '../parts/parts.js';
import { isPlainNumber, numberText } from './number-formats.js';

/** What lists the items of pivot tables and names their fields. */
const DEFINITION = /<(?:[\w.-]{1,40}:)?(?:pivotCacheDefinition|pivotTableDefinition)[\s>]/;
const ITEMS = new Set(['s', 'n', 'd', 'item']);
const TITLES = new Set(['cacheField', 'pivotField', 'dataField']);
const ALL = new Set([...ITEMS, ...TITLES]);

const ISO_DATE = /^\d{4}-\d\d-\d\d(?:[ T][\d:.]{5,12}Z?)?$/;
/** Midnight, and seconds that are none: a cell shows neither. */
const NO_TIME = /[ T]00:00(?::00(?:\.0{1,7})?)?$/;
const NO_SECONDS = /(?<=\d:\d\d):00(?:\.0{1,7})?$/;

/** How items are compared: Excel takes no account of case; a cache writes a number or date otherwise than a cell shows it. */
function keyOf(text: string): string {
  if (ISO_DATE.test(text)) return text.replace(NO_TIME, '').replace(NO_SECONDS, '').replace('T', ' ');
  return numberText(text).toLowerCase();
}

const isTyped = (text: string): boolean => ISO_DATE.test(text) || isPlainNumber(text);

/**
 * Keeps the items of pivot tables apart, and the titles of their fields: two that became the same mask would be one row, and Excel calls a
 * cache damaged that has an item twice. The second `****` becomes `**** 2`, in the cache, in cells, and wherever else the item is a text of
 * its own. The number says only which item was replaced first.
 */
export class PivotItems {
  readonly #items = new Set<string>();
  readonly #titles = new Set<string>();
  /** By what is written, the item it stands for. */
  readonly #owners = new Map<string, string>();
  /** The number behind an item's substitute; 0 is not written. */
  readonly #numbers = new Map<string, number>();
  /** The last number behind a substitute. */
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
   * Edits of a text, so that it becomes unlike all other items if it is one. A number or date that stays one is left as it is, and so is the
   * cell of a date: dates of which a year is left, or nothing, belong together, and their columns have no room for more.
   * @param isCell whether it is the whole text of a cell.
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
    // LibreOffice takes asterisks at the end of a title for marks of its own, and finds no such field.
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

  /** A cache writes only this number for a number or date that is none any more. */
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

/** Whether a substitute may be like that of another item: what is still a number or date means something, and dates in cells have no room. */
function isLeft(text: string, substitute: string, isCell: boolean): boolean {
  if (ISO_DATE.test(text)) return ISO_DATE.test(substitute) || isCell;
  return isTyped(substitute);
}
