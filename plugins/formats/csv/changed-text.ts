/** A piece of a file that is written anew from left to right: changed cells, and what stands between them as it is. */
export class ChangedText {
  readonly #text: string;
  readonly #out: string[];
  #copied = 0;

  /** @param prefix what is written before the piece. */
  constructor(text: string, prefix: string) {
    this.#text = text;
    this.#out = [prefix];
  }

  /** Writes `raw` for what stands from `start` to `end`, which is behind the change before. */
  change(start: number, end: number, raw: string): void {
    this.#out.push(this.#text.slice(this.#copied, start), raw);
    this.#copied = end;
  }

  /** All that was written, up to a place of the old text behind the last change. */
  upTo(at: number): string {
    this.#out.push(this.#text.slice(this.#copied, at));
    return this.#out.join('');
  }
}
