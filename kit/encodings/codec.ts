/**
 * One encoding, for work that cuts and splices bytes instead of decoding and encoding a whole file: most legacy encodings
 * do not survive that round trip. All bytes given to a codec start at a character.
 */
export interface Codec {
  /** Name of the encoding in lower case, as the WHATWG Encoding Standard writes it. */
  readonly name: string;
  /** Bytes of the smallest unit: 2 for UTF-16, else 1, and then every ASCII character is its own byte. */
  readonly unitBytes: 1 | 2;
  /** The text of whole characters. Bytes that mean nothing become U+FFFD; the byte positions stay known to `advance`. */
  decode(bytes: Uint8Array): string;
  /** Position in `bytes` after `units` UTF-16 code units of text, counted from the character that begins at `at`. */
  advance(bytes: Uint8Array, at: number, units: number): number;
  /** The bytes of a text; undefined if one of its characters does not exist in the encoding. */
  encode(text: string): Uint8Array | undefined;
  /** Length of the longest prefix that ends between two characters. */
  whole(bytes: Uint8Array): number;
  /** False if the bytes cannot be this encoding. Left out: any bytes can. */
  readonly check?: (bytes: Uint8Array) => boolean;
  /** Bytes of the character at `at`. Present where the later bytes of a character may look like ASCII characters. */
  readonly charBytes?: (bytes: Uint8Array, at: number) => number;
}

/** True if every byte is below 0x80. */
export function isAscii(bytes: Uint8Array): boolean {
  let all = 0;
  for (let i = 0; i < bytes.length; i++) all |= bytes[i] ?? 0;
  return all < 0x80;
}

/** The same memory as a Buffer, without a copy. */
export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** One character for each byte: U+0000 to U+00FF. */
export const latin1 = (bytes: Uint8Array): string => asBuffer(bytes).toString('latin1');
