import { asBuffer, type Codec, isAscii, latin1 } from './codec.js';
import { iconv } from './on-demand.js';

/** Encodes and decodes again. Undefined if the result differs, because the encoding then lacks a character. */
function encodeExactly(text: string, name: string, decode: (bytes: Uint8Array) => string): Uint8Array | undefined {
  const bytes = iconv().encode(text, name);
  return decode(bytes) === text ? bytes : undefined;
}

function decodeByTable(bytes: Uint8Array, table: Uint16Array): string {
  if (isAscii(bytes)) return latin1(bytes);
  const units = new Uint16Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) units[i] = table[bytes[i] ?? 0] ?? 0xfffd;
  return Buffer.from(units.buffer).toString('utf16le');
}

/**
 * A codec of an encoding in which every byte is one character; undefined if iconv-lite's `name` is no such encoding.
 */
export function singleByte(name: string, label = name): Codec | undefined {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  const all = iconv().decode(bytes, name, { stripBOM: false });
  if (all.length !== 256 || !all.startsWith(latin1(bytes.subarray(0, 128)))) return undefined;
  const table = Uint16Array.from(all, (char) => char.charCodeAt(0));
  const decode = (given: Uint8Array): string => decodeByTable(given, table);
  return {
    name: label,
    unitBytes: 1,
    decode,
    advance: (_bytes, at, units) => at + units,
    encode: (text) => encodeExactly(text, name, decode),
    whole: (given) => given.length,
  };
}

/** Length of a character in bytes, from its lead byte and, in GB 18030, the byte after it. */
type Lexer = (lead: number, second: number) => number;

const fromRange = (lead: number): number => (lead >= 0x81 && lead <= 0xfe ? 2 : 1);

const LEXERS: ReadonlyMap<string, Lexer> = new Map<string, Lexer>([
  ['shift_jis', (lead) => ((lead >= 0x81 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xfc) ? 2 : 1)],
  ['gbk', fromRange],
  ['gb18030', (lead, second) => (fromRange(lead) === 2 && second >= 0x30 && second <= 0x39 ? 4 : fromRange(lead))],
  ['big5', fromRange],
  ['euc-kr', fromRange],
  ['euc-jp', (lead) => (lead === 0x8f ? 3 : lead === 0x8e || (lead >= 0xa1 && lead <= 0xfe) ? 2 : 1)],
]);

/** Decodes character by character, so that text and byte positions stay aligned even in damaged files. */
class CharReader {
  readonly #chars = new Map<number, string>();

  constructor(
    readonly name: string,
    readonly lexer: Lexer,
  ) {}

  /**
   * Size of the character at `at` in bytes. If the pair is undefined and its second byte is ASCII, only the lead byte
   * is consumed.
   */
  size(bytes: Uint8Array, at: number): number {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) return 1;
    const size = Math.min(this.lexer(lead, bytes[at + 1] ?? 0), bytes.length - at);
    return size > 1 && (bytes[at + 1] ?? 0) < 0x80 && this.char(bytes, at, size).includes('\uFFFD') ? 1 : size;
  }

  /** Text of one character of `size` bytes. */
  char(bytes: Uint8Array, at: number, size: number): string {
    let key = size;
    for (let i = at; i < at + size; i++) key = key * 256 + (bytes[i] ?? 0);
    const known = this.#chars.get(key);
    if (known !== undefined) return known;
    const text = iconv().decode(asBuffer(bytes.subarray(at, at + size)), this.name, { stripBOM: false });
    const char = text === '' || text.includes('\uFFFD') ? '\uFFFD' : text;
    this.#chars.set(key, char);
    return char;
  }

  decode(bytes: Uint8Array): string {
    let out = '';
    let i = 0;
    while (i < bytes.length) {
      const from = i;
      while (i < bytes.length && (bytes[i] ?? 0) < 0x80) i++;
      if (i > from) out += latin1(bytes.subarray(from, i));
      if (i >= bytes.length) break;
      const size = this.size(bytes, i);
      out += this.char(bytes, i, size);
      i += size;
    }
    return out;
  }

  advance(bytes: Uint8Array, at: number, units: number): number {
    let left = units;
    let i = at;
    while (left > 0 && i < bytes.length) {
      const size = this.size(bytes, i);
      left -= (bytes[i] ?? 0) < 0x80 ? 1 : this.char(bytes, i, size).length;
      i += size;
    }
    return i;
  }

  whole(bytes: Uint8Array): number {
    // In these encodings a line break is never a trailing byte, so counting may start after the last one.
    let i = bytes.lastIndexOf(0x0a) + 1;
    while (i < bytes.length) {
      const size = this.lexer(bytes[i] ?? 0, bytes[i + 1] ?? 0x30);
      if (i + size > bytes.length) return i;
      i += this.size(bytes, i);
    }
    return i;
  }
}

/** A codec of an East Asian encoding with characters of several bytes; undefined for any other name. */
export function multiByte(name: string): Codec | undefined {
  const lexer = LEXERS.get(name);
  if (lexer === undefined) return undefined;
  const reader = new CharReader(name, lexer);
  const decode = (bytes: Uint8Array): string => reader.decode(bytes);
  return {
    name,
    unitBytes: 1,
    decode,
    advance: (bytes, at, units) => reader.advance(bytes, at, units),
    encode: (text) => encodeExactly(text, name, decode),
    whole: (bytes) => reader.whole(bytes),
    charBytes: (bytes, at) => reader.size(bytes, at),
  };
}
