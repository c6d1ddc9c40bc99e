import type { EntityType } from '../contracts/entity-type.js';
import type { Span } from '../contracts/span.js';
import { FOLD } from '../scan/characters.js';
import { BEGINNING, Key } from './key.js';
import { Keys } from './keys.js';
import { mayBeSaid, spokenAt } from './spoken.js';
import {
  behindCountry,
  EXACT,
  isDigit,
  isSearchedAgain,
  isSign,
  LOOSE,
  NOT_SEARCHED,
  NUMBER,
  readValue,
} from './value.js';

/** Maximum number of separators between two parts of a value: `(415) 555`, `AB - 123`. */
const MAX_GAP = 3;
const ZERO = 0x30;
const COMMA = 0x2c;
const ASCII = 128;
const LOWERCASE_A = 0x61;
/** Difference between a lower-case ASCII letter and its capital. */
const TO_CAPITAL = 0x20;

/** Properties of a character, as bits. It is a letter or digit. */
const SIGN = 1;
/** It is a digit. */
const NUMERAL = 2;
/** A value starts with it. */
const WRITTEN = 4;
/** A word or zero that may start a number begins with it. */
const OTHERWISE = 8;
const BEGINS = WRITTEN | OTHERWISE;

const UNITS = Uint8Array.from({ length: ASCII }, (_, code) =>
  isSign(code) ? SIGN | (isDigit(code) ? NUMERAL : 0) : 0,
);
const OTHER_BEGINNINGS: readonly number[] = Array.from(UNITS.keys()).filter((code) => code === ZERO || mayBeSaid(code));

/** Characters that may separate the parts of a value in another spelling. Characters beyond ASCII may as well. */
const GAPS: readonly boolean[] = Array.from({ length: ASCII }, (_, code) =>
  ' -./()_:\t\n\r'.includes(String.fromCharCode(code)),
);
/** On both sides of a number, followed by a digit: a fraction, or the groups of a longer number. */
const FRACTION = '.,';
/** The same around a short number: parts of a date, a time or a range. */
const PARTS = '.,:/-';
const CURRENCY = '$€£¥';

/** A position of a known value. */
export interface MentionPlace<T> extends Span {
  /** Start of the value after leading zeros that may belong to it. */
  readonly bare: number;
  readonly value: T;
}

/**
 * Values found in a document, to be found everywhere in it: with other blanks, hyphens, dots or leading zeros, in other
 * case, or with digits in words. Linear in the text, independent of the number of values.
 */
export class Mentions<T> {
  readonly #keys = new Keys();
  /** How each value may be spelled, in the order of the keys. */
  #spellings: number[] = [];
  #values: T[] = [];
  /** The term of each value, if only its own spelling counts and it has separators: `W 1234`. */
  #terms: (string | undefined)[] = [];
  /** Buffer for the value that is currently read. */
  readonly #key = new Key();
  /** Properties of each ASCII character. */
  readonly #units = UNITS.slice();
  /** True if a value starts with a character beyond ASCII. */
  #hasOther = false;
  #hasNumbers = false;
  readonly #most: number;

  /** @param most maximum number of values; above it, the older half is removed. Default: unlimited. */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  get size(): number {
    return this.#keys.size;
  }

  /**
   * Adds a found term, unless it is too ambiguous to search for, such as `2019`, `12` and names. A known value is not
   * replaced.
   * @returns whether the value is known now
   */
  add(text: string, type: EntityType, value: T): boolean {
    if (!isSearchedAgain(type)) return false;
    const isKnown = this.#read(text, 0, type, value);
    const national = behindCountry(text, type);
    if (national > 0) this.#read(text, national, type, value);
    if (this.#keys.size > this.#most) this.#forget();
    return isKnown;
  }

  #read(text: string, from: number, type: EntityType, value: T): boolean {
    const key = this.#key;
    const spelling = readValue(text, from, type, key);
    if (spelling === NOT_SEARCHED) return false;
    if (this.#keys.find(key) < 0) this.#remember(key, spelling, value, text.slice(from));
    return true;
  }

  #remember(key: Key, spelling: number, value: T, term: string): void {
    this.#keys.add(key);
    this.#spellings.push(spelling);
    this.#values.push(value);
    this.#terms.push((spelling & LOOSE) === 0 && term.length > key.length ? term : undefined);
    this.#noteFirst(key.signs[0] ?? 0);
    if (this.#hasNumbers || (spelling & NUMBER) === 0) return;
    this.#hasNumbers = true;
    for (const code of OTHER_BEGINNINGS) this.#note(code, OTHERWISE);
  }

  /** @param sign in lower case. */
  #noteFirst(sign: number): void {
    if (sign >= ASCII) this.#hasOther = true;
    else this.#note(sign, WRITTEN);
    if (sign >= LOWERCASE_A && sign < ASCII) this.#note(sign ^ TO_CAPITAL, WRITTEN);
  }

