import type { CodeRecognizer, Match, TokenTable } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { readBlankColumns } from './blank-columns.js';
import { FieldJudge } from './judge.js';
import { FIELD_TYPES, type FieldMeanings } from './meanings.js';
import { compared, copiedRows, insertedRows, SQL_COMPARING, SQL_WORDS } from './sql.js';
import { meaningsOfColumns, type Titles } from './table-columns.js';
import type { Value } from './values.js';

const LISTS = { rows: SQL_WORDS.name, comparing: SQL_COMPARING.name };

/** Cells of tables within a text: lines of CSV, tables of Markdown and terminals, SQL `INSERT INTO`. */
export const rowsRecognizer = (meanings: FieldMeanings): CodeRecognizer => ({
  name: 'fields/rows',
  types: [...FIELD_TYPES, 'USERNAME'],
  needs: { holds: [',;|\t( ', '\n)%'] },
  recognize({ view, tokens, wordLists }): Match[] {
    const judge = new FieldJudge(view, meanings);
    const { rows, comparing } = wordLists(LISTS);
    if ((tokens.flagsOfAll & rows) !== 0) readSql(view, meanings, judge);
    if ((tokens.flagsOfAll & comparing) !== 0) readComparisons(view, tokens, comparing, meanings, judge);
    readTables(view, meanings, judge);
    if (view.includes('   ')) readBlankColumns(view, meanings, judge);
    return judge.matches();
  },
});

function readSql(view: string, meanings: FieldMeanings, judge: FieldJudge): void {
  for (const { titles, rows } of [...insertedRows(view), ...copiedRows(view)])
    takeRows(meaningsOf(titles, meanings), rows, judge);
}

/** Examines each word that may compare a column with a literal. */
function readComparisons(
  view: string,
  { flags, start, length }: TokenTable,
  bit: number,
  meanings: FieldMeanings,
  judge: FieldJudge,
): void {
  for (let i = 0; i < length; i++) {
    const found = ((flags[i] ?? 0) & bit) === 0 ? undefined : compared(view, start[i] ?? 0);
    const meaning = found && meanings.ofKey(found.column).meaning;
    if (found !== undefined && meaning !== undefined) judge.take(meaning, found.value);
  }
}

const meaningsOf = (titles: readonly string[], meanings: FieldMeanings): Titles =>
  titles.map((title) => (title === '' ? undefined : meanings.of(title)));

function takeRows(titles: Titles, rows: Iterable<readonly Value[]>, judge: FieldJudge): void {
  if (titles.every((one) => one === undefined)) return;
  for (const row of rows)
    for (const [column, cell] of row.entries()) {
      const meaning = titles[column];
      if (meaning !== undefined && cell.text !== '') judge.take(meaning, cell);
    }
}

interface Line {
  readonly start: number;
  readonly end: number;
}

const LONGEST_HEADER = 1000;
const LONGEST_ROW = 4000;
const DELIMITERS = ['\t', '|', ';', ','] as const;
const LEAST_CELLS = 3;
/** Two cells suffice between tabs and bars, which sentences have not. */
const LEAST_BETWEEN_SIGNS = 2;

const leastCells = (delimiter: string): number =>
  delimiter === '\t' || delimiter === '|' ? LEAST_BETWEEN_SIGNS : LEAST_CELLS;

function lineFrom(view: string, start: number): Line | undefined {
  if (start >= view.length) return undefined;
  const found = view.indexOf('\n', start);
  return { start, end: found < 0 ? view.length : found };
}

/** Remembers the next position of each delimiter, so that each stretch of text is searched once. */
class NextPlaces {
  readonly #view: string;
  readonly #next = [-1, -1, -1, -1];

  constructor(view: string) {
    this.#view = view;
  }

