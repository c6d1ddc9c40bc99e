import type { EntityType } from '../../core/contracts/entity-type.js';
import { largest } from '../../core/contracts/long-lists.js';
import { titleWords } from '../../core/titles/title-words.js';
import { type ColumnPlan, plan } from './column-plan.js';

/** A column with its plan. */
export interface PlannedColumn {
  readonly title: string;
  /** True if the dictionary knows its title. */
  readonly isKnown: boolean;
  /** Its values in the sample. */
  readonly all: readonly string[];
  readonly planned: ColumnPlan;
}

/** Types that records use to refer to each other. */
const KEYS: ReadonlySet<EntityType> = new Set([
  ...['EMPLOYEE_ID', 'STUDENT_ID', 'CUSTOMER_ID', 'MEDICAL_RECORD_NUMBER', 'HEALTH_PLAN_ID', 'NATIONAL_ID', 'US_SSN'],
  ...['TAX_ID', 'PASSPORT', 'DRIVER_LICENSE', 'CASE_NUMBER', 'BANK_ACCOUNT', 'IBAN_CODE', 'USERNAME', 'EMAIL_ADDRESS'],
  ...['DEVICE_ID', 'SPECIMEN_ID', 'NPI', 'LICENSE_PLATE', 'VEHICLE_VIN'],
]);
/** Share of a column's distinct values that must occur in the other column. */
const MIN_SHARED = 0.6;
/** Minimum number of values, and minimum length: short numbers (`1`, `2`) are equal by chance. */
const MIN_VALUES = 2;
const MIN_LENGTH = 4;

/** True if two titles have the same ending, as `employee_id` and `manager_id` do. */
function endAlike(one: string, other: string): boolean {
  const [last, otherLast] = [titleWords(one).at(-1), titleWords(other).at(-1)];
  return last !== undefined && last === otherLast;
}

const isShort = (values: readonly string[]): boolean =>
  values.filter((value) => value.length < MIN_LENGTH).length * 2 > values.length;

/** True if the values of a column occur in another, as those of `manager_id` in `employee_id`. */
function refersTo(column: PlannedColumn, key: PlannedColumn, keys: ReadonlySet<string>): boolean {
  const different = [...new Set(column.all)];
  if (different.length < MIN_VALUES || (isShort(different) && !endAlike(column.title, key.title))) return false;
  return different.filter((value) => keys.has(value)).length >= different.length * MIN_SHARED;
}

/** Nine digits that are a possible social security number. */
const NINE_DIGITS = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
const MIN_NUMBERS = 3;
const MIN_NUMBER_SHARE = 0.9;

/** True if a column without a known title holds social security numbers without hyphens. */
function areBareNumbers({ isKnown, all }: PlannedColumn): boolean {
  if (isKnown || all.length < MIN_NUMBERS) return false;
  const numbers = all.filter((value) => NINE_DIGITS.test(value));
  return (
    numbers.length >= all.length * MIN_NUMBER_SHARE &&
    new Set(numbers).size >= numbers.length * MIN_NUMBER_SHARE &&
    !areInRow(numbers)
  );
}

/** True for consecutive numbers, each one more than the one before. */
const areInRow = (numbers: readonly string[]): boolean =>
  numbers.filter((one, i) => i > 0 && Math.abs(Number(one) - Number(numbers[i - 1])) < 100).length * 2 > numbers.length;

/** A number or code of one word: digits, with letters and hyphens or blanks between them. */
const CODE = /^[\p{L}\d]+(?:[ _/-][\p{L}\d]+){0,4}$/u;
/** Minimum number of digits of a code, with and without letters: shorter numbers are counts and amounts. */
const MIN_DIGITS = { amongLetters: 4, alone: 7 } as const;
/** A day without separators: `20260114`. */
const DAY = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const ROUND = /00$/;

/** Titles that programs make for columns without one: `Unnamed: 3`, `V2`, `Column 4`, `B`, `7`. */
const MADE_UP = /^(?:(?:unnamed|column|field|col|var|v|x)[\s:_.-]{0,3}\d{0,4}|[a-z]|\d{1,4})$/i;
/** True for no title, and for one that says nothing about its column. */
export const saysNothing = (title: string): boolean => title === '' || MADE_UP.test(title);

/** The shape of a code: `AA-9999` for `ER-4417`. */
const shapeOf = (value: string): string => value.replace(/\d/g, '9').replace(/\p{L}/gu, 'A');

/** True for a code with enough digits to tell one record from all others. */
function isCode(value: string): boolean {
  if (!CODE.test(value) || DAY.test(value)) return false;
  const count = value.replace(/\D/g, '').length;
  return count >= (/\p{L}/u.test(value) ? MIN_DIGITS.amongLetters : MIN_DIGITS.alone);
}

