import { DeidError, type EntityType } from '../../core/index.js';
import { lexiconSet, TitleDictionary } from '../../kit/index.js';
import { papaparse } from '../papaparse.js';
import type { RiskTable } from './classes.js';

/**
 * Reads a table of text (CSV), whose first row holds the titles. The delimiter is guessed.
 * @throws DeidError `document_unreadable` for a table without titles, or whose rows have other numbers of cells: nothing is counted then
 */
export function readTable(csv: string): RiskTable {
  const { data, errors } = papaparse().parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  // A table of one column has no delimiter, which says nothing against it.
  if (errors.some(({ type }) => type !== 'Delimiter'))
    throw new DeidError('document_unreadable', ['its quotes do not fit']);
  const [columns = [], ...rows] = data;
  if (columns.length === 0) throw new DeidError('document_unreadable', ['it has no row of titles']);
  const odd = rows.findIndex((row) => row.length !== columns.length);
  if (odd >= 0)
    throw new DeidError('document_unreadable', [`row ${odd + 2} has another number of cells than the titles`]);
  return { columns, rows };
}

/** The table as CSV. */
export const writeTable = ({ columns, rows }: RiskTable): string =>
  `${papaparse().unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { newline: '\n' })}\n`;

/** What others know of a person. */
const QUASI: ReadonlySet<EntityType> = new Set([
  'AGE',
  'DATE_OF_BIRTH',
  'DATE_TIME',
  'GENDER',
  'POSTAL_CODE',
  'CITY',
  'LOCATION',
  'OCCUPATION',
  'ETHNICITY',
  'NATIONALITY',
]);

/** Titles of the sex of a person, which is no identifier by itself. */
const SEX = lexiconSet('column-titles', { class: 'sex' });

/** The columns whose titles name a quasi-identifier. */
export function quasiColumns({ columns }: RiskTable): number[] {
  const titles = new TitleDictionary();
  return columns.flatMap((title, i) => {
    const type = titles.meaning(title)?.type;
    const isKnown = SEX.has(title.trim().toLowerCase()) || (type !== undefined && QUASI.has(type));
    return isKnown ? [i] : [];
  });
}
