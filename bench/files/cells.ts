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

const CONTENT = ['t', 'v', 'f', 'z'] as const;

/** Field by field, as thousands of cells may share one text of a megabyte. */
const isSame = (a: Cell, b: Cell): boolean => CONTENT.every((field) => texts(a?.[field]) === texts(b?.[field]));

/** All that people may see in a cell: a number in its format, a date in ISO form, too. */
function seen(cell: Cell): string {
  const isDate = cell?.t === 'n' && typeof cell.v === 'number' && SSF.is_date(String(cell.z));
  return texts(content(cell), cell?.w, ...(isDate ? datesOf(Number(cell?.v)) : []));
}

/** A place in a workbook: what must not change, and what may be searched in it. */
interface Place {
  readonly address: string;
  readonly cell: Cell;
}

function* cellsOf(book: WorkBook): Generator<Place> {
  for (const [i, name] of book.SheetNames.entries())
    for (const [address, cell] of Object.entries(book.Sheets[name] ?? {}))
      if (!address.startsWith('!')) yield { address: `${i}!${address}`, cell };
}

/** The cells, and what else of each sheet must not change. */
function* placesOf(book: WorkBook): Generator<Place> {
  for (const [i, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    yield { address: `${i}!ref`, cell: { v: String(sheet?.['!ref']) } };
    yield { address: `${i}!merges`, cell: { v: JSON.stringify(sheet?.['!merges'] ?? []) } };
  }
  yield* cellsOf(book);
}

/** The displayed text of all cells; with `long`, only of cells that are too long for a column title. */
export const textOfCells = (bytes: Uint8Array, { long = false } = {}): string =>
  [...cellsOf(read(bytes, OPTIONS))]
    .map(({ cell }) => (long ? String(cell?.v ?? '') : seen(cell)))
    .filter((text) => !long || text.split(' ').length > 2)
    .join('\n');

/** SheetJS knows two versions of the format by their numbers, and reads the texts of others (such as 0x0580) as what they are not. */
const isMisread = (cell: Cell): boolean => typeof cell?.v === 'string' && cell.v.includes('\0');

/**
 * Compares the cells of two workbooks: the number of cells, and places that changed although they contained no term.
 */
export function compareCells(
  before: Uint8Array,
  after: Uint8Array,
  sought: Sought,
): { cells: number; changed: string[] } {
  const now = new Map(Array.from(placesOf(read(after, OPTIONS)), ({ address, cell }) => [address, cell]));
  const termsIn = memoized((text) => sought.stoodIn(text));
  const changed: string[] = [];
  let cells = 0;
  for (const { address, cell } of placesOf(read(before, OPTIONS))) {
    if (++cells > MOST) break;
    const is = now.get(address);
    const isThere = now.delete(address);
    if (isThere && (isSame(cell, is) || isMisread(cell))) continue;
    if (!isThere || ![cell?.v, cell?.f, cell?.z, seen(cell)].some((text) => termsIn(String(text ?? ''))))
      changed.push(address);
  }
  return { cells, changed: [...changed, ...[...now.keys()].map((address) => `${address} (new)`)] };
}

function memoized(of: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const is = known.get(text) ?? of(text);
    known.set(text, is);
    return is;
  };
}
