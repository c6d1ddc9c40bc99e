import type { EntityType } from '../contracts/entity-type.js';
import { DIGIT } from '../contracts/tokens.js';
import { FOLD, KIND } from '../scan/characters.js';
import { type Key, MAX_KEY_LENGTH } from './key.js';
import { spokenDigits } from './spoken.js';

/** A number with fewer digits is searched only in its original spelling. */
const MIN_LOOSE_DIGITS = 6;
/** Shorter numbers are too often a year, an amount or a count. */
const MIN_DIGITS = 4;
/** Minimum number of letters and digits of a code. */
const MIN_CODE_LENGTH = 5;

const UNDERSCORE = 0x5f;
const ZERO = 0x30;
/** Within the country, `+44 20 …` is dialled `020 …`. */
const COUNTRY_CODE = /^\(?\+\d{1,3}[ ().-]{1,3}/;
/** Years, and round amounts and counts. */
const EVERYDAY = /^(?:1[89]|20)\d\d$|^[1-9]\d{0,2}00+$/;

/**
 * Types that are not searched again: their values mean nothing elsewhere (a dose, an age, a state), are found anywhere
 * by their form (an IP address, a date), or are names, which have their own second pass.
 */
const NEVER_SEARCHED: ReadonlySet<EntityType> = new Set(
  (
    'PERSON ORGANIZATION LOCATION CITY STATE COUNTRY FACILITY COORDINATES DATE_TIME DATE TIME AGE AMOUNT EMAIL_ADDRESS URL DOMAIN_NAME ' +
    'IP_ADDRESS PRIVATE_KEY SENSITIVE_ATTRIBUTE RELIGION ETHNICITY NATIONALITY POLITICAL_OPINION SEXUAL_ORIENTATION TRADE_UNION GENDER ' +
    'MARITAL_STATUS HEALTH DIAGNOSIS MEDICATION OCCUPATION RELATION'
  ).split(' '),
);
/** Types whose short values, such as extensions and house numbers, are too ambiguous to search for. */
const NEVER_SEARCHED_SHORT: ReadonlySet<EntityType> = new Set([
  'PHONE_NUMBER',
  'POSTAL_CODE',
  'STREET_ADDRESS',
  'DATE_OF_BIRTH',
  'CVV',
]);

/** Allowed spellings of a value elsewhere, as bits; 0 for a value that is not searched again. */
export const NOT_SEARCHED = 0;
/** The original spelling. */
export const EXACT = 1;
/** With different blanks, hyphens, dots and leading zeros. */
export const LOOSE = 2;
/** The value consists of digits. */
export const NUMBER = 4;

/** True for a letter or a digit, the characters of keys. */
export const isSign = (code: number): boolean => KIND[code] !== 0 && code !== UNDERSCORE;
export const isDigit = (code: number): boolean => KIND[code] === DIGIT;

/** True if values of a type are searched again at all. */
export const isSearchedAgain = (type: EntityType): boolean => !NEVER_SEARCHED.has(type);

/** Offset of the national number after a country code; 0 if there is no country code. */
export const behindCountry = (text: string, type: EntityType): number =>
  type === 'PHONE_NUMBER' && text.includes('+') ? (COUNTRY_CODE.exec(text)?.[0].length ?? 0) : 0;

/**
 * Writes a found term into the key that all its spellings share: its lower-case letters and digits, without leading
 * zeros if it is a long number.
 * @param from start of the term; the text ends with the term.
 * @returns the allowed spellings; {@link NOT_SEARCHED} if the value is too ambiguous, in which case the key is
 * undefined.
 */
export function readValue(text: string, from: number, type: EntityType, key: Key): number {
  key.clear();
  if (!isSearchedAgain(type) || text.length - from > 4 * MAX_KEY_LENGTH) return NOT_SEARCHED;
  let digits = 0;
  let signs = 0;
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isSign(code)) continue;
    if (isDigit(code)) digits++;
    if (++signs <= MAX_KEY_LENGTH) key.push(FOLD[code] ?? code);
  }
  if (digits === 0) {
    const said = spokenDigits(text.slice(from));
    digits = said.length;
    signs = digits;
    key.clear();
    key.pushAll(said.slice(0, MAX_KEY_LENGTH));
  }
  if (signs > MAX_KEY_LENGTH || digits < 2) return NOT_SEARCHED;
  return digits === key.length ? numberIn(key, type) : codeIn(key, digits, text.slice(from), type);
}

/** `0000`, `1111`: a placeholder. */
function isRepeated({ signs, length }: Key): boolean {
  for (let i = 1; i < length; i++) if (signs[i] !== signs[0]) return false;
  return true;
}

function numberIn(key: Key, type: EntityType): number {
  const { length } = key;
  if (length < MIN_DIGITS || isRepeated(key)) return NOT_SEARCHED;
  let zeros = 0;
  while (key.signs[zeros] === ZERO) zeros++;
  if (length >= MIN_LOOSE_DIGITS && length - zeros >= MIN_DIGITS) {
    if (zeros > 0) key.dropFirst(zeros);
    return LOOSE | NUMBER;
  }
  return NEVER_SEARCHED_SHORT.has(type) || EVERYDAY.test(key.toString()) ? NOT_SEARCHED : EXACT | NUMBER;
}

/** `AB-123456`, `jdoe42`; but not `12 Main St`, whose parts occur elsewhere as well, nor `Q4`. */
function codeIn({ length }: Key, digits: number, text: string, type: EntityType): number {
  if (type === 'STREET_ADDRESS' || length < MIN_CODE_LENGTH) return NOT_SEARCHED;
  if (/\s/.test(text) && /\p{Ll}{3}/u.test(text)) return NOT_SEARCHED;
  return length > MIN_CODE_LENGTH && digits >= MIN_DIGITS ? LOOSE : EXACT;
}
