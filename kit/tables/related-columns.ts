import type { EntityType } from '../../core/contracts/entity-type.js';
import { titleWords } from '../../core/titles/title-words.js';
import { type ColumnPlan, plan } from './column-plan.js';

/** What is known of a column that has a plan. */
export interface PlannedColumn {
  readonly title: string;
  /** Whether the dictionary knows its title. */
  readonly isKnown: boolean;
  /** Its values in the sample. */
  readonly all: readonly string[];
  readonly planned: ColumnPlan;
}

/** Types by which records refer to one another. */
const KEYS: ReadonlySet<EntityType> = new Set([
  ...['EMPLOYEE_ID', 'STUDENT_ID', 'CUSTOMER_ID', 'MEDICAL_RECORD_NUMBER', 'HEALTH_PLAN_ID', 'NATIONAL_ID', 'US_SSN'],
  ...['TAX_ID', 'PASSPORT', 'DRIVER_LICENSE', 'CASE_NUMBER', 'BANK_ACCOUNT', 'IBAN_CODE', 'USERNAME', 'EMAIL_ADDRESS'],
  ...['DEVICE_ID', 'SPECIMEN_ID', 'NPI', 'LICENSE_PLATE', 'VEHICLE_VIN'],
]);
/** Share of a column's different values that must stand in the other one. */
const SHARED = 0.6;
/** Fewer values say nothing, and in shorter ones any numbers are alike: `1`, `2`. */
const MIN_VALUES = 2;
const MIN_LENGTH = 4;

/** Whether two titles end alike, as `employee_id` and `manager_id` do. */
function endAlike(one: string, other: string): boolean {
  const [last, otherLast] = [titleWords(one).at(-1), titleWords(other).at(-1)];
  return last !== undefined && last === otherLast;
}

const isShort = (values: readonly string[]): boolean =>
  values.filter((value) => value.length < MIN_LENGTH).length * 2 > values.length;

/** Whether the values of a column are those of another one, as those of `manager_id` are of `employee_id`. */
function refersTo(column: PlannedColumn, key: PlannedColumn, keys: ReadonlySet<string>): boolean {
  const different = [...new Set(column.all)];
  if (different.length < MIN_VALUES || (isShort(different) && !endAlike(column.title, key.title))) return false;
  return different.filter((value) => keys.has(value)).length >= different.length * SHARED;
}

/** Nine digits that may be a social security number. */
const NINE_DIGITS = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
const MIN_NUMBERS = 3;
const NEARLY_ALL = 0.9;

/** Whether a column, of whose title nobody knows anything, is one of social security numbers that are written without their hyphens. */
function areBareNumbers({ title, isKnown, all }: PlannedColumn): boolean {
  if (isKnown || title === '' || all.length < MIN_NUMBERS) return false;
  const numbers = all.filter((value) => NINE_DIGITS.test(value));
  return (
    numbers.length >= all.length * NEARLY_ALL &&
    new Set(numbers).size >= numbers.length * NEARLY_ALL &&
    !areInRow(numbers)
  );
}

/** Numbers that somebody counted: each is one more than the one before. */
const areInRow = (numbers: readonly string[]): boolean =>
  numbers.filter((one, i) => i > 0 && Math.abs(Number(one) - Number(numbers[i - 1])) < 100).length * 2 > numbers.length;

/**
 * Gives columns that are searched as texts the type that other columns tell: one whose values are another one's is of its type, so that records
 * still refer to one another; and bare numbers beside people are theirs.
 * @param aboutPeople whether the table has a column that hardly stands beside anything but a person.
 */
export function withRelated(columns: readonly PlannedColumn[], aboutPeople: boolean): ColumnPlan[] {
  const keys = columns
    .filter(({ planned }) => planned.use === 'type' && KEYS.has(planned.context.type ?? ''))
    .map((column) => ({ column, values: new Set(column.all) }));
  return columns.map((column) => {
    const { planned, title } = column;
    if (planned.use !== 'text' || planned.why !== 'search' || column.all.length === 0) return planned;
    const key = keys.find(({ column: other, values }) => refersTo(column, other, values));
    if (key !== undefined) return plan('type', 'values', title, key.column.planned.context.type);
    return aboutPeople && areBareNumbers(column) ? plan('type', 'values', title, 'US_SSN') : planned;
  });
}
