import { cellValue, isQuotedWell } from './cell.js';
import { COMMA, type Dialect } from './dialect.js';
import { RowScanner } from './row-scanner.js';

/** Size of the sample, in characters of the view. */
const SAMPLE = 64 * 1024;
const ROWS = 1000;

/**
 * Candidate delimiters with their prior weights: blanks and colons also occur within cells, as in phone numbers and
 * times.
 */
const DELIMITERS: readonly (readonly [string, number])[] = [
  [',', 1],
  [';', 1],
  ['\t', 1],
  ['|', 1],
  ['^', 0.9],
  ['~', 0.9],
  ['\x1F', 1],
  ['\x01', 1],
  [':', 0.6],
  [' ', 0.5],
];

/** Delimiters with a lower weight must split the first row, usually the titles, like the others. */
const FULL_WEIGHT = 0.8;

/** Typical values of tables: numbers, dates, times, web and device addresses, words. */
const TYPED =
  /^\s*(?:|[-+]?[$\xA3]?\d[\d.,' ]*%?|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ][\d:.Z+-]{4,20})?|\d{1,2}:\d{2}(?::\d{2})?|[^\s@]{1,64}@[^\s@]{1,255}|https?:\S{1,500}|[\w.-]{1,64}(?::[\w.-]{1,64}){1,16}|[\w\x80-\uFFFF .'&/()#+-]{1,200})\s*$/;

interface Shape {
  readonly rows: readonly (readonly string[])[];
  readonly quoted: number;
}

/** The complete rows of a sample in a dialect. */
function rowsOf(text: string, dialect: Dialect, last: boolean): Shape {
  const scanner = new RowScanner(dialect);
  const rows: string[][] = [];
  let quoted = 0;
  for (let at = 0; at < text.length && rows.length < ROWS; ) {
    const next = scanner.read(text, at, last);
    if (next < 0) break;
    const cells: string[] = [];
    for (let i = 0; i < scanner.count; i++) {
      const raw = text.slice(scanner.starts[i], scanner.ends[i]);
      if (dialect.quote !== '' && raw.trimStart().startsWith(dialect.quote)) quoted++;
      cells.push(raw);
    }
    rows.push(cells);
    at = next;
  }
  return { rows, quoted };
}

/** The most frequent row length. */
function usualLength(rows: Shape['rows']): number {
  const lengths = new Map<number, number>();
  for (const row of rows) lengths.set(row.length, (lengths.get(row.length) ?? 0) + 1);
  return [...lengths].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** Minimum number of rows and columns of a table below lines of text. */
const MIN_TABLE = { rows: 3, columns: 3 } as const;

/** True if the last rows have the same number of cells: a table below a report of lines. */
function endsAsTable(rows: Shape['rows']): boolean {
  const last = rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).slice(-MIN_TABLE.rows);
  const [first] = last;
  if (first === undefined || last.length < MIN_TABLE.rows || first.length < MIN_TABLE.columns) return false;
  return last.every((cells) => cells.length === first.length);
}

/** True if most rows have runs of blanks, which align columns and are not delimiters. */
const isAligned = (rows: Shape['rows']): boolean =>
  rows.filter((cells) => cells.slice(0, -1).includes('')).length * 2 > rows.length;

/** Close to 1 if all rows have the same length and more than one cell; lower for every other length. */
function consistency(rows: Shape['rows']): number {
  const lengths = new Map<number, number>();
  for (const row of rows) lengths.set(row.length, (lengths.get(row.length) ?? 0) + 1);
  let sum = 0;
  for (const [length, times] of lengths) sum += (times / rows.length) * ((length - 1) / length);
  return sum / Math.sqrt(lengths.size);
}

/** True for an apostrophe at only one end of a cell: it is a quote, and the cell was split inside it. */
const halfQuoted = (raw: string, { quote }: Dialect): boolean =>
  quote !== "'" && raw.startsWith("'") !== raw.endsWith("'");

/**
 * Close to 1 if cells are numbers, dates, words or properly quoted. Quotes in the middle of a cell are the strongest
 * sign against a dialect.
 */
function cellQuality(rows: Shape['rows'], dialect: Dialect): number {
  let typed = 0;
  let stray = 0;
  let all = 0;
  for (const row of rows) {
    for (const raw of row) {
      all++;
      if (isQuotedWell(raw, dialect)) typed++;
      else if (dialect.quote !== '' && raw.includes(dialect.quote)) stray++;
      else if (!halfQuoted(raw, dialect) && TYPED.test(cellValue(raw, dialect).slice(0, 300))) typed++;
    }
  }
  return all === 0 ? 0 : (typed / all) * (1 - stray / all);
}

function* dialects(text: string, given: Partial<Dialect>): Generator<readonly [Dialect, number]> {
  const delimiters =
    given.delimiter === undefined ? DELIMITERS.filter(([one]) => text.includes(one)) : [[given.delimiter, 1] as const];
  for (const [delimiter, belief] of delimiters) {
    for (const quote of given.quote === undefined ? ['"', "'"] : [given.quote]) {
      if (quote === "'" && given.quote === undefined && !text.includes(quote)) continue;
      const plain = { delimiter, quote, escaper: quote, skipBlanks: false };
      const liked = belief * (quote === "'" ? 0.95 : 1);
      yield [plain, liked];
      if (quote === '') continue;
      if (text.includes(`\\${quote}`)) yield [{ ...plain, escaper: '\\' }, liked * 0.99];
      if (delimiter !== ' ' && text.includes(`${delimiter} ${quote}`))
        yield [{ ...plain, skipBlanks: true }, liked * 0.99];
    }
  }
}

/**
 * Chooses the dialect in which a sample looks most like a table: rows of one length whose cells are numbers, dates,
 * words. Prose that happens to contain commas is a single column.
 * @param given what the caller or the file specifies.
 * @param last true if the sample is the whole file.
 */
export function sniff(text: string, given: Partial<Dialect>, last: boolean): Dialect {
  const sample = text.slice(0, SAMPLE);
  const whole = last && sample.length === text.length;
  let best: Dialect = { ...COMMA, ...given };
  let top = 0;
  let single = false;
  let hasTable = false;
  for (const [dialect, liked] of dialects(sample, given)) {
    const { rows, quoted } = rowsOf(sample, dialect, whole);
    // Lines of words above a table are no table with blanks between columns.
    if (hasTable && liked < FULL_WEIGHT && given.delimiter === undefined) continue;
    hasTable ||= liked >= FULL_WEIGHT && endsAsTable(rows);
    // An apostrophe that never opens a cell is just an apostrophe. The usual quote is assumed even if the sample has
    // none.
    const used = dialect.quote === '"' || quoted > 0 ? 1 : 0;
    const score = liked * used * consistency(rows) * cellQuality(rows, dialect);
    if (score <= top || (liked < FULL_WEIGHT && rows[0]?.length !== usualLength(rows))) continue;
    if (dialect.delimiter === ' ' && given.delimiter === undefined && isAligned(rows)) continue;
    top = score;
    best = dialect;
    single = usualLength(rows) === 1 && !endsAsTable(rows);
  }
  return single && given.delimiter === undefined ? { ...best, delimiter: '' } : best;
}