/**
 * True if a column without a title holds a different code of one shape in each row: beside people it is a number that
 * they have somewhere.
 */
function areCodes({ title, all }: PlannedColumn): boolean {
  if (!saysNothing(title) || all.length < MIN_NUMBERS || new Set(all).size < all.length * MIN_NUMBER_SHARE)
    return false;
  const shapes = new Map<string, number>();
  for (const value of all) {
    if (isCode(value)) shapes.set(shapeOf(value), (shapes.get(shapeOf(value)) ?? 0) + 1);
  }
  const most = largest(shapes.values(), 0);
  const isCounted = all.filter((one, i) => i > 0 && Number(one) - Number(all[i - 1]) === 1).length * 2 > all.length;
  const areRound = all.filter((value) => ROUND.test(value)).length * 2 > all.length;
  return most >= all.length * MIN_NUMBER_SHARE && !isCounted && !areRound;
}

/** The days of birth of a table, as they are written. */
const birthsOf = (columns: readonly PlannedColumn[]): ReadonlySet<string> =>
  new Set(columns.flatMap(({ planned, all }) => (planned.context.type === 'DATE_OF_BIRTH' ? all : [])));

/**
 * True for dates without a telling title that are the days of birth of another column: `born` beside `dob`. Both then move
 * alike.
 * @param least number of different values
 */
function areBirths({ planned, all }: PlannedColumn, births: ReadonlySet<string>, least: number): boolean {
  if (births.size === 0 || planned.why !== 'values' || planned.context.type !== 'DATE') return false;
  const different = [...new Set(all)];
  const known = different.filter((value) => births.has(value)).length;
  return different.length >= least && known >= different.length * MIN_SHARED;
}

/**
 * Like {@link withRelated}, for the fields of one record, of which each has one value: a number that could be one of a column
 * of such numbers counts as one. `spouse_id` has the type of `patient_id` if their values have one shape.
 */
export function withRelatedInRecord(columns: readonly PlannedColumn[], aboutPeople: boolean): ColumnPlan[] {
  const keys = columns.filter(({ planned }) => planned.use === 'type' && KEYS.has(planned.context.type ?? ''));
  const births = birthsOf(columns);
  return columns.map((column) => {
    const { planned, title, isKnown, all } = column;
    const [value = ''] = all;
    if (areBirths(column, births, 1)) return plan('type', 'values', title, 'DATE_OF_BIRTH');
    if (planned.use !== 'text' || planned.why !== 'search' || value === '') return planned;
    const key = keys.find((one) => isAlike(column, one));
    if (key !== undefined) return plan('type', 'values', title, key.planned.context.type);
    if (!aboutPeople) return planned;
    if (!isKnown && NINE_DIGITS.test(value)) return plan('type', 'values', title, 'US_SSN');
    return saysNothing(title) && isCode(value) && !ROUND.test(value)
      ? plan('type', 'values', title, 'ID_NUMBER')
      : planned;
  });
}

/** True for two values of one shape below titles that end alike. */
function isAlike(one: PlannedColumn, other: PlannedColumn): boolean {
  const [[value = ''], [otherValue = '']] = [one.all, other.all];
  const isLong = value.length >= MIN_LENGTH && /\d/.test(value);
  return isLong && endAlike(one.title, other.title) && shapeOf(value) === shapeOf(otherValue);
}

/**
 * Assigns types to text columns by other columns. A column with the values of another one gets its type, so that
 * records still refer to each other. Plain numbers beside people are taken for their identifiers.
 */
export function withRelated(columns: readonly PlannedColumn[], aboutPeople: boolean): ColumnPlan[] {
  const keys = columns
    .filter(({ planned }) => planned.use === 'type' && KEYS.has(planned.context.type ?? ''))
    .map((column) => ({ column, values: new Set(column.all) }));
  const births = birthsOf(columns);
  return columns.map((column) => {
    const { planned, title } = column;
    if (areBirths(column, births, MIN_VALUES)) return plan('type', 'values', title, 'DATE_OF_BIRTH');
    if (planned.use !== 'text' || planned.why !== 'search' || column.all.length === 0) return planned;
    const key = keys.find(({ column: other, values }) => refersTo(column, other, values));
    if (key !== undefined) return plan('type', 'values', title, key.column.planned.context.type);
    if (!aboutPeople) return planned;
    if (areBareNumbers(column)) return plan('type', 'values', title, 'US_SSN');
    return areCodes(column) ? plan('type', 'values', title, 'ID_NUMBER') : planned;
  });
}
