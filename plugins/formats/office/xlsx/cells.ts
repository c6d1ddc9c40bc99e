import { lexiconPattern } from '../../../../kit/index.js';
import type { Area } from '../sheets/area.js';
import { localName, type XmlScanner } from '../xml/scanner.js';

/** How the value of a cell is stored. */
export const KIND = { number: 0, shared: 1, inline: 2, text: 3, date: 4 } as const;

const KINDS: ReadonlyMap<string | undefined, number> = new Map([
  [undefined, KIND.number],
  ['n', KIND.number],
  ['s', KIND.shared],
  ['d', KIND.date],
]);

const CELL_ATTRIBUTES = ['r', 's', 't'] as const;

/** Booleans and errors. */
const SAYS_NOTHING = /^(?:[01]|true|false|#[A-Za-z/0-9_]{1,20}[!?]?)$/i;

const MAX_COLUMN = 16_384;
const FIRST_SIZE = 1024;

/** Copies a list into a larger one of the same kind. */
export const grown = <T extends Int32Array | Uint16Array | Uint8Array>(old: T, larger: T): T => {
  larger.set(old);
  return larger;
};

/** Data from the start tag of a cell. */
interface Cell {
  /** Offset of the tag. */
  readonly start: number;
  readonly column: number;
  readonly style: number;
  readonly type: string | undefined;
}

/** Maximum number of characters in a cell's tag beside the known attributes: ` cm="12" vm="1"`. */
const USUAL_REST = 15;

/** Number of characters in a cell's tag besides its name and the known attributes. */
function restOf({ start, end, name }: XmlScanner, ranges: Int32Array): number {
  let rest = end - start - name.length - 2;
  for (let i = 0; i < 2 * CELL_ATTRIBUTES.length; i += 2) {
    const from = ranges[i] ?? -1;
    // ` r="A1"`: blank, name, sign and two quotes are five characters besides the value.
    if (from >= 0) rest -= (ranges[i + 1] ?? from) - from + 5;
  }
  return rest;
}

/** Elements of a cell: its value and formula, and strings with their runs and formats. */
const OF_CELLS = new RegExp(
  `^(?:[\\w.-]{1,40}:)?(?:${lexiconPattern('format-names', { class: 'element-of-cells' })})$`,
);

/** A boolean or an error in a cell. */
export interface Flag {
  /** Offset of the cell's tag. */
  readonly start: number;
  /** From 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  readonly value: string;
}

/** Receives other content of a cell than its value. */
interface OtherTexts {
  readonly text: (element: string, start: number, end: number) => void;
  readonly tag: () => void;
}

/**
 * The cells of a sheet that have a value, in order, stored as columns of one table because a sheet may have millions.
 * Offsets refer to the part. Empty cells, booleans and errors are left out.
 */
export class CellTable {
  count = 0;
  /** Offset of the cell's tag. */
  start = new Int32Array(FIRST_SIZE);
  /** Range of the value; for an inline string, including its element. */
  value = new Int32Array(FIRST_SIZE);
  valueEnd = new Int32Array(FIRST_SIZE);
  /** From 1. */
  row = new Int32Array(FIRST_SIZE);
  /** From 0. */
  column = new Uint16Array(FIRST_SIZE);
  style = new Uint16Array(FIRST_SIZE);
  /** Index of the shared string; -1 for other cells. */
  shared = new Int32Array(FIRST_SIZE);
  /** One of {@link KIND}. */
  kind = new Uint8Array(FIRST_SIZE);
  /** Booleans and errors in the order of the part, if somebody counts them: they are values, but no text. */
  flags: Flag[] | undefined;
  #row = 0;
  #next = 0;

  /** Reads the start tag of a row. */
  beginRow(scanner: XmlScanner): void {
    const given = Number(scanner.attribute('r') ?? Number.NaN);
    this.#row = Number.isInteger(given) && given > 0 && given < 2 ** 31 ? given : this.#row + 1;
    this.#next = 0;
  }

  /**
   * Reads the cell whose start tag is the current event of the scanner, up to its end.
   * @param other receives the range of each text that is not a value: `f` is a formula, anything else is unexpected.
   * @param tag called for each unexpected tag, and for tags with unknown attributes; the scanner is at that tag.
   */
  read(scanner: XmlScanner, other: OtherTexts['text'], tag: OtherTexts['tag']): void {
    const { start, source } = scanner;
    const ranges = scanner.attributeRanges(CELL_ATTRIBUTES);
    const [styled, styledEnd, typed, typedEnd] = [ranges[2] ?? -1, ranges[3], ranges[4] ?? -1, ranges[5]];
    const column = columnOf(source, ranges[0] ?? -1, ranges[1] ?? -1) ?? this.#next;
    const cell = {
      start,
      column,
      style: styled < 0 ? 0 : numberIn(source, styled, styledEnd ?? styled),
      type: typed < 0 ? undefined : source.slice(typed, typedEnd),
    };
    this.#next = column + 1;
    if (restOf(scanner, ranges) > USUAL_REST) tag();
    if (scanner.takeOnlyText('v')) this.#value(source, cell, scanner.start, scanner.end);
    else this.#readContent(scanner, cell, { text: other, tag });
  }

  /** Reads the content of a cell: a formula and its result, or runs of text. */
  #readContent(scanner: XmlScanner, cell: Cell, { text: other, tag }: OtherTexts): void {
    const depth = scanner.path.length;
    let from = -1;
    let to = 0;
    let inline = -1;
    for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
      if (scanner.path.length < depth) break;
      if (event === 'text' || event === 'cdata') {
        const element = localName(scanner.path[depth] ?? '');
        if (inline >= 0) {
          if (scanner.path.some((name) => localName(name) === 'rPh')) other('rPh', scanner.start, scanner.end);
          continue;
        }
        if (element === 'v' && from < 0 && event === 'text') {
          from = scanner.start;
          to = scanner.end;
        } else other(element, scanner.start, scanner.end);
      } else if (event !== 'close' && event !== 'comment' && event !== 'instruction' && !OF_CELLS.test(scanner.name))
        tag();
      else if ((event === 'open' || event === 'close') && scanner.name.endsWith('is')) {
        if (event === 'open' && scanner.path.length === depth + 1 && from < 0) inline = scanner.start;
        else if (event === 'close' && scanner.path.length === depth && inline >= 0) {
          this.#add(cell, inline, scanner.end, KIND.inline, -1);
          inline = -1;
          from = scanner.end;
          to = 0;
        }
      }
    }
    if (to > from) this.#value(scanner.source, cell, from, to);
  }

  #value(source: string, cell: Cell, from: number, to: number): void {
    const kind = KINDS.get(cell.type);
    // Whatever the file declares, the value is a text.
    const isText = kind === undefined && (cell.type === 'str' || !SAYS_NOTHING.test(source.slice(from, to)));
    if (kind === undefined && !isText) {
      this.flags?.push({ start: cell.start, row: this.#row, column: cell.column, value: source.slice(from, to) });
      return;
    }
    const shared = kind === KIND.shared ? digitsIn(source, from, to) : -1;
    this.#add(cell, from, to, kind ?? KIND.text, shared);
  }

  #add({ start, column, style }: Cell, value: number, valueEnd: number, kind: number, shared: number): void {
    if (this.count === this.start.length) this.#grow();
    const i = this.count++;
    this.start[i] = start;
    this.value[i] = value;
    this.valueEnd[i] = valueEnd;
    this.row[i] = this.#row;
    this.column[i] = Math.min(column, MAX_COLUMN);
    this.style[i] = style;
    this.kind[i] = kind;
    this.shared[i] = shared;
  }

  #grow(): void {
    const size = this.start.length * 2;
    this.start = grown(this.start, new Int32Array(size));
    this.value = grown(this.value, new Int32Array(size));
    this.valueEnd = grown(this.valueEnd, new Int32Array(size));
    this.row = grown(this.row, new Int32Array(size));
    this.column = grown(this.column, new Uint16Array(size));
    this.style = grown(this.style, new Uint16Array(size));
    this.shared = grown(this.shared, new Int32Array(size));
    this.kind = grown(this.kind, new Uint8Array(size));
  }

  /** Index after the last cell of the row that begins at `from`. */
  rowEnd(from: number): number {
    const row = this.row[from];
    let at = from + 1;
    while (at < this.count && this.row[at] === row) at++;
    return at;
  }
}

