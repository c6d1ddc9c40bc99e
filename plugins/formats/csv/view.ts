import { type EncodedReader, isAscii, latin1 } from '../../../kit/index.js';

/** Added to trailing bytes of multi-byte characters that would look like ASCII characters. */
const MASK = 0x100;

const asciiOnly = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
};

/**
 * A string over the bytes of a file in which delimiters, quotes and line breaks can be searched in any encoding, and
 * from which the bytes can be restored exactly: one character per byte, or per unit of UTF-16. Trailing bytes of
 * Shift_JIS, GBK or Big5 characters that would read as `|` or `\` are shifted to U+0100 and up.
 */
export class View {
  constructor(readonly reader: EncodedReader) {}

  /** Creates the view of whole characters. */
  of(bytes: Uint8Array): string {
    const { codec } = this.reader;
    if (codec.unitBytes === 2) return codec.decode(bytes);
    return codec.charBytes === undefined || isAscii(bytes) ? latin1(bytes) : this.#masked(bytes, codec.charBytes);
  }

  /** The bytes of a piece of the view. */
  bytes(view: string): Uint8Array {
    const { codec } = this.reader;
    if (codec.unitBytes === 2) return codec.encode(view) ?? new Uint8Array(0);
    // Node writes the low eight bits of each unit, which also removes the mask.
    return Buffer.from(view, 'latin1');
  }

  /** Decodes a piece of the view. */
  text(view: string): string {
    return this.reader.codec.unitBytes === 2 || asciiOnly(view) ? view : this.reader.codec.decode(this.bytes(view));
  }

  /** Maps ascending offsets in the text to offsets in the view. */
  places(view: string, inText: readonly number[]): number[] {
    const { codec } = this.reader;
    if (codec.unitBytes === 2 || asciiOnly(view)) return [...inText];
    const bytes = this.bytes(view);
    let at = 0;
    let units = 0;
    return inText.map((place) => {
      at = codec.advance(bytes, at, place - units);
      units = place;
      return at;
    });
  }

  /** Encodes a text as a piece of the view. @throws DeidError `unencodable_text` */
  write(text: string): string {
    if (this.reader.codec.unitBytes === 2) return text;
    return asciiOnly(text) ? text : this.of(this.reader.encode(text));
  }

  #masked(bytes: Uint8Array, charBytes: (bytes: Uint8Array, at: number) => number): string {
    const units = Uint16Array.from(bytes);
    for (let i = 0; i < bytes.length; ) {
      const size = charBytes(bytes, i);
      for (let k = i + 1; k < i + size; k++) if ((bytes[k] ?? 0) < 0x80) units[k] = MASK + (bytes[k] ?? 0);
      i += size;
    }
    return Buffer.from(units.buffer).toString('utf16le');
  }
}
