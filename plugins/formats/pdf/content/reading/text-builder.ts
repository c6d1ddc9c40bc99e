import type { Item } from './item.js';
import type { Spot } from './spot.js';

/** Text with the glyph of each of its code units. */
export interface GlyphText {
  readonly text: string;
  /** All spots in reading order, including those that the text does not show (hyphens at line ends). */
  readonly spots: readonly Spot[];
  /** For each code unit of the text, the index of its spot; -1 for blanks without a glyph. */
  readonly origin: Int32Array;
}

/** Builds a text from items. */
export class TextBuilder {
  readonly #parts: string[] = [];
  readonly #spots: Spot[] = [];
  readonly #origin: number[] = [];

  add({ text, spot }: Item): void {
    const index = spot === undefined ? -1 : this.#spots.push(spot) - 1;
    this.#parts.push(text);
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

  done(): GlyphText {
    return { text: this.#parts.join(''), spots: this.#spots, origin: new Int32Array(this.#origin) };
  }
}
