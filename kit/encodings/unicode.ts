import { asBuffer, type Codec, isAscii, latin1 } from './codec.js';

const inAscii = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7f) return false;
  return true;
};

/** Codec until the first byte above 0x7F: below that, all encodings except UTF-16 agree. */
export const ASCII: Codec = {
  name: 'us-ascii',
  unitBytes: 1,
  decode: latin1,
  advance: (_bytes, at, units) => at + units,
  encode: (text) => (inAscii(text) ? Buffer.from(text, 'latin1') : undefined),
  whole: (bytes) => bytes.length,
  check: isAscii,
};

const sequenceBytes = (lead: number): number => (lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4);

function advanceUtf8(bytes: Uint8Array, at: number, units: number): number {
  let left = units;
  let i = at;
  while (left > 0) {
    const size = sequenceBytes(bytes[i] ?? 0);
    i += size;
    left -= size === 4 ? 2 : 1;
  }
  return i;
}

function wholeUtf8(bytes: Uint8Array): number {
  let lead = bytes.length - 1;
  while (lead > bytes.length - 4 && lead > 0 && ((bytes[lead] ?? 0) & 0xc0) === 0x80) lead--;
  return lead >= 0 && lead + sequenceBytes(bytes[lead] ?? 0) > bytes.length ? lead : bytes.length;
}

/** True if the bytes are valid UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const surrogate = /[\uD800-\uDFFF]/u;

/** Strict: `decode` and `advance` are only for bytes that passed `check`. */
export const UTF_8: Codec = {
  name: 'utf-8',
  unitBytes: 1,
  decode: (bytes) => asBuffer(bytes).toString('utf8'),
  advance: advanceUtf8,
  // A lone surrogate has no UTF-8 form.
  encode: (text) => (surrogate.test(text) ? undefined : Buffer.from(text, 'utf8')),
  whole: wholeUtf8,
  check: isUtf8,
};

const inRange = (byte: number | undefined, low: number, high: number): boolean =>
  byte !== undefined && byte >= low && byte <= high;

/** Bytes of the well-formed UTF-8 sequence at `at` (Unicode, table 3-7), 0 if there is none. */
export function utf8Size(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (!inRange(bytes[at + 1], low, high)) return 0;
  const size = sequenceBytes(lead);
  for (let i = at + 2; i < at + size; i++) if (!inRange(bytes[i], 0x80, 0xbf)) return 0;
  return size;
}

function decodeLeniently(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return UTF_8.decode(bytes);
  let out = '';
  let from = 0;
  for (let i = 0; i < bytes.length; ) {
    const size = utf8Size(bytes, i);
    if (size === 0) {
      out += `${UTF_8.decode(bytes.subarray(from, i))}\uFFFD`;
      from = i + 1;
    }
    i += Math.max(size, 1);
  }
  return out + UTF_8.decode(bytes.subarray(from));
}

function advanceLeniently(bytes: Uint8Array, at: number, units: number): number {
  let left = units;
  let i = at;
  while (left > 0) {
    const size = utf8Size(bytes, i);
    i += Math.max(size, 1);
    left -= size === 4 ? 2 : 1;
  }
  return i;
}

/**
 * UTF-8 in which each invalid byte decodes to U+FFFD and is kept when writing. Used if the caller sets the encoding
 * explicitly.
 */
export const LENIENT_UTF_8: Codec = {
  name: 'utf-8',
  unitBytes: 1,
  decode: decodeLeniently,
  advance: advanceLeniently,
  encode: UTF_8.encode,
  whole: wholeUtf8,
};

const swapped = (bytes: Uint8Array): Buffer => Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();

function utf16(name: string, littleEndian: boolean): Codec {
  const unit = (bytes: Uint8Array, at: number): number =>
    littleEndian ? (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) : ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  return {
    name,
    unitBytes: 2,
    decode: (bytes) => (littleEndian ? asBuffer(bytes) : swapped(bytes)).toString('utf16le'),
    advance: (_bytes, at, units) => at + 2 * units,
    encode: (text) => {
      const bytes = Buffer.from(text, 'utf16le');
      return littleEndian ? bytes : bytes.swap16();
    },
    whole: (bytes) => {
      const even = bytes.length & ~1;
      return even > 0 && (unit(bytes, even - 2) & 0xfc00) === 0xd800 ? even - 2 : even;
    },
  };
}

export const UTF_16LE: Codec = utf16('utf-16le', true);
export const UTF_16BE: Codec = utf16('utf-16be', false);
