import { type NameColumn, nameColumn } from '../../core/titles/name-columns.js';
import { wholeName } from '../../core/transform/persons.js';
import type { ColumnPlan } from './column-plan.js';

/** Maximum length of a name, in code units. */
const MAX_NAME_LENGTH = 100;
/** Numbers that stand for a person where a row holds no name. */
const NUMBERS_OF_PERSONS: ReadonlySet<string | undefined> = new Set(
  'MEDICAL_RECORD_NUMBER HEALTH_PLAN_ID US_SSN NATIONAL_ID CUSTOMER_ID EMPLOYEE_ID STUDENT_ID PASSPORT'.split(' '),
);
/** Result for a row without names. One shared array. */
const NO_PERSONS: readonly string[] = [];

/** The column or columns that hold the name of one person. */
interface Owner {
  readonly surnames: readonly number[];
  /** Given and middle names. */
  readonly given: readonly number[];
}

/** Name columns of one owner, in table order. */
type Named = readonly (NameColumn & { readonly column: number })[];

const columnsOf = (columns: Named, parts: readonly NameColumn['part'][]): number[] =>
  columns.flatMap(({ part, column }) => (parts.includes(part) ? [column] : []));

/**
 * Groups columns with parts of names by person. Given name and surname columns together make a person; a second pair
 * begins another person.
 */
function splitOwners(columns: Named): Owner[] {
  const given = columnsOf(columns, ['given']);
  const named = columnsOf(columns, ['surname']);
  const wholes = columnsOf(columns, ['whole']);
  // `Name` beside `Vorname`
  const surnames = named.length === 0 && wholes.length === given.length ? wholes : named;
  const whole = (all: readonly number[]): Owner[] => all.map((column) => ({ surnames: [column], given: [] }));
  if (surnames.length === 0 || given.length === 0) return whole(columnsOf(columns, ['whole', 'given', 'surname']));
  const others = whole(surnames === wholes ? [] : wholes);
  if (surnames.length !== given.length)
    return [{ surnames, given: columnsOf(columns, ['given', 'middle']) }, ...others];
  const middle = columnsOf(columns, ['middle']);
  const pairs = surnames.map((surname, i) => ({
    surnames: [surname],
    given: [...given.slice(i, i + 1), ...(middle.length === given.length ? middle.slice(i, i + 1) : [])],
  }));
  return [...pairs, ...others];
}

/**
 * The persons of a row, whose names may be split over columns: first name, last name. A part alone does not identify
 * the person, and a user name in another column is made of both.
 */
export class RowPersons {
  /** Columns whose values {@link read} needs. */
  readonly columns: readonly number[];
  readonly #owners: readonly Owner[];
  /** Column of the first number that stands for a person, -1 if there is none. */
  readonly #number: number;
  #subject: string | undefined;
  /** Index of the owner, for columns that hold a part of a name. */
  readonly #ownerOf = new Map<ColumnPlan, number>();
  /**
   * Names by owner (empty if missing), and all names of the row. The same arrays are returned for all cells, so that
   * they can be compared by identity.
   */
  #names: readonly (readonly string[])[] = [];
  #all = NO_PERSONS;

  /** @param plans one per column */
  constructor(plans: readonly ColumnPlan[]) {
    const byOwner = new Map<string, (NameColumn & { column: number })[]>();
    for (const [column, { context }] of plans.entries()) {
      if (context.type !== 'PERSON') continue;
      const named = nameColumn(context.header ?? []);
      const known = byOwner.get(named.owner);
      if (known === undefined) byOwner.set(named.owner, [{ ...named, column }]);
      else known.push({ ...named, column });
    }
    this.#owners = [...byOwner.values()].flatMap(splitOwners);
    this.#number = plans.findIndex(({ context }) => NUMBERS_OF_PERSONS.has(context.type));
    const numbers = this.#number < 0 ? [] : [this.#number];
    this.columns = [...this.#owners.flatMap(({ surnames, given }) => [...surnames, ...given]), ...numbers];
    for (const [i, { surnames, given }] of this.#owners.entries())
      for (const column of given.length > 0 ? [...surnames, ...given] : []) {
        const plan = plans[column];
        if (plan !== undefined) this.#ownerOf.set(plan, i);
      }
  }

  /** Forgets the row. */
  clear(): void {
    this.#names = [];
    this.#all = NO_PERSONS;
    this.#subject = undefined;
  }

  /**
   * Reads the names of a row. @param valueIn returns the value of a column of {@link columns}, empty if the row has
   * none
   */
  read(valueIn: (column: number) => string): void {
    this.#names = this.#owners.map(({ surnames, given }) => {
      const last = joinedValues(surnames, valueIn);
      if (given.length === 0) return /\p{L}[\s,.]+\p{L}/u.test(last) ? [last] : NO_PERSONS;
      const first = joinedValues(given, valueIn);
      return first === '' || last === '' ? NO_PERSONS : [wholeName(last, first)];
    });
    this.#all = this.#names.every((names) => names.length === 0) ? NO_PERSONS : this.#names.flat();
    const number = this.#number < 0 ? '' : valueIn(this.#number).trim().slice(0, MAX_NAME_LENGTH);
    this.#subject = this.#all[0] ?? (number === '' ? undefined : number);
  }

  /** Whom the row concerns: its first person, else the number that stands for one; undefined if it holds neither. */
  get subject(): string | undefined {
    return this.#subject;
  }

  /**
   * The persons a term in a column can belong to: the owner if the column holds a part of a name, else all persons of
   * the row.
   */
  of(plan: ColumnPlan): readonly string[] {
    if (plan.persons !== undefined) return plan.persons;
    const owner = this.#ownerOf.get(plan);
    return owner === undefined ? this.#all : (this.#names[owner] ?? NO_PERSONS);
  }
}

function joinedValues(columns: readonly number[], valueIn: (column: number) => string): string {
  let all = '';
  for (const column of columns) {
    const value = valueIn(column).trim();
    if (value === '' || value.length > MAX_NAME_LENGTH) continue;
    all = all === '' ? value : `${all} ${value}`;
  }
  return all;
}
