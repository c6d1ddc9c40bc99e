import { lexiconSet } from '../../lexicon/words.js';
import { plan } from '../tables/column-plan.js';
import { type ColumnPlanner, tellsOfPeople } from '../tables/columns.js';
import { PERSONAL_TYPES } from '../tables/personal-types.js';
import type { JsonColumn } from './shape.js';

/** Words that alone do not say whose name it is. */
const NAMES = lexiconSet('column-titles', { class: 'word-for-name' });
/** Types of values in a part of a record that show that the record is about a person. */
const PERSONAL: ReadonlySet<string> = new Set(PERSONAL_TYPES.filter((type) => type !== 'PERSON'));

/**
 * Plans the columns of one kind of record, those of each object by themselves. What an inner object says (`contact`
 * with a telephone number) also counts for the `name` of the record, unless the object is another person.
 */
export function planColumns(
  columns: readonly JsonColumn[],
  planner: ColumnPlanner,
  titleOf: (keys: readonly string[]) => string,
): void {
  const open = columns.filter((column) => column.plan === undefined);
  const objects = new Map<JsonColumn | undefined, JsonColumn[]>();
  for (const column of open) objects.set(column.owner, [...(objects.get(column.owner) ?? []), column]);
  for (const [owner, members] of [...objects].reverse()) {
    const isRecord = owner === undefined || owner === owner.records.root;
    const isAboutPeople = isRecord && columns.some((column) => isPersonal(column, planner, titleOf));
    const titles = members.map(({ keys }) => titleOf(keys));
    const sample = { rows: rowsOf(members), width: members.length, isAboutPeople, personsAreSubjects: false };
    const first = planner.plans({ ...sample, titles });
    const others = titles.map((title, i) => (mayBeThing(title, members[i]) ? '' : title));
    const isClear = isAboutPeople || first.some(({ context }) => tellsOfPeople(context.type, false));
    const plans =
      isClear || others.every((title, i) => title === titles[i]) ? first : planner.plans({ ...sample, titles: others });
    for (const [i, column] of members.entries()) {
      column.plan = plans[i] ?? plan('text', 'search', titles[i] ?? '');
      column.sample.length = 0;
    }
  }
}

/** Two to four capitalised words: the name of a person in most lists of names. */
const LIKE_A_PERSON = /^\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*){1,3}$/u;

/** True for a `name` whose values are not written like those of persons: that of a package, a file or a field. */
const mayBeThing = (title: string, column: JsonColumn | undefined): boolean =>
  NAMES.has(title.toLowerCase()) &&
  column !== undefined &&
  column.sample.filter((value) => LIKE_A_PERSON.test(value.trim())).length * 2 < column.sample.length;

/** True for a planned value of a person in an inner object that is not another person's. */
function isPersonal(
  { plan: known, owner, records }: JsonColumn,
  planner: ColumnPlanner,
  titleOf: (keys: readonly string[]) => string,
): boolean {
  if (owner === undefined || owner === records.root || !PERSONAL.has(known?.context.type ?? '')) return false;
  return !planner.namesPerson(titleOf(owner.keys));
}

/** The samples of columns as the rows of a table. */
function rowsOf(columns: readonly JsonColumn[]): string[][] {
  const height = columns.reduce((most, { sample }) => Math.max(most, sample.length), 0);
  return Array.from({ length: height }, (_, row) => columns.map(({ sample }) => sample[row] ?? ''));
}
