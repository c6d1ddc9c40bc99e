import { linesFrom } from './coded.js';
import { split } from './pieces.js';
import { quotedAt, skipSpace, type Value } from './values.js';

interface InsertedRows {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** Every text with SQL rows or comparisons of a column with a literal contains one of these words. */
export const SQL_WORDS = { name: 'fields/sql', words: ['values', 'stdin'] };
export const SQL_COMPARING = { name: 'fields/sql-comparing', words: ['like', 'ilike'] };

const VALUES = /\)\s{0,4}values\s{0,4}\(/gi;
const MOST_COLUMNS = 200;
const LONGEST_LIST = 4000;
const NUMBER = /[^\s,()']{1,60}/y;

/** The rows of `INSERT INTO table (columns) VALUES (…), (…)`. */
export function* insertedRows(view: string): Generator<InsertedRows> {
  for (const found of view.matchAll(VALUES)) {
    const open = view.lastIndexOf('(', found.index - 1);
    if (open < 0 || found.index - open > LONGEST_LIST) continue;
    const titles = view
      .slice(open + 1, found.index)
      .split(',')
      .map((title) => title.replace(/[`"'[\]\s]/g, ''));
    if (titles.length <= MOST_COLUMNS) yield { titles, rows: tuplesFrom(view, found.index + found[0].length) };
  }
}

const COPY = /\bcopy [\w."]{1,80} ?\(([\w",\s]{2,2000})\) from stdin\b[^\n]{0,80}\n/gi;
const MOST_COPIED = 100_000;

/** The rows of `COPY table (columns) FROM stdin;` up to the line `\\.`; PostgreSQL dumps separate them by tabs. */
export function* copiedRows(view: string): Generator<InsertedRows> {
  for (const { index, 0: all, 1: list = '' } of view.matchAll(COPY))
    yield {
      titles: list.split(',').map((title) => title.replace(/["\s]/g, '')),
      rows: copiedFrom(view, index + all.length),
    };
}

function copiedFrom(view: string, from: number): Value[][] {
  const rows: Value[][] = [];
  for (const line of linesFrom(view, from, MOST_COPIED)) {
    if (line.text === '\\.' || !line.text.includes('\t')) break;
    rows.push(
      split(line, '\t').map(({ text, start }) => ({
        text: text === '\\N' ? '' : text,
        start,
        end: start + text.length,
      })),
    );
  }
  return rows;
}

/**
 * `last_name LIKE 'Amadi%'`, `lower(name) ilike '%amadi%'`, starting at the operator. The quote is required, because
 * `like` is a frequent word.
 */
const LIKE = /(?<= )i?like (?:[a-z]{1,8}\()?[NE]?'([%_]{0,3})([^'%\n]{2,80})[%']/iy;
const COLUMN = /([\p{L}_][\p{L}\p{N}_]{0,40})["'`\]]?\)? (?:not )?$/iu;
const LONGEST_COLUMN = 50;

/** The column before the operator at an offset, and the literal that it is compared with. */
export function compared(view: string, at: number): { readonly column: string; readonly value: Value } | undefined {
  LIKE.lastIndex = at;
  const found = LIKE.exec(view);
  if (found === null) return undefined;
  const [whole, open = '', text = ''] = found;
  const column = COLUMN.exec(view.slice(Math.max(0, at - LONGEST_COLUMN), at))?.[1];
  const start = at + whole.lastIndexOf(`'${open}${text}`) + 1 + open.length;
  return column === undefined ? undefined : { column, value: { text, start, end: start + text.length } };
}

/** @param from offset after the opening bracket of the first row. */
function tuplesFrom(view: string, from: number): Value[][] {
  const rows: Value[][] = [];
  let at = from;
  for (;;) {
    const row: Value[] = [];
    at = readTuple(view, at, row);
    if (at < 0) return rows;
    rows.push(row);
    at = skipSpace(view, at);
    if (view[at] !== ',') return rows;
    at = skipSpace(view, at + 1);
    if (view[at] !== '(') return rows;
    at++;
  }
}

/** @returns the offset after the closing bracket; -1 if this is not a row. */
function readTuple(view: string, from: number, row: Value[]): number {
  let at = skipSpace(view, from);
  while (row.length < MOST_COLUMNS) {
    const quote = /^[NEn]?'/.exec(view.slice(at, at + 2));
    const value = quotedAt(view, quote === null ? at : at + quote[0].length - 1) ?? bareAt(view, at);
    if (value === undefined) return -1;
    row.push(value);
    at = skipSpace(view, value.end);
    if (view[at] === ')') return at + 1;
    if (view[at] !== ',') return -1;
    at = skipSpace(view, at + 1);
  }
  return -1;
}

function bareAt(view: string, at: number): Value | undefined {
  NUMBER.lastIndex = at;
  const text = NUMBER.exec(view)?.[0];
  return text === undefined ? emptyAt(view, at) : { text, start: at, end: at + text.length };
}

const emptyAt = (view: string, at: number): Value | undefined =>
  view.startsWith("''", at) ? { text: '', start: at, end: at + 2 } : undefined;
