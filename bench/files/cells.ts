import { read, SSF, type WorkBook } from 'xlsx';
import type { Sought } from './words.js';

const OPTIONS = { type: 'buffer', cellFormula: true, cellNF: true, cellHTML: false, bookVBA: false } as const;
/** The day that a number of a date format stands for. */
function dayOf(cell: Record<string, unknown> | undefined): string {
  if (cell?.t !== 'n' || typeof cell.v !== 'number' || !SSF.is_date(String(cell.z))) return '';
  const { y, m, d } = SSF.parse_date_code(cell.v) ?? {};
  return [y, String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-');
}

const MOST = 2_000_000;

/** One cell as a second library sees it: value, shown text, formula, number format. */
const shown = (cell: Record<string, unknown> | undefined): string =>
  [cell?.t, cell?.v, cell?.f, cell?.z, dayOf(cell)]
    .map((part) => (part instanceof Date ? part.toISOString() : String(part ?? '')))
    .join('\u0001');

function* cellsOf(book: WorkBook): Generator<readonly [string, string]> {
  for (const [i, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    if (sheet === undefined) continue;
    yield [`${i}!ref`, String(sheet['!ref'])];
    yield [`${i}!merges`, JSON.stringify(sheet['!merges'] ?? [])];
    for (const address of Object.keys(sheet))
      if (!address.startsWith('!')) yield [`${i}!${address}`, shown(sheet[address])];
  }
}

/** The text of all cells that may be more than the title of a column. */
export const textOfCells = (bytes: Uint8Array): string =>
  [...cellsOf(read(bytes, OPTIONS))]
    .map(([, text]) => text.split('\u0001')[1] ?? '')
    .filter((text) => text.split(' ').length > 2)
    .join('\n');

/** Compares the cells of two workbooks: how many there are, and places that changed although no term stood in them. */
export function compareCells(
  before: Uint8Array,
  after: Uint8Array,
  sought: Sought,
): { cells: number; changed: string[] } {
  const now = new Map(cellsOf(read(after, OPTIONS)));
  const changed: string[] = [];
  let cells = 0;
  for (const [address, was] of cellsOf(read(before, OPTIONS))) {
    if (++cells > MOST) break;
    const is = now.get(address);
    now.delete(address);
    if (is !== was && (is === undefined || !sought.stoodIn(was))) changed.push(address);
  }
  return { cells, changed: [...changed, ...[...now.keys()].map((address) => `${address} (new)`)] };
}
