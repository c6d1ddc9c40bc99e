import type { TextCell, TextRow, TextTable } from '../base/contract.js';
import type { Item } from './item.js';
import type { Spot } from './spot.js';

/** Text with the glyph of each of its code units. */
export interface GlyphText {
  readonly text: string;
  /** All spots in reading order, including those that the text does not show (hyphens at line ends). */
  readonly spots: readonly Spot[];
  /** For each code unit of the text, the index of its spot; -1 for blanks without a glyph. */
  readonly origin: Int32Array;
  /** The tables in it, from its beginning. */
  readonly tables?: readonly TextTable[];
}

/** A table while it is written. */
interface OpenTable {
  readonly rows: (Omit<TextRow, 'cells'> & { readonly cells: TextCell[] })[];
}

/** Builds a text from items. */
export class TextBuilder {
  readonly #parts: string[] = [];
  readonly #spots: Spot[] = [];
  readonly #origin: number[] = [];
  readonly #tables: OpenTable[] = [];
  #length = 0;

  add({ text, spot }: Item): void {
    const index = spot === undefined ? -1 : this.#spots.push(spot) - 1;
    this.#parts.push(text);
    this.#length += text.length;
    for (let unit = 0; unit < text.length; unit++) this.#origin.push(index);
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** Adds text without a glyph. */
  blank(text: string): void {
    this.add({ text, spot: undefined });
  }

  /** Adds a glyph that is on the page but not in the text. */
  hidden(spot: Spot | undefined): void {
    if (spot !== undefined) this.#spots.push(spot);
  }

  /** Begins a table. */
  table(): void {
    this.#tables.push({ rows: [] });
  }

  /** Begins a row of the table. */
  row(row: Omit<TextRow, 'cells'>): void {
    this.#tables.at(-1)?.rows.push({ ...row, cells: [] });
  }

  /** Writes a cell of the row. */
  cell(column: number, write: () => void): void {
    const start = this.#length;
    write();
    this.#tables.at(-1)?.rows.at(-1)?.cells.push({ column, start, end: this.#length });
  }

  done(): GlyphText {
    const [text, spots, origin] = [this.#parts.join(''), this.#spots, new Int32Array(this.#origin)];
    return this.#tables.length === 0 ? { text, spots, origin } : { text, spots, origin, tables: this.#tables };
  }
}