/** A number in digits; -1 for anything else. */
function digitsIn(source: string, from: number, to: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = source.charCodeAt(i) - 0x30;
    if (digit < 0 || digit > 9 || i - from > 8) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function numberIn(source: string, from: number, to: number): number {
  const digits = digitsIn(source, from, to);
  return digits < 0 ? Number(source.slice(from, to)) : digits;
}

/** Column of an address such as `AB12` in a text, from 0; undefined if there is none. */
function columnOf(source: string, from: number, to: number): number | undefined {
  let column = 0;
  for (let i = from; i < to; i++) {
    const code = source.charCodeAt(i) & ~0x20;
    if (code < 0x41 || code > 0x5a || i - from > 3) return column === 0 ? undefined : column - 1;
    column = column * 26 + code - 0x40;
  }
  return undefined;
}

/** Parses an address such as `A1:F20`. */
export function areaOf(address: string): Area | undefined {
  const match = /^\$?([A-Za-z]{1,3})\$?(\d{1,7}):\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(address.trim());
  const column = (letters = ''): number | undefined => columnOf(`${letters}1`, 0, letters.length + 1);
  const firstColumn = column(match?.[1]);
  const lastColumn = column(match?.[3]);
  if (match === null || firstColumn === undefined || lastColumn === undefined) return undefined;
  return { firstRow: Number(match[2]), lastRow: Number(match[4]), firstColumn, lastColumn };
}
