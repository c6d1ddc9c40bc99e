import { DeidError, type FileSession } from '../../../core/index.js';
import {
  type ColumnPlan,
  ColumnPlanner,
  type Header,
  LabelRows,
  type Pauses,
  RiskCount,
  type RowText,
  readHeader,
  riskColumns,
  TitleDictionary,
  usualWidth,
} from '../../../kit/index.js';
import { cellValue } from './cell.js';
import { ChangedText } from './changed-text.js';
import type { Dialect } from './dialect.js';
import type { CsvOptions } from './options.js';
import { MAX_CELL, RowScanner } from './row-scanner.js';
import { RowWriter } from './row-writer.js';
import { sniff } from './sniff.js';
import type { View } from './view.js';

/** Length of the text read before the dialect and plans are decided, in characters of the view. */
const SAMPLE_LENGTH = 1024 * 1024;
const SAMPLE_ROWS = 510;
const SAMPLE_CELLS = 200_000;
/** Maximum length of a row, in characters of the view. */
const MAX_ROW = 128 * 1024 * 1024;

/** Delimiters that also stand in sentences. */
const OF_WORDS = /^[ :]$/;
const NO_HEADER: Header = { row: -1, titles: [] };
const SEP_LINE = /^"?sep=([^\r\n])"?(?:\r\n|\r|\n|$)/i;

/** The decisions about a table after its beginning has been read. */
interface Decided {
  readonly scanner: RowScanner;
  readonly writer: RowWriter;
  /** Header cells that are titles. */
  readonly titles: ReadonlySet<string>;
}

/** Processes a table as a stream: decides on the dialect and the plans of the columns, then rewrites row by row. */
export class Table {
  readonly #options: CsvOptions;
  readonly #session: FileSession;
  readonly #view: View;
  readonly #pauses: Pauses;
  #text = '';
  /** Length at which to try again: a long row is not rescanned for every block. */
  #nextTryLength = SAMPLE_LENGTH;
  #decided: Decided | undefined;
  #titleRows = 0;
  /** The line `sep=;`, a hint that spreadsheets read but do not show. */
  #prefix = '';
  /** Length of that line, in characters of the view. */
  prefixLength = 0;
  /** For the report. */
  dialect: Dialect | undefined;
  header = -1;
  rows = 0;
  plans: readonly ColumnPlan[] = [];
  /** Counts the new rows, if the caller asked for it. */
  risk: RiskCount | undefined;
  /** Set if the first cells of the rows are labels for the others; {@link plans} are then by label. */
  labels: LabelRows | undefined;

  constructor(options: CsvOptions, session: FileSession, view: View, pauses: Pauses) {
    this.#options = options;
    this.#session = session;
    this.#view = view;
    this.#pauses = pauses;
  }

  get writer(): RowWriter | undefined {
    return this.#decided?.writer;
  }

  /** Takes the next piece of the view; returns the finished part of the output. */
  async push(piece: string): Promise<string> {
    this.#text += piece;
    return this.#text.length < this.#nextTryLength ? '' : this.#rewrite(false);
  }

  /** Returns the rest of the output. */
  async end(): Promise<string> {
    return this.#text === '' ? '' : this.#rewrite(true);
  }

  async #rewrite(last: boolean): Promise<string> {
    this.#decided ??= this.#decide(last);
    const { scanner, writer } = this.#decided;
    const changed = new ChangedText(this.#text, this.#prefix);
    this.#prefix = '';
    let at = 0;
    // Rows are handled in a separate function, so that V8 optimises it once rather than for each piece of the file.
    for (let next = 0; next >= 0 && at < this.#text.length; ) {
      next = this.#row(this.#decided, at, last, changed);
      if (next >= 0) at = next;
      if (this.#pauses.due) await this.#pauses.take();
    }
    writer.settle();
    this.#keep(at, last ? 0 : scanner.open);
    return changed.upTo(at);
  }

  /** Rewrites the row at `at`. @returns the start of the next row; -1 if the row is incomplete */
  #row({ scanner, writer, titles }: Decided, at: number, last: boolean, changed: ChangedText): number {
    const text = this.#text;
    const next = scanner.read(text, at, last);
    if (next < 0) return next;
    if (this.rows < this.#titleRows) {
      const isHeader = this.rows === this.header;
      writer.titles(text, scanner, (cell) => isHeader && titles.has(cell), changed);
    } else writer.row(text, scanner, changed);
    this.rows++;
    return next;
  }

