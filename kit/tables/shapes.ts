import type { EntityType } from '../../core/contracts/entity-type.js';
import { lexiconPattern } from '../../lexicon/words.js';

const digits = (least: number) => (value: string) => {
  let count = 0;
  for (let i = 0; i < value.length && count < least; i++) if (isDigit(value.charCodeAt(i))) count++;
  return count >= least;
};
const word = (value: string): boolean => /\p{L}/u.test(value) && value.length <= 120;

/** Choices that forms offer under `Insurance` and `Plan`, which are not names. */
const CHOICES = new RegExp(`^(?:${lexiconPattern('column-titles', { class: 'choice', language: 'en' })})$`, 'i');

/**
 * Minimum form of values for the type suggested by a column's title. Much looser than any recognizer, to allow local
 * formats, but enough to tell a phone number from the words `do not call`.
 */
const SHAPES: ReadonlyMap<EntityType, (value: string) => boolean> = new Map([
  ['PERSON', word],
  ['ORGANIZATION', (value: string) => word(value) && !CHOICES.test(value)],
  ['FACILITY', word],
  ['CITY', word],
  ['STREET_ADDRESS', (value: string) => /[\p{L}\d]/u.test(value)],
  ['USERNAME', word],
  ['RELIGION', word],
  ['ETHNICITY', word],
  ['POLITICAL_OPINION', word],
  ['SEXUAL_ORIENTATION', word],
  ['TRADE_UNION', word],
  ['PASSWORD', (value: string) => value.length > 1],
  ['API_KEY', (value: string) => value.length > 7],
  ['EMAIL_ADDRESS', (value: string) => value.includes('@')],
  ['URL', (value: string) => /[./]/.test(value)],
  ['PHONE_NUMBER', digits(5)],
  ['AGE', (value: string) => /^\D{0,10}\d{1,3}(?:\D|$)/.test(value) && value.length <= 20],
  ['DATE', digits(2)],
  ['DATE_OF_BIRTH', digits(2)],
  ['CVV', digits(3)],
  ['IP_ADDRESS', (value: string) => /[.:]/.test(value) && digits(2)(value)],
  ['MAC_ADDRESS', (value: string) => value.length >= 12],
  ['COORDINATES', digits(2)],
  ['LICENSE_PLATE', (value: string) => /[\p{L}\d]/u.test(value) && value.length <= 16],
  ['POSTAL_CODE', (value: string) => /\d/.test(value) && value.length <= 12],
  // State names are found without the title. `open` and `closed` are states of something else.
  ['STATE', (value: string) => /^(?:\p{Lu}{2}|NSW|VIC|QLD|TAS|ACT)$/u.test(value)],
  ['SWIFT_BIC', (value: string) => /^[A-Za-z]{4}/.test(value)],
]);

/** True if the value can have the type. Codes and numbers vary too much for a pattern, so two digits are enough. */
export const hasShape = (type: EntityType, value: string): boolean => (SHAPES.get(type) ?? digits(2))(value);

/** Placeholders for a missing value; a substitute would look like a real value. */
const NOTHING =
  /^(?:[-–—.?*x_/#]{1,10}|n\/?a|n\.a\.|#N\/A|NULL|\(null\)|<null>|null|nil|none|None|NONE|\\N|NaN|nan|\(blank\)|k\.\s?A\.|s\/d|n\.d\.)$/;

/** Labels of summary rows at the end of tables. */
const SUMMARY = new RegExp(`^(?:${lexiconPattern('column-titles', { class: 'summary-row' })})\\s?:?$`, 'i');

/** True for several words without a digit: a remark, as people write below a table or instead of a number. */
const isRemark = (value: string): boolean => /\p{L}\s+\p{L}/u.test(value) && !/\d/.test(value);

/**
 * True if a cell cannot be a value of its column's type: a number in a column of names, a remark in a column of
 * numbers. Codes vary too much, so any single word counts as a value, except a single character.
 */
export const isMisfit = (type: EntityType, value: string): boolean =>
  !hasShape(type, value) &&
  (SHAPES.get(type) === word || type === 'ORGANIZATION'
    ? !/\p{L}/u.test(value) || CHOICES.test(value)
    : isRemark(value) || value.length === 1);

/** Legal forms and words at the end of company names, case-sensitive. */
const COMPANY = new RegExp(
  `\\p{L}[\\p{L}\\d.,&)]* (?:${lexiconPattern('organization-words', { class: 'ends-a-company' })})$`,
  'u',
);

/** True for the name of a company, which may occur among persons in a column of customers or payees. */
export const isCompany = (value: string): boolean => value.includes(' ') && COMPANY.test(value.trim());

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** True for a cell that is a placeholder or a summary label. */
export const isNothing = (value: string): boolean =>
  value.length <= 16 && !isDigit(value.charCodeAt(0)) && (NOTHING.test(value) || SUMMARY.test(value));
