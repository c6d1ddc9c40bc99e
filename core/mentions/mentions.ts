import type { EntityType } from '../entity-type.js';
import { FOLD } from '../scan/characters.js';
import type { Span } from '../span.js';
import { spokenAt } from './spoken.js';
import { isDigit, isSign, LONGEST, readValues, type Value } from './value.js';

/** Most signs between two parts of a value: `(415) 555`, `AB - 123`. */
const MOST_GAP = 3;
/** Values with the same so many first letters or digits are told apart only where one may begin. */
const BEGINNING = 4;
const ZERO = 0x30;
const COMMA = 0x2c;
const ASCII = 128;
/** What may stand between the parts of a value in another spelling of it; so may any sign beyond ASCII. */
const GAPS = ' -./()_:\t\n\r';
/** On both sides of a number, with a digit behind: a fraction, or the groups of a longer number. */
const FRACTION = '.,';
/** The same around a few digits: parts of a date, a time or a range. */
const PARTS = '.,:/-';
const CURRENCY = '$€£¥';

/** A place where a value stands. */
export interface MentionPlace<T> extends Span {
  /** Behind leading zeros that may belong to it. */
  readonly bare: number;
  readonly value: T;
}

interface Known<T> extends Value {
  readonly value: T;
}

/**
 * Values that were found in a document, to be found again wherever they stand in it: with other blanks, hyphens, dots or leading zeros, in
 * other case, or with the digits said in words. Linear in the text, however many values there are.
 */
export class Mentions<T> {
  #known = new Map<string, Known<T>>();
  /** The first signs of all values. */
  #beginnings = new Set<string>();
  /** 1 for each character with which a value begins. */
  readonly #firsts = new Uint8Array(ASCII);
  #hasNumbers = false;
  readonly #most: number;

  /** @param most values that are kept; beyond, the older half is forgotten. Default: all. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  get size(): number {
    return this.#known.size;
  }

  /** Adds a found term, unless it might be anything else at another place, as `2019`, `12` and names may. What is known already stays. */
  add(text: string, type: EntityType, value: T): void {
    for (const found of readValues(text, type)) if (!this.#known.has(found.key)) this.#put({ ...found, value });
    if (this.#known.size > this.#most) this.#forget();
  }

  #put(known: Known<T>): void {
    this.#known.set(known.key, known);
    this.#beginnings.add(known.key.slice(0, BEGINNING));
    this.#firsts[known.key.charCodeAt(0) & (ASCII - 1)] = 1;
    this.#hasNumbers ||= known.isNumber;
  }

  #forget(): void {
    const kept = [...this.#known.values()].slice(-Math.ceil(this.#most / 2));
    this.#known = new Map();
    this.#beginnings = new Set();
    for (const known of kept) this.#put(known);
  }

  /** Where the values stand, by position and without overlaps; of those that begin at one place the longest. */
  find(text: string): MentionPlace<T>[] {
    const found: MentionPlace<T>[] = [];
    if (this.#known.size === 0) return found;
    let before = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const wasSign = before !== 0 && isSign(before);
      const begins = isSign(code) && (!wasSign || (isDigit(code) && !isDigit(before)));
      before = code;
      if (!begins || !this.#mayBegin(text, at, code, wasSign)) continue;
      const place = this.#at(text, at, wasSign);
      if (place === undefined) continue;
      found.push(place);
      at = place.end - 1;
      before = text.charCodeAt(at);
    }
    return found;
  }

  /** The cheap question, which nearly all words fail. */
  #mayBegin(text: string, at: number, code: number, isGlued: boolean): boolean {
    if (this.#firsts[(FOLD[code] ?? 0) & (ASCII - 1)] === 1) return true;
    if (!this.#hasNumbers) return false;
    return isDigit(code) ? code === ZERO : !isGlued && spokenAt(text, at) !== undefined;
  }

  /** The longest value that begins at an offset. @param isGlued a letter stands directly before it. */
  #at(text: string, start: number, isGlued: boolean): MentionPlace<T> | undefined {
    const bare = behindZeros(text, start);
    const place = this.#walk(text, start, start, isGlued);
    if (place !== undefined || bare === start) return place;
    return isDigit(text.charCodeAt(bare)) ? this.#walk(text, start, bare, isGlued) : undefined;
  }

  /** @param from behind the leading zeros of what begins at `start`. */
  #walk(text: string, start: number, from: number, isGlued: boolean): MentionPlace<T> | undefined {
    let place: MentionPlace<T> | undefined;
    let key = '';
    let gap = 0;
    let isSpoken = false;
    for (let at = from; at < text.length; ) {
      const code = text.charCodeAt(at);
      if (!isSign(code)) {
        if (++gap > MOST_GAP || !isGap(text.charAt(at), code, isSpoken)) break;
        at++;
        continue;
      }
      const said = this.#hasNumbers && isWordStart(text, at, code) ? spokenAt(text, at) : undefined;
      isSpoken = said !== undefined;
      key += said?.digits ?? String.fromCharCode(FOLD[code] ?? code);
      at = said?.end ?? at + 1;
      gap = 0;
      if (key.length < BEGINNING) continue;
      if (key.length > LONGEST || !this.#beginnings.has(key.slice(0, BEGINNING))) break;
      const known = this.#known.get(key);
      if (known !== undefined && stands(text, { start, end: at }, known, isGlued))
        place = { start, bare: from, end: at, value: known.value };
    }
    return place;
  }
}

/** Behind leading zeros, and the signs that part them from one another and from the rest: `00-48-29`. */
function behindZeros(text: string, start: number): number {
  let bare = start;
  for (let at = start; text.charCodeAt(at) === ZERO; at = bare) {
    bare = at + 1;
    if (' -'.includes(text.charAt(bare) || 'x') && isDigit(text.charCodeAt(bare + 1))) bare++;
  }
  return bare;
}

const isWordStart = (text: string, at: number, code: number): boolean =>
  !isDigit(code) && (at === 0 || !isSign(text.charCodeAt(at - 1)));

const isGap = (sign: string, code: number, isSpoken: boolean): boolean =>
  code >= ASCII || GAPS.includes(sign) || (isSpoken && code === COMMA);

/** Whether a value ends where it ends in the text, and is written as it may be. */
function stands(text: string, place: Span, { key, loose, isNumber }: Known<unknown>, isGlued: boolean): boolean {
  const { start, end } = place;
  const next = end < text.length ? text.charCodeAt(end) : 0;
  const goesOn = next !== 0 && isSign(next);
  if (goesOn && (!isNumber || !loose || isDigit(next))) return false;
  if (isGlued && !(isNumber && loose)) return false;
  if (!isNumber) return loose || end - start === key.length;
  if (loose) return !isPart(text, place, FRACTION) && !text.slice(start, end).includes(':');
  return end - start === key.length && !isPart(text, place, PARTS) && !isAmount(text, place);
}

/** True if one of the signs and a digit stand on a side of a number. */
const isPart = (text: string, { start, end }: Span, signs: string): boolean =>
  (signs.includes(text.charAt(end) || ' ') && isDigit(text.charCodeAt(end + 1))) ||
  (signs.includes(text.charAt(start - 1) || ' ') && isDigit(text.charCodeAt(start - 2)));

const isAmount = (text: string, { start, end }: Span): boolean =>
  /%|^ %/.test(text.slice(end, end + 2)) || CURRENCY.includes(text.slice(Math.max(0, start - 2), start).trim() || ' ');