  /** Keeps the text from `at` on, an unfinished row whose last cell begins at `open`. */
  #keep(at: number, open: number): void {
    const left = this.#text.length - at;
    if (left > 0 && this.#text.length - open > MAX_CELL) throw new DeidError('cell_too_large', ['32 MiB']);
    if (left > MAX_ROW) throw new DeidError('document_unreadable', ['a row is larger than 128 MiB']);
    this.#text = this.#text.slice(at);
    this.#nextTryLength = left > SAMPLE_LENGTH ? 2 * left : 0;
  }

  #decide(last: boolean): Decided {
    const sep = SEP_LINE.exec(this.#text);
    this.#text = this.#text.slice(sep?.[0].length ?? 0);
    this.#prefix = sep?.[0] ?? '';
    this.prefixLength = this.#prefix.length;
    const body = this.#text;
    const dialect = sniff(body, this.#given(body, sep?.[1]), last);
    const rows = this.#sample(body, dialect, last);
    const planner = new ColumnPlanner(this.#options.columns, new TitleDictionary(), this.#session);
    this.dialect = dialect;
    this.labels = this.#options.header === undefined ? LabelRows.find(rows, planner) : undefined;
    const { row, titles } = this.labels === undefined ? this.#headerOf(rows) : NO_HEADER;
    this.header = row;
    this.#titleRows = row + 1;
    const width = Math.max(usualWidth(rows), titles.length);
    this.plans = this.labels?.plans ?? planner.plans({ titles, rows: rows.slice(this.#titleRows), width });
    const { neutralizeFormulas, risk } = this.#options;
    // Rows with labels are no persons, so that naming no column is refused.
    const labelled = this.labels !== undefined;
    this.risk = risk && new RiskCount(labelled ? riskColumns(risk, [], 0) : riskColumns(risk, titles, width));
    const parts = {
      session: this.#session,
      view: this.#view,
      dialect,
      plans: this.plans,
      neutralizeFormulas,
      risk: this.risk,
    };
    const writer = new RowWriter({ ...parts, labels: this.labels, asText: this.#asText(dialect) });
    return { scanner: new RowScanner(dialect), writer, titles: planner.titlesOf(titles) };
  }

  /** How rows are read as text: only if neither titles, labels nor values say what the cells are. */
  #asText({ delimiter }: Dialect): RowText | undefined {
    if (this.header >= 0 || this.labels !== undefined || delimiter === '' || this.plans.length < 2) return undefined;
    const isOfWords = OF_WORDS.test(delimiter);
    return isOfWords || this.plans.every(({ use, why }) => use === 'text' && why === 'search')
      ? { delimiter: this.#view.text(delimiter), isOfWords }
      : undefined;
  }

  /** Parts of the dialect that are known: from the caller, else from the file, else from its extension. */
  #given(text: string, sep: string | undefined): Partial<Dialect> {
    const { dialect, tabs } = this.#options;
    const { delimiter = sep ?? (tabs && text.includes('\t') ? '\t' : undefined), ...rest } = dialect;
    if (delimiter === undefined) return rest;
    const inView = this.#view.write(delimiter);
    if (inView.length !== 1) throw new DeidError('document_unreadable', ['the delimiter is more than one byte']);
    return { ...rest, delimiter: inView };
  }

  #headerOf(rows: readonly (readonly string[])[]): Header {
    if (this.#options.header === false) return NO_HEADER;
    if (this.#options.header === true) {
      const row = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));
      return { row, titles: rows[row] ?? [] };
    }
    return readHeader(rows, new TitleDictionary());
  }

  #sample(text: string, dialect: Dialect, last: boolean): string[][] {
    const scanner = new RowScanner(dialect);
    const rows: string[][] = [];
    let cells = 0;
    for (let at = 0; at < text.length && rows.length < SAMPLE_ROWS && cells < SAMPLE_CELLS; ) {
      const next = scanner.read(text, at, last);
      if (next < 0) break;
      rows.push(this.#values(text, scanner, dialect));
      cells += scanner.count;
      at = next;
    }
    return rows;
  }

  #values(text: string, scanner: RowScanner, dialect: Dialect): string[] {
    const cells: string[] = [];
    for (let i = 0; i < scanner.count; i++) {
      // The beginning of a long cell is enough for the decisions.
      const raw = text.slice(scanner.starts[i], Math.min(scanner.ends[i] ?? 0, (scanner.starts[i] ?? 0) + 1000));
      cells.push(this.#view.text(cellValue(raw, dialect)));
    }
    return cells;
  }
}