  /** How often a delimiter occurs in a line. Lines must be asked for in order. */
  count(i: number, delimiter: string, { start, end }: Line): number {
    let at = this.#next[i] ?? -1;
    if (at < start) at = place(this.#view, delimiter, start);
    let found = 0;
    for (; at < end; at = place(this.#view, delimiter, at + 1)) found++;
    this.#next[i] = at;
    return found;
  }
}

/** Offset of the next delimiter; an offset after the text if there is none. */
const place = (view: string, delimiter: string, from: number): number => {
  const at = view.indexOf(delimiter, from);
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
};

/** Checks each line for the titles of a table, and continues after the table. */
function readTables(view: string, meanings: FieldMeanings, judge: FieldJudge): void {
  const places = new NextPlaces(view);
  let line = lineFrom(view, 0);
  while (line !== undefined) {
    const next = lineFrom(view, line.end + 1);
    if (next === undefined) return;
    const delimiter = delimiterOf(view, line, next, places);
    const titles = delimiter === undefined ? undefined : titlesIn(view, line, delimiter, meanings);
    line =
      delimiter === undefined || titles === undefined
        ? next
        : readTable(view, next, delimiter, titles, meanings, judge);
  }
}

/** The delimiter that splits both lines into the same number of cells; delimiters within quotes do not count. */
function delimiterOf(view: string, line: Line, next: Line, places: NextPlaces): string | undefined {
  if (line.end - line.start > LONGEST_HEADER || line.end - line.start < 8) return undefined;
  return DELIMITERS.find((delimiter, i) => {
    const most = places.count(i, delimiter, line);
    return most >= leastCells(delimiter) - 1 && (hasAsMany(view, delimiter, next, most) || isRule(view, next));
  });
}

function hasAsMany(view: string, delimiter: string, { start, end }: Line, least: number): boolean {
  const sign = delimiter.charCodeAt(0);
  let found = 0;
  for (let at = start; at < end && found < least; at++) if (view.charCodeAt(at) === sign) found++;
  return found >= least;
}

/** True for `|---|:--|` and `----+----`, the line between titles and rows. */
const isRule = (view: string, { start, end }: Line): boolean =>
  end - start < LONGEST_HEADER &&
  RULE_SIGNS.includes(view.charAt(start)) &&
  /^[-+|: \t=\r]{3,}$/.test(view.slice(start, end));
const RULE_SIGNS = '-+|: \t=\r';

/** Column titles of ward hand-over lists. */
const WARD_TITLE = new RegExp(
  `^(?:${lexiconPattern('column-titles', { class: 'of-hand-over-lists', language: 'en' })})$`,
  'i',
);

/** Signs that occur in records, logs and sentences, but not in titles. */
const SIGN = /[@=<>{}?!]/;

/** The titles in a line, if it is a header: short, without numbers, and with some known titles. */
function titlesIn(view: string, line: Line, delimiter: string, meanings: FieldMeanings): string[] | undefined {
  if (SIGN.test(view.slice(line.start, line.end))) return undefined;
  const cells = cellsOf(view, line, delimiter).map(({ text }) => text);
  const filled = cells.filter((text) => text !== '');
  if (filled.length < leastCells(delimiter) || filled.some((text) => text.length > 48 || /^[\d.,:/-]*$|\. /.test(text)))
    return undefined;
  // Stops after half of the cells are unknown, because most lines are not headers.
  let unknown = 0;
  for (const text of filled) {
    if (!WARD_TITLE.test(text) && !meanings.isColumnTitle(text)) unknown++;
    if (unknown * 2 > filled.length) return undefined;
  }
  return filled.length - unknown >= 2 ? cells : undefined;
}

/** @returns the first line after the table. */
function readTable(
  view: string,
  first: Line,
  delimiter: string,
  titles: readonly string[],
  meanings: FieldMeanings,
  judge: FieldJudge,
): Line | undefined {
  let line: Line | undefined = first;
  const rows: Value[][] = [];
  while (line !== undefined && line.end - line.start <= LONGEST_ROW) {
    if (!isRule(view, line)) {
      const cells = cellsOf(view, line, delimiter);
      if (cells.length === titles.length) rows.push(cells);
      else if (!isOddRow(cells, delimiter)) break;
    }
    line = lineFrom(view, line.end + 1);
  }
  takeRows(meaningsOfColumns(titles, rows, meanings), rows, judge);
  return line === first ? lineFrom(view, first.end + 1) : line;
}

/** True for a row with fewer or more cells than the titles, such as `Bed 4 | empty`: it says nothing against the rows behind it. */
const isOddRow = (cells: readonly Value[], delimiter: string): boolean =>
  leastCells(delimiter) === LEAST_BETWEEN_SIGNS && cells.length >= LEAST_BETWEEN_SIGNS;

/** The cells of a line without blanks and quotes; delimiters within quotes are ignored. */
function cellsOf(view: string, { start, end }: Line, delimiter: string): Value[] {
  const cells: Value[] = [];
  let from = start;
  let isQuoted = false;
  for (let at = start; at <= end; at++) {
    if (at < end && view[at] === '"') isQuoted = !isQuoted;
    if (at < end && (isQuoted || view[at] !== delimiter)) continue;
    cells.push(cellBetween(view, from, at));
    from = at + 1;
  }
  return cells;
}

function cellBetween(view: string, from: number, to: number): Value {
  const all = view.slice(from, to);
  const text = all
    .trim()
    .replace(/^["'*`_]{1,2}|["'*`_]{1,2}$/g, '')
    .trim();
  return { text, start: from + all.indexOf(text), end: to };
}
