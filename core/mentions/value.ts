import type { EntityType } from '../entity-type.js';
import { FOLD, KIND } from '../scan/characters.js';
import { DIGIT } from '../tokens.js';
import { spokenDigits } from './spoken.js';

/** Longest value that is looked for again, in letters and digits. */
export const LONGEST = 64;
/** A number of fewer digits is looked for only as it was written. */
const FEWEST_LOOSE = 6;
/** Fewer digits are a year, an amount or a count too often. */
const FEWEST_DIGITS = 4;
/** A code of letters and digits has so many of both together. */
const SHORTEST_CODE = 5;

const UNDERSCORE = 0x5f;
const ZEROS = /^0+/;
/** `+44 20 …` is `020 …` to those who live there. */
const COUNTRY_CODE = /^\(?\+\d{1,3}[ ().-]{1,3}/;
/** A year, and amounts and counts as people round them. */
const EVERYDAY = /^(?:1[89]|20)\d\d$|^[1-9]\d{0,2}00+$/;

/**
 * Types whose values mean nothing at another place (a dose, an age, a state), are found by their form wherever they stand (an IP
 * address, a date), or are names, which have a second pass of their own.
 */
const NEVER: ReadonlySet<EntityType> = new Set(
  (
    'PERSON ORGANIZATION LOCATION CITY STATE COUNTRY FACILITY COORDINATES DATE_TIME DATE TIME AGE AMOUNT EMAIL_ADDRESS URL DOMAIN_NAME ' +
    'IP_ADDRESS PRIVATE_KEY SENSITIVE_ATTRIBUTE RELIGION ETHNICITY NATIONALITY POLITICAL_OPINION SEXUAL_ORIENTATION TRADE_UNION GENDER ' +
    'MARITAL_STATUS HEALTH DIAGNOSIS MEDICATION OCCUPATION RELATION'
  ).split(' '),
);
/** Types of which a few digits, such as those of an extension or a house, are other numbers as well. */
const NEVER_SHORT: ReadonlySet<EntityType> = new Set([
  'PHONE_NUMBER',
  'POSTAL_CODE',
  'STREET_ADDRESS',
  'DATE_OF_BIRTH',
  'CVV',
]);

/** A value in the form in which its spellings agree. */
export interface Value {
  /** Its letters in lower case and its digits, without leading zeros if it is a long number. */
  readonly key: string;
  /** Whether blanks, hyphens, dots and leading zeros may stand elsewhere than in the value as it was found. */
  readonly loose: boolean;
  /** Whether it is digits alone. */
  readonly isNumber: boolean;
}

/** True for a letter or a digit, as keys have them. */
export const isSign = (code: number): boolean => KIND[code] !== 0 && code !== UNDERSCORE;
export const isDigit = (code: number): boolean => KIND[code] === DIGIT;

/** What makes a found term known again in any of its spellings; none if it might be anything else. */
export function readValues(text: string, type: EntityType): Value[] {
  const values = [readValue(text, type)];
  const country = type === 'PHONE_NUMBER' ? COUNTRY_CODE.exec(text)?.[0] : undefined;
  if (country !== undefined) values.push(readValue(text.slice(country.length), type));
  return values.filter((value) => value !== undefined);
}

function readValue(text: string, type: EntityType): Value | undefined {
  if (NEVER.has(type) || text.length > 4 * LONGEST) return undefined;
  let key = '';
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isSign(code)) continue;
    if (isDigit(code)) digits++;
    key += String.fromCharCode(FOLD[code] ?? code);
  }
  if (digits === 0) {
    key = spokenDigits(text);
    digits = key.length;
  }
  if (key.length > LONGEST || digits < 2) return undefined;
  return digits === key.length ? numberOf(key, type) : codeOf(key, digits, text, type);
}

/** `0000`, `1111`: nobody's number. */
function isRepeated(digits: string): boolean {
  for (let i = 1; i < digits.length; i++) if (digits.charCodeAt(i) !== digits.charCodeAt(0)) return false;
  return true;
}

function numberOf(digits: string, type: EntityType): Value | undefined {
  if (digits.length < FEWEST_DIGITS || isRepeated(digits)) return undefined;
  const bare = digits.replace(ZEROS, '');
  if (digits.length >= FEWEST_LOOSE && bare.length >= FEWEST_DIGITS) return { key: bare, loose: true, isNumber: true };
  return NEVER_SHORT.has(type) || EVERYDAY.test(digits) ? undefined : { key: digits, loose: false, isNumber: true };
}

/** `AB-123456`, `jdoe42`; not `12 Main St`, of which each part stands elsewhere as well, nor `Q4`. */
function codeOf(key: string, digits: number, text: string, type: EntityType): Value | undefined {
  if (type === 'STREET_ADDRESS' || key.length < SHORTEST_CODE) return undefined;
  const isWords = /\s/.test(text) && /\p{Ll}{3}/u.test(text);
  return isWords ? undefined : { key, loose: key.length > SHORTEST_CODE && digits >= FEWEST_DIGITS, isNumber: false };
}
