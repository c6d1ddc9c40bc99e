import { IDENTITY, type Matrix, moved } from '../base/geometry.js';

/** Text position between `BT` and `ET`: the beginning of the line, and the next glyph. */
export class TextCursor {
  #line: Matrix = IDENTITY;
  #text: Matrix = IDENTITY;

  /** Position of the next glyph, in user space. */
  get text(): Matrix {
    return this.#text;
  }

  /** Begins a line. */
  set(matrix: Matrix): void {
    this.#line = matrix;
    this.#text = matrix;
  }

  /** Begins a line at a distance from the beginning of the last one. */
  moveLine(x: number, y: number): void {
    this.set(moved(this.#line, x, y));
  }

  /** Moves past glyphs, by a distance in text space. */
  advance(x: number, y: number): void {
    this.#text = moved(this.#text, x, y);
  }

  copy(): TextCursor {
    const copy = new TextCursor();
    copy.#line = this.#line;
    copy.#text = this.#text;
    return copy;
  }
}
