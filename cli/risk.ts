import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type ProtectedTable,
  quasiColumns,
  type RiskColumns,
  type RiskReport,
  type RiskTable,
  readTable,
  riskOf,
  withMinK,
  writeTable,
} from '../lib/index.js';
import { usage, withPath } from './base/errors.js';
import { EXIT } from './base/exit-codes.js';
import { note, print } from './base/terminal.js';

/** Options of `risk`. */
export interface RiskFlags {
  /** Titles or numbers of the quasi-identifiers, comma-separated. */
  readonly quasi?: string;
  /** Titles or numbers of the sensitive columns. */
  readonly sensitive?: string;
  /** Smallest class that is allowed. */
  readonly minK?: string;
  /** File for the coarser table. */
  readonly out?: string;
  readonly json?: boolean;
}

/** `deidkit risk`: counts how many persons a table still tells apart, and makes it coarser where `--min-k` asks for it. */
export async function risk(path: string, flags: RiskFlags): Promise<number> {
  const minK = flags.minK === undefined ? undefined : minKOf(flags.minK);
  if (flags.out !== undefined && minK === undefined)
    throw usage('--out is for --min-k: without it nothing is changed.');
  const table = readTable(await withPath('FILE', () => readFile(resolve(path), 'utf8')));
  const columns = columnsOf(table, flags);
  const found = riskOf(table, columns);
  if (minK === undefined || flags.out === undefined) {
    await show(found, columns, table, flags);
    if (minK === undefined || table.rows.length === 0 || found.k >= minK) return EXIT.ok;
    note(`Some rows are in classes of fewer than ${minK}: give --out to make the table coarser.`);
    return EXIT.error;
  }
  const made = withMinK(table, columns, minK);
  const { out } = flags;
  // Never over a file that is there: it may be the original.
  await withPath('--out', () => writeFile(resolve(out), writeTable(made), { flag: 'wx' }));
  await show(made.risk, columns, table, flags, made);
  return EXIT.ok;
}

/** The option `--min-k`. */
export function minKOf(minK: string): number {
  if (!/^[1-9]\d{0,8}$/.test(minK)) throw usage('--min-k is a whole number from 1 on.');
  return Number(minK);
}

/** The columns that the options name, else the quasi-identifiers that the titles show. */
function columnsOf(table: RiskTable, { quasi, sensitive = '' }: RiskFlags): RiskColumns {
  const hidden = named(table, '--sensitive', sensitive);
  const known = quasi === undefined ? quasiColumns(table) : named(table, '--quasi', quasi);
  const columns = { quasi: known.filter((column) => !hidden.includes(column)), sensitive: hidden };
  if (columns.quasi.length === 0)
    throw usage('No title of the table shows a quasi-identifier: name the columns with --quasi.');
  return columns;
}

function named({ columns }: RiskTable, option: string, list: string): number[] {
  const titles = columns.map((title) => title.trim().toLowerCase());
  const places = list.split(',').flatMap((one) => {
    const name = one.trim().toLowerCase();
    if (name === '') return [];
    const place = titles.indexOf(name);
    return place >= 0 ? [place] : /^\d+$/.test(name) ? [Number(name) - 1] : [-1];
  });
  if (places.some((place) => place < 0 || place >= columns.length))
    throw usage(
      `${option} names a column that the table does not have: give titles, or numbers from 1 to ${columns.length}.`,
    );
  return [...new Set(places)];
}

async function show(
  { rows, classes, k, l, unique, distinct }: RiskReport,
  { quasi }: RiskColumns,
  { columns }: RiskTable,
  { json }: RiskFlags,
  made?: ProtectedTable,
): Promise<void> {
  const of = quasi.map((column, i) => ({
    column: columns[column] ?? '',
    distinct: distinct[i] ?? 0,
    ...(made !== undefined && { steps: made.steps[i] ?? 0 }),
  }));
  if (json === true) return print(JSON.stringify({ rows, classes, k, l, unique, quasi: of }));
  const lines = [
    `${rows} rows in ${classes} classes; the smallest has ${k} (k-anonymity), and ${unique} rows are alone in theirs.`,
    ...(l === null ? [] : [`A class has at least ${l} values of a sensitive column (l-diversity).`]),
    ...of.map(({ column, distinct: values, steps }) =>
      [`  ${column}: ${values} values`, ...(steps === undefined ? [] : [`${steps} steps coarser`])].join(', '),
    ),
  ];
  await print(lines.join('\n'));
}
