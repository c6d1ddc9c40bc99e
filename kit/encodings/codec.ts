/**
 * Reads and writes one encoding. Files are edited at byte level instead of being decoded and encoded as a whole,
 * because most legacy encodings do not survive that round trip. All bytes passed to a codec must begin at a character
 * boundary.
 */
export interface Codec {
  /** Name of the encoding in lower case, as the WHATWG Encoding Standard writes it. */
  readonly name: string;
  /** Size of the smallest unit in bytes: 2 for UTF-16, else 1 (then every ASCII character is one byte). */
  readonly unitBytes: 1 | 2;
  /** Decodes whole characters. Invalid bytes become U+FFFD; `advance` still maps positions correctly. */
  decode(bytes: Uint8Array): string;
  /** Position in `bytes` after `units` UTF-16 code units of decoded text, counted from the character at `at`. */
  advance(bytes: Uint8Array, at: number, units: number): number;
  /** The bytes of a text; undefined if one of its characters does not exist in the encoding. */
  encode(text: string): Uint8Array | undefined;
  /** Length of the longest prefix that ends at a character boundary. */
  whole(bytes: Uint8Array): number;
  /** False if the bytes cannot be in this encoding. Missing if any bytes can. */
  readonly check?: (bytes: Uint8Array) => boolean;
  /** Size of the character at `at`, in bytes. Present only if trailing bytes of a character can look like ASCII. */
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
