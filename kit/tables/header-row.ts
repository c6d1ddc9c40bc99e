import type { TitleDictionary } from '../../core/titles/header-words.js';

/** Number of rows in which the header is searched: report titles and empty lines may come before it. */
const MAX_ROWS_ABOVE = 10;

const number = /^[-+]?[\d.,\s]+%?$/;
/** True for a text that cannot be the title of a column. */
export const notATitle = (value: string): boolean =>
  number.test(value) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(value) || value.includes('@') || value.length > 120;

const filled = (row: readonly string[]): string[] => row.map((cell) => cell.trim()).filter((cell) => cell !== '');

/** The number of cells that most rows have. */
export function usualWidth(rows: readonly (readonly string[])[]): number {
  const widths = new Map<number, number>();
  for (const row of rows) if (filled(row).length > 0) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
  return [...widths].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** True for a row of distinct texts with nearly all cells filled. */
function mayBeHeader(row: readonly string[], width: number): boolean {
  const titles = filled(row);
  if (row.length < width || titles.length === 0 || titles.length * 2 < row.length) return false;
  return new Set(titles).size === titles.length && !titles.some(notATitle);
}

/** Maximum share of cells beside known titles that may be anything: a contact address, a year, a note. */
const MAX_OTHER_SHARE = 1 / 3;
const MIN_KNOWN = 2;

/**
 * True if most cells are known titles. Such a row is the header whatever the other cells are, since no data row has
 * such words.
 */
function isMostlyTitles(row: readonly string[], width: number, dictionary: TitleDictionary): boolean {
  const cells = filled(row);
  if (row.length < width || cells.length * 2 < row.length) return false;
  const known = cells.filter((cell) => !notATitle(cell) && dictionary.meaning(cell) !== undefined);
  const others = cells.filter(notATitle).length;
  if (others === 0 || others > cells.length * MAX_OTHER_SHARE || new Set(known).size < known.length) return false;
  return known.length >= MIN_KNOWN && known.length * 2 >= cells.length;
}

/** True if in some column the first cell can be a title and the values below cannot (numbers). */
function contrasts(rows: readonly (readonly string[])[], from: number, width: number): boolean {
  for (let column = 0; column < width; column++) {
    const title = rows[from]?.[column]?.trim() ?? '';
    const values = rows.slice(from + 1).flatMap((row) => row[column]?.trim() || []);
    const others = values.filter(notATitle).length;
    if (title !== '' && values.length > 0 && others * 5 >= values.length * 4) return true;
  }
  return false;
}

/**
 * Finds the header row: one of the first ten, with distinct texts. A first data row of names looks the same, so one of
 * these is also required: a third of the cells are known titles, or a column has numbers, dates or e-mail addresses
 * below a word. If half of the titles are known, cells of another kind, such as an e-mail address, are allowed.
 * @param rows the first rows of the file, as texts.
 * @returns its index; -1 if there is none.
 */
export function findHeader(rows: readonly (readonly string[])[], dictionary: TitleDictionary): number {
  const width = usualWidth(rows);
  for (let i = 0; i < Math.min(MAX_ROWS_ABOVE, rows.length); i++) {
    const row = rows[i] ?? [];
    if (isMostlyTitles(row, width, dictionary)) return i;
    if (!mayBeHeader(row, width)) continue;
    const known = filled(row).filter((cell) => dictionary.meaning(cell) !== undefined);
    if (known.length * 3 >= filled(row).length || contrasts(rows, i, width)) return i;
  }
  return -1;
}
