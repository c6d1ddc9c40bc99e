import { read, SSF, type WorkBook } from 'xlsx';
import { datesOf } from './dates.js';
import type { Sought } from './words.js';

const OPTIONS = { type: 'buffer', cellFormula: true, cellNF: true, cellHTML: false, bookVBA: false } as const;
const MOST = 2_000_000;

type Cell = Record<string, unknown> | undefined;

const texts = (...parts: readonly unknown[]): string =>
  parts.map((part) => (part instanceof Date ? part.toISOString() : String(part ?? ''))).join('\u0001');

/** One cell as a second library sees it: value, formula, number format. */
const content = (cell: Cell): string => texts(cell?.t, cell?.v, cell?.f, cell?.z);

/** All that people may see in a cell: a number in its format, a date in ISO form, too. */
function seen(cell: Cell): string {
  const isDate = cell?.t === 'n' && typeof cell.v === 'number' && SSF.is_date(String(cell.z));
  return texts(content(cell), cell?.w, ...(isDate ? datesOf(Number(cell?.v)) : []));
}

/** Places in a workbook: what must not change, and what may be looked for in it. */
function* cellsOf(book: WorkBook): Generator<{ readonly address: string; readonly is: string; readonly cell?: Cell }> {
  for (const [i, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    if (sheet === undefined) continue;
    yield { address: `${i}!ref`, is: String(sheet['!ref']) };
    yield { address: `${i}!merges`, is: JSON.stringify(sheet['!merges'] ?? []) };
    for (const address of Object.keys(sheet))
      if (!address.startsWith('!'))
        yield { address: `${i}!${address}`, is: content(sheet[address]), cell: sheet[address] };
  }
}

/** What people see in all cells; with `long`, only of those that may be more than the title of a column. */
export const textOfCells = (bytes: Uint8Array, { long = false } = {}): string =>
  [...cellsOf(read(bytes, OPTIONS))]
    .map(({ cell }) => (long ? String(cell?.v ?? '') : seen(cell)))
    .filter((text) => !long || text.split(' ').length > 2)
    .join('\n');

/** Compares the cells of two workbooks: how many there are, and places that changed although no term stood in them. */
export function compareCells(
  before: Uint8Array,
  after: Uint8Array,
  sought: Sought,
): { cells: number; changed: string[] } {
  const now = new Map(Array.from(cellsOf(read(after, OPTIONS)), ({ address, is }) => [address, is]));
  const changed: string[] = [];
  let cells = 0;
  for (const { address, is: was, cell } of cellsOf(read(before, OPTIONS))) {
    if (++cells > MOST) break;
    const is = now.get(address);
    now.delete(address);
    if (is !== was && (is === undefined || !sought.stoodIn(`${was}\n${seen(cell)}`))) changed.push(address);
  }
  return { cells, changed: [...changed, ...[...now.keys()].map((address) => `${address} (new)`)] };
}