  #note(code: number, known: number): void {
    this.#units[code] = (this.#units[code] ?? 0) | known;
  }

  /** Removes all values. */
  clear(): void {
    this.#keys.clear();
    this.#spellings.length = 0;
    this.#values.length = 0;
    this.#terms.length = 0;
    this.#units.set(UNITS);
    this.#hasOther = false;
    this.#hasNumbers = false;
  }

  #forget(): void {
    const kept = Math.ceil(this.#most / 2);
    this.#keys.keepLast(kept);
    this.#spellings = this.#spellings.slice(-kept);
    this.#values = this.#values.slice(-kept);
    this.#terms = this.#terms.slice(-kept);
  }

  /** Positions of the values, sorted and without overlaps; of those that begin at the same place the longest. */
  find(text: string): MentionPlace<T>[] {
    const found: MentionPlace<T>[] = [];
    if (this.#keys.size === 0) return found;
    const units = this.#units;
    let unit = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const before = unit;
      unit = code < ASCII ? (units[code] ?? 0) : this.#beyond(code);
      // Fast path: most characters cannot begin a value.
      if ((unit & BEGINS) === 0) continue;
      const isGlued = (before & SIGN) !== 0;
      if (isGlued && ((unit & NUMERAL) === 0 || (before & NUMERAL) !== 0)) continue;
      if ((unit & BEGINS) === OTHERWISE && code !== ZERO && (isGlued || spokenAt(text, at) === undefined)) continue;
      const place = this.#at(text, at, isGlued);
      if (place === undefined) continue;
      found.push(place);
      at = place.end - 1;
      unit = isDigit(text.charCodeAt(at)) ? SIGN | NUMERAL : SIGN;
    }
    return found;
  }

  /** Properties of a character beyond ASCII, as in {@link #units}. */
  #beyond(code: number): number {
    if (!isSign(code)) return 0;
    const folded = FOLD[code] ?? code;
    if (folded >= ASCII) return this.#hasOther ? SIGN | WRITTEN : SIGN;
    return SIGN | ((this.#units[folded] ?? 0) & WRITTEN);
  }

  /** The longest value that begins at an offset. @param isGlued true if a letter directly precedes it. */
  #at(text: string, start: number, isGlued: boolean): MentionPlace<T> | undefined {
    const bare = behindZeros(text, start);
    const place = this.#walk(text, start, start, isGlued);
    if (place !== undefined || bare === start) return place;
    return isDigit(text.charCodeAt(bare)) ? this.#walk(text, start, bare, isGlued) : undefined;
  }

  /** @param from offset after the leading zeros of the value that starts at `start`. */
  #walk(text: string, start: number, from: number, isGlued: boolean): MentionPlace<T> | undefined {
    const key = this.#key;
    key.clear();
    let place: MentionPlace<T> | undefined;
    let longest = BEGINNING;
    let gap = 0;
    let isSpoken = false;
    for (let at = from; at < text.length; ) {
      const code = text.charCodeAt(at);
      if (!isSign(code)) {
        if (++gap > MAX_GAP || !isGap(code, isSpoken)) break;
        at++;
        continue;
      }
      const said = this.#hasNumbers && isWordStart(text, at, code) ? spokenAt(text, at) : undefined;
      isSpoken = said !== undefined;
      const isBeginning = key.length < BEGINNING;
      if (said === undefined) key.push(FOLD[code] ?? code);
      else key.pushAll(said.digits);
      at = said?.end ?? at + 1;
      gap = 0;
      if (key.length < BEGINNING) continue;
      if (isBeginning) longest = this.#keys.longest(key);
      if (key.length > longest) break;
      const value = this.#known(text, start, at, isGlued);
      if (value !== undefined) place = { start, bare: from, end: at, value };
    }
    return place;
  }

  /** The value whose key has been read from the text, if it is allowed in that spelling. */
  #known(text: string, start: number, end: number, isGlued: boolean): T | undefined {
    // A value never ends within a number.
    if (end < text.length && isDigit(text.charCodeAt(end))) return undefined;
    const at = this.#keys.find(this.#key);
    if (at < 0) return undefined;
    const spelling = this.#spellings[at] ?? EXACT;
    const term = this.#terms[at];
    if (term !== undefined)
      return standsAlone(text, start, end) && text.slice(start, end) === term ? this.#values[at] : undefined;
    return stands(text, { start, end }, this.#key.length, spelling, isGlued) ? this.#values[at] : undefined;
  }
}

/** Skips leading zeros and their separators: `00-48-29`. */
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

const isGap = (code: number, isSpoken: boolean): boolean =>
  code >= ASCII || GAPS[code] === true || (isSpoken && code === COMMA);

/**
 * True if the value may end at this position of the text and is in an allowed spelling.
 * @param length length of its key.
 */
function stands(text: string, place: Span, length: number, spelling: number, isGlued: boolean): boolean {
  const { start, end } = place;
  const isNumber = (spelling & NUMBER) !== 0;
  const isLoose = (spelling & LOOSE) !== 0;
  const continues = end < text.length && isSign(text.charCodeAt(end));
  if ((continues || isGlued) && !(isNumber && isLoose)) return false;
  if (!isNumber) return isLoose || end - start === length;
  if (isLoose) return !isPart(text, place, FRACTION) && !text.slice(start, end).includes(':');
  return end - start === length && !isPart(text, place, PARTS) && !isAmount(text, place);
}

/** True if no letter or digit is next to the place. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  (start === 0 || !isSign(text.charCodeAt(start - 1))) && (end >= text.length || !isSign(text.charCodeAt(end)));

/** True if one of the separators and a digit are on either side of a number. */
const isPart = (text: string, { start, end }: Span, signs: string): boolean =>
  (signs.includes(text.charAt(end) || ' ') && isDigit(text.charCodeAt(end + 1))) ||
  (signs.includes(text.charAt(start - 1) || ' ') && isDigit(text.charCodeAt(start - 2)));

const isAmount = (text: string, { start, end }: Span): boolean =>
  /%|^ %/.test(text.slice(end, end + 2)) || CURRENCY.includes(text.slice(Math.max(0, start - 2), start).trim() || ' ');
