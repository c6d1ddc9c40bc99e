/** Below this length, reading characters one by one is faster than copying all of them. */
const MIN_COPIED_LENGTH = 64;
/** Node copies code units in little-endian order, whereas typed arrays use the byte order of the machine. */
const IS_LOW_FIRST = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/**
 * The UTF-16 code units of successive texts as an array, which can be read five times as fast as the characters of a
 * string.
 */
export class Units {
  #bytes = Buffer.alloc(0);
  #units = new Uint16Array(0);

  /** The code units of a text. The array is longer, the rest of it is undefined, and the next text overwrites it. */
  of(text: string): Uint16Array {
    if (this.#units.length < text.length) this.#makeRoom(text.length);
    if (text.length >= MIN_COPIED_LENGTH && IS_LOW_FIRST) this.#bytes.write(text, 'utf16le');
    else for (let i = 0; i < text.length; i++) this.#units[i] = text.charCodeAt(i);
    return this.#units;
  }

  #makeRoom(length: number): void {
    const size = Math.max(1024, length + (length >> 2));
    this.#bytes = Buffer.alloc(2 * size);
    this.#units = new Uint16Array(this.#bytes.buffer, this.#bytes.byteOffset, size);
  }
}
