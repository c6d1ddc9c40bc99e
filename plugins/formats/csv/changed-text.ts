/** Writes a piece of a file from left to right: changed cells, and the text between them unchanged. */
export class ChangedText {
  readonly #text: string;
  readonly #out: string[];
  #copied = 0;

  /** @param prefix text written before the piece */
  constructor(text: string, prefix: string) {
    this.#text = text;
    this.#out = [prefix];
  }

  /** Writes `raw` in place of the text from `start` to `end`. Must come after the previous change. */
  change(start: number, end: number, raw: string): void {
    this.#out.push(this.#text.slice(this.#copied, start), raw);
    this.#copied = end;
  }

  /** The text written so far, up to an offset of the old text after the last change. */
  upTo(at: number): string {
    this.#out.push(this.#text.slice(this.#copied, at));
    return this.#out.join('');
  }
}
