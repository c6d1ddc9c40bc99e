import { lexiconPattern } from '../../../kit/index.js';
import type { FieldJudge } from './judge.js';
import type { FieldMeaning, FieldMeanings } from './meanings.js';
import { meaningsOfColumns } from './table-columns.js';
import type { Value } from './values.js';

/** Two or more blanks separate columns; a single blank is part of a title or a name. */
const CELL = /\S+(?: \S+)*/g;
/** Least number of cells in a line of titles and in the line below it. */
const LEAST_CELLS = 3;
const LEAST_IN_ROW = 2;
const BLANK = 32;
const LONGEST_LINE = 300;
const MOST_ROWS = 2000;
/** How far a value may be shifted against its title, in code units. */
const SHIFT = 3;
/** Longest title in code units, and longest explanation after it: `Address (Street Number and Name)`. */
const LONGEST_TITLE = 30;
const EXPLAINED = / ?\([^()]{2,40}\)$/;
/** A line counts as a header only if at least this many of its titles are known. */
const LEAST_KNOWN = 2;
/** Column titles of ward lists that the dictionary of titles does not contain. */
const WARD = new RegExp(`^(?:${lexiconPattern('column-titles', { class: 'of-ward-lists', language: 'en' })})$`, 'i');
const NO_TITLE = /[@=<>{}?!:;]|^[\d.,:/$-]+$|(?<!(?:^| )\p{L}{1,4})\. /u;

interface Cell extends Value {
  /** Offset of the cell in its line. */
  readonly at: number;
}

interface Title {
  readonly at: number;
  readonly text: string;
}

/** A table that is being read: its titles, and its rows by column. */
interface Table {
  readonly titles: readonly Title[];
  readonly rows: (Cell | undefined)[][];
}

/**
 * Tables whose columns are separated by blanks, as printed by many systems: a line with at least two known titles,
 * followed by lines with the same number of cells, or with cells that start below their titles. Each line is read once.
 */
export function readBlankColumns(view: string, meanings: FieldMeanings, judge: FieldJudge): void {
  let table: Table | undefined;
  for (let start = 0; start < view.length; ) {
    const found = view.indexOf('\n', start);
    const end = found < 0 ? view.length : found;
    const least = table === undefined ? LEAST_CELLS : LEAST_IN_ROW;
    const cells = end - start > LONGEST_LINE || !mayHaveCells(view, start, end, least) ? [] : cellsOf(view, start, end);
    const titles = cells.length < LEAST_CELLS ? undefined : titlesOf(cells, meanings);
    if (titles !== undefined) {
      takeTable(table, meanings, judge);
      table = { titles, rows: [] };
    } else if (table !== undefined && cells.length >= LEAST_IN_ROW && table.rows.length < MOST_ROWS)
      table.rows.push(byColumn(table.titles, cells));
    else if (!isRule(cells)) {
      takeTable(table, meanings, judge);
      table = undefined;
    }
    start = end + 1;
  }
  takeTable(table, meanings, judge);
}

/** A line such as `-----   ----` below the titles. */
const isRule = (cells: readonly Cell[]): boolean =>
  cells.length > 0 && cells.every(({ text }) => /^[-=_]{2,}$/.test(text));

/** Fast pre-check: does the line have enough stretches separated by more than one blank? */
function mayHaveCells(view: string, start: number, end: number, least: number): boolean {
  let cells = 1;
  let blanks = 0;
  for (let at = start; at < end; at++) {
    const code = view.charCodeAt(at);
    if (code > BLANK) blanks = 0;
    else if (code !== BLANK || ++blanks === 2) {
      if (++cells >= least) return true;
      blanks = 2;
    }
  }
  return false;
}

function cellsOf(view: string, start: number, end: number): Cell[] {
  const line = view.slice(start, end).trimEnd();
  if (!line.includes('  ')) return [];
  return [...line.matchAll(CELL)].map(({ 0: text, index }) => ({
    text,
    start: start + index,
    end: start + index + text.length,
    at: index,
  }));
}

function titlesOf(cells: readonly Cell[], meanings: FieldMeanings): readonly Title[] | undefined {
  const titles = cells.map(({ text }) => text.replace(EXPLAINED, ''));
  if (titles.some((text) => text.length > LONGEST_TITLE || NO_TITLE.test(text))) return undefined;
  const known = titles.map((text) => meanings.isColumnTitle(text));
  const count = known.filter(Boolean).length;
  const knownTitles = titles.filter((text, i) => known[i] === true || WARD.test(text)).length;
  if (count < LEAST_KNOWN || knownTitles * 2 < cells.length) return undefined;
  return cells.map(({ at }, i) => ({ at, text: titles[i] ?? '' }));
}

/** The cells of a row by column: all of them in order, or those that begin below a title. */
function byColumn(titles: readonly Title[], cells: readonly Cell[]): (Cell | undefined)[] {
  if (cells.length === titles.length) return [...cells];
  return titles.map(({ at }) => cells.find((cell) => Math.abs(at - cell.at) <= SHIFT));
}

function takeTable(table: Table | undefined, meanings: FieldMeanings, judge: FieldJudge): void {
  if (table === undefined || table.rows.length === 0) return;
  const titles = table.titles.map(({ text }) => text);
  for (const [column, meaning] of meaningsOfColumns(titles, table.rows, meanings).entries())
    if (meaning !== undefined)
      for (const row of table.rows) {
        const cell = row[column];
        if (cell !== undefined) judge.take(inColumn(meaning), cell);
      }
}

/** In a column of names, a single word is accepted: `Attending   IYER`. */
const inColumn = (meaning: FieldMeaning): FieldMeaning =>
  meaning.type === 'PERSON' ? { ...meaning, ofName: true } : meaning;
