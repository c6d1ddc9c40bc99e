import { type ColumnPlan, plan } from './column-plan.js';
import { type PlannedColumn, saysNothing } from './related-columns.js';
import { mayBeName, type Search, votedType } from './votes.js';

/** Maximum number of rows whose names are examined. */
const MAX_ROWS = 100;
const WORD = /^\p{L}[\p{L}\p{M}.'’-]*$/u;
const MIN_WORD_SHARE = 0.8;

/** True for a column without a title, found by its values or not at all, whose values are single words. */
function mayBePart({ title, planned, all }: PlannedColumn): boolean {
  const isOpen = planned.why === 'search' || (planned.why === 'values' && mayBeName(planned.context.type));
  return (
    saysNothing(title) &&
    isOpen &&
    all.length > 0 &&
    all.filter((value) => WORD.test(value)).length >= all.length * MIN_WORD_SHARE
  );
}

/**
 * Types columns without titles that hold the parts of names beside each other: `Blackmoor` alone may be a place, but
 * `Hortensia Blackmoor` is a person.
 * @param rows the rows of the sample
 */
export function withNamePairs(
  columns: readonly PlannedColumn[],
  rows: readonly (readonly string[])[],
  session: Search,
): readonly PlannedColumn[] {
  const persons = new Map<number, ColumnPlan>();
  for (const [i, column] of columns.entries()) {
    const next = columns[i + 1];
    const pair = next === undefined ? [] : [column, next];
    const isOne = pair.some(({ planned }) => planned.context.type === 'PERSON');
    if (next === undefined || !isOne || !pair.every(mayBePart)) continue;
    const names = rows
      .slice(0, MAX_ROWS)
      .map((row) => [row[i]?.trim() ?? '', row[i + 1]?.trim() ?? ''])
      .filter((parts) => !parts.includes(''))
      .map((parts) => parts.join(' '));
    if (votedType(names, '', session) !== 'PERSON') continue;
    for (const at of [i, i + 1]) persons.set(at, plan('type', 'values', columns[at]?.title ?? '', 'PERSON'));
  }
  return columns.map((column, i) => ({ ...column, planned: persons.get(i) ?? column.planned }));
}
