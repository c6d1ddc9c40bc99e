import { type NameColumn, nameColumn } from '../../core/titles/name-columns.js';
import { wholeName } from '../../core/transform/persons.js';
import type { ColumnPlan } from './column-plan.js';

/** A longer value is no name, in code units. */
const LONGEST = 100;
/** What a cell of a row without names gets. */
const NOBODY: readonly string[] = [];

/** Columns that hold the name of one person: one, or several with its parts. */
interface Owner {
  readonly surnames: readonly number[];
  /** Given and middle names. */
  readonly given: readonly number[];
}

/** Columns in the order of the table, whose owner has the same name. */
type Named = readonly (NameColumn & { readonly column: number })[];

const columnsOf = (columns: Named, parts: readonly NameColumn['part'][]): number[] =>
  columns.flatMap(({ part, column }) => (parts.includes(part) ? [column] : []));

/** Columns with parts of a name belong together if there are given names and surnames; a second of both begins another person. */
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
 * The persons of a row, whose names may stand in parts: first and last name in two columns. A part alone does not tell whose it is, and a user
 * name in another column is made of both.
 */
export class RowPersons {
  /** Columns whose values {@link read} wants. */
  readonly columns: readonly number[];
  readonly #owners: readonly Owner[];
  /** For columns that hold a part of a name: place of the owner. */
  readonly #ownerOf = new Map<ColumnPlan, number>();
  /** By owner, the name, or nothing; and all of the row. Arrays, so that all cells of the row get the same one. */
  #names: readonly (readonly string[])[] = [];
  #all = NOBODY;

  /** @param plans by column. */
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
    this.columns = this.#owners.flatMap(({ surnames, given }) => [...surnames, ...given]);
    for (const [i, { surnames, given }] of this.#owners.entries())
      for (const column of given.length > 0 ? [...surnames, ...given] : []) {
        const plan = plans[column];
        if (plan !== undefined) this.#ownerOf.set(plan, i);
      }
  }

  /** Forgets the row. */
  clear(): void {
    this.#names = [];
    this.#all = NOBODY;
  }

  /** Reads the names of a row. @param valueIn value of a column of {@link columns}; empty where the row has none. */
  read(valueIn: (column: number) => string): void {
    this.#names = this.#owners.map(({ surnames, given }) => {
      const last = joinedValues(surnames, valueIn);
      if (given.length === 0) return /\p{L}[\s,.]+\p{L}/u.test(last) ? [last] : NOBODY;
      const first = joinedValues(given, valueIn);
      return first === '' || last === '' ? NOBODY : [wholeName(last, first)];
    });
    this.#all = this.#names.every((names) => names.length === 0) ? NOBODY : this.#names.flat();
  }

  /** The names of the persons that a term in a column can belong to: the one whose name stands in it in parts, else all of the row. */
  of(plan: ColumnPlan): readonly string[] {
    if (plan.persons !== undefined) return plan.persons;
    const owner = this.#ownerOf.get(plan);
    return owner === undefined ? this.#all : (this.#names[owner] ?? NOBODY);
  }
}

function joinedValues(columns: readonly number[], valueIn: (column: number) => string): string {
  let all = '';
  for (const column of columns) {
    const value = valueIn(column).trim();
    if (value === '' || value.length > LONGEST) continue;
    all = all === '' ? value : `${all} ${value}`;
  }
  return all;
}
