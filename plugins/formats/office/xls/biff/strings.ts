import { DeidError } from '../../../../../core/index.js';
import type { Codec } from '../../../../../kit/index.js';

/** Reads and writes texts in a version of the format. */
export interface StringCoder {
  /**
   * Reads a text that begins with its number of characters, in 1 or 2 bytes.
   * @returns `undefined` if the data are too short.
   */
  read(data: Buffer, at: number, lengthBytes: 1 | 2): { readonly text: string; readonly end: number } | undefined;
  /** @returns `undefined` if the text is too long or has characters that the file cannot represent. */
  write(text: string, lengthBytes: 1 | 2): Buffer | undefined;
}

const WIDE = 1;
const isWide = (text: string): boolean => /[^\0-\xff]/.test(text);

/** Characters of BIFF8: one byte each if all of them are below U+0100, otherwise two. */
export const charactersOf = (text: string): { flag: number; bytes: Buffer } =>
  isWide(text) ? { flag: WIDE, bytes: Buffer.from(text, 'utf16le') } : { flag: 0, bytes: Buffer.from(text, 'latin1') };

function withLength(length: number, lengthBytes: 1 | 2, ...rest: Buffer[]): Buffer | undefined {
  if (length >= 256 ** lengthBytes) return undefined;
  const head = Buffer.alloc(lengthBytes);
  head.writeUIntLE(length, 0, lengthBytes);
  return Buffer.concat([head, ...rest]);
}

/** BIFF8: Unicode. Only for texts within one record. */
export const UNICODE_STRINGS: StringCoder = {
  read(data, at, lengthBytes) {
    if (at + lengthBytes >= data.length) return undefined;
    const length = data.readUIntLE(at, lengthBytes);
    const wide = ((data[at + lengthBytes] ?? 0) & WIDE) === WIDE;
    const from = at + lengthBytes + 1;
    const end = from + (wide ? 2 * length : length);
    return end > data.length ? undefined : { text: data.toString(wide ? 'utf16le' : 'latin1', from, end), end };
  },
  write(text, lengthBytes) {
    const { flag, bytes } = charactersOf(text);
    return withLength(text.length, lengthBytes, Buffer.from([flag]), bytes);
  },
};

/** BIFF5: bytes of the code page that the file states. */
export const codePageStrings = (codec: Codec): StringCoder => ({
  read(data, at, lengthBytes) {
    if (at + lengthBytes > data.length) return undefined;
    const from = at + lengthBytes;
    const end = from + data.readUIntLE(at, lengthBytes);
    return end > data.length ? undefined : { text: codec.decode(data.subarray(from, end)), end };
  },
  write(text, lengthBytes) {
    const bytes = codec.encode(text);
    return bytes === undefined ? undefined : withLength(bytes.length, lengthBytes, Buffer.from(bytes));
  },
});

const cutShort = (): DeidError => new DeidError('document_unreadable', ['a text is cut short']);

/** Reads across a record and its continuations. */
export class ChunkReader {
  readonly #chunks: readonly Buffer[];
  #chunk = 0;
  #at = 0;

  constructor(chunks: readonly Buffer[]) {
    this.#chunks = chunks;
  }

  /** True at the end of the data. */
  get done(): boolean {
    this.#advance();
    return this.#chunk >= this.#chunks.length;
  }

  #advance(): void {
    while (this.#chunk < this.#chunks.length && this.#at >= (this.#chunks[this.#chunk]?.length ?? 0)) {
      this.#chunk++;
      this.#at = 0;
    }
  }

  #current(): Buffer {
    const chunk = this.#chunks[this.#chunk];
    if (chunk === undefined) throw cutShort();
    return chunk;
  }

  bytes(count: number): Buffer {
    const pieces: Buffer[] = [];
    for (let left = count; left > 0; ) {
      this.#advance();
      const piece = this.#current().subarray(this.#at, this.#at + left);
      pieces.push(piece);
      this.#at += piece.length;
      left -= piece.length;
    }
    return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
  }

  uint(count: 1 | 2 | 4): number {
    return this.bytes(count).readUIntLE(0, count);
  }

  /** Reads characters of a BIFF8 text. Each continuation record begins with a byte for the width of its characters. */
  characters(count: number, flag: number): string {
    let text = '';
    let wide = (flag & WIDE) === WIDE;
    while (text.length < count) {
      if (this.#at >= this.#current().length) {
        this.#chunk++;
        this.#at = 1;
        wide = ((this.#current()[0] ?? 0) & WIDE) === WIDE;
      }
      const width = wide ? 2 : 1;
      const chunk = this.#current();
      const fits = Math.min(count - text.length, Math.floor((chunk.length - this.#at) / width));
      if (fits <= 0) throw cutShort();
      text += chunk.toString(wide ? 'utf16le' : 'latin1', this.#at, this.#at + fits * width);
      this.#at += fits * width;
    }
    return text;
  }
}

/** Maximum number of characters in a cell. */
export const MAX_CHARACTERS = 32_767;
/** Maximum data size of a BIFF8 record, in bytes. */
export const MAX_DATA = 8224;

/** Writes a record and its continuations. */
export class ChunkWriter {
  readonly #chunks: Buffer[][] = [[]];
  #length = 0;

  get chunks(): Buffer[] {
    return this.#chunks.map((pieces) => Buffer.concat(pieces));
  }

  /** Position of the next byte. */
  get place(): { record: number; at: number } {
    return { record: this.#chunks.length - 1, at: this.#length };
  }

  /** Begins another record if fewer bytes than this are left. */
  reserve(bytes: number): void {
    if (MAX_DATA - this.#length < bytes) this.#begin();
  }

  #begin(): void {
    this.#chunks.push([]);
    this.#length = 0;
  }

  /** Writes bytes that must stay together. */
  whole(bytes: Buffer): void {
    this.reserve(bytes.length);
    this.#chunks.at(-1)?.push(bytes);
    this.#length += bytes.length;
  }

  /** Writes bytes that may be split anywhere. */
  loose(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; ) {
      this.reserve(1);
      const piece = bytes.subarray(at, at + MAX_DATA - this.#length);
      this.#chunks.at(-1)?.push(piece);
      this.#length += piece.length;
      at += piece.length;
    }
  }

  /** Writes characters, which may be split between two of them. */
  characters(text: string): void {
    const { flag, bytes } = charactersOf(text);
    const width = flag === WIDE ? 2 : 1;
    for (let at = 0; at < bytes.length; ) {
      if (MAX_DATA - this.#length < width) {
        this.#begin();
        this.loose(Buffer.from([flag]));
      }
      const room = Math.floor((MAX_DATA - this.#length) / width) * width;
      const piece = bytes.subarray(at, at + room);
      this.#chunks.at(-1)?.push(piece);
      this.#length += piece.length;
      at += piece.length;
    }
  }
}
