import type { TitleDictionary } from '../../core/titles/header-words.js';

/** How many of the first rows may be the header: titles of reports and empty lines stand before it. */
const FIRST = 10;

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

/** All text, all different, nearly all filled. */
function mayBeHeader(row: readonly string[], width: number): boolean {
  const titles = filled(row);
  if (row.length < width || titles.length === 0 || titles.length * 2 < row.length) return false;
  return new Set(titles).size === titles.length && !titles.some(notATitle);
}

/** Of the cells beside known titles, so many may be anything: the address of somebody to ask, a year, a note. */
const OTHERS = 1 / 3;
const MIN_KNOWN = 2;

/** A row in which most cells are known titles is the header, whatever the others are: no row of values has such words. */
function isMostlyTitles(row: readonly string[], width: number, dictionary: TitleDictionary): boolean {
  const cells = filled(row);
  if (row.length < width || cells.length * 2 < row.length) return false;
  const known = cells.filter((cell) => !notATitle(cell) && dictionary.meaning(cell) !== undefined);
  const others = cells.filter(notATitle).length;
  if (others === 0 || others > cells.length * OTHERS || new Set(known).size < known.length) return false;
  return known.length >= MIN_KNOWN && known.length * 2 >= cells.length;
}

/** A column whose values are no titles, as numbers are not, although its first cell is one. */
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
 * The row that holds the titles: one of the first ten, all text and distinct. A first row of names looks like that as well,
 * so it also takes titles the dictionary knows, a third of them, or a column of numbers, dates or e-mail addresses under a word. Where half
 * of the titles are known, a cell of another kind, such as an e-mail address, may stand among them.
 * @param rows the first rows of the file, as texts.
 * @returns its index; -1 if there is none.
 */
export function findHeader(rows: readonly (readonly string[])[], dictionary: TitleDictionary): number {
  const width = usualWidth(rows);
  for (let i = 0; i < Math.min(FIRST, rows.length); i++) {
    const row = rows[i] ?? [];
    if (isMostlyTitles(row, width, dictionary)) return i;
    if (!mayBeHeader(row, width)) continue;
    const known = filled(row).filter((cell) => dictionary.meaning(cell) !== undefined);
    if (known.length * 3 >= filled(row).length || contrasts(rows, i, width)) return i;
  }
  return -1;
}
