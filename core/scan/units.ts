/** Below this, to ask a text for its characters one by one costs less than the call that copies them all. */
const FEW = 64;
/** Node copies the units of a text with the lower byte first, and an array reads them as the machine does. */
const IS_LOW_FIRST = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/**
 * The UTF-16 code units of one text after another as an array: what walks over all of a text reads them here in a fifth of the time
 * that it takes to ask the text itself.
 */
export class Units {
  #bytes = Buffer.alloc(0);
  #units = new Uint16Array(0);

  /** Those of a text. The array is longer, what is behind them means nothing, and the next text overwrites it. */
  of(text: string): Uint16Array {
    if (this.#units.length < text.length) this.#makeRoom(text.length);
    if (text.length >= FEW && IS_LOW_FIRST) this.#bytes.write(text, 'utf16le');
    else for (let i = 0; i < text.length; i++) this.#units[i] = text.charCodeAt(i);
    return this.#units;
  }

  #makeRoom(length: number): void {
    const size = Math.max(1024, length + (length >> 2));
    this.#bytes = Buffer.alloc(2 * size);
    this.#units = new Uint16Array(this.#bytes.buffer, this.#bytes.byteOffset, size);
  }
}
