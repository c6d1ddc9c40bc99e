import { ByteList } from './byte-list.js';

const OPEN = 0x28;
const CLOSE = 0x29;
const BACKSLASH = 0x5c;
const LESS = 0x3c;
const GREATER = 0x3e;
const LIST_END = 0x5d;
const PERCENT = 0x25;

const UTF_16 = new TextDecoder('utf-16be');

/** Share of readable bytes above which data is text. */
const MIN_READABLE_SHARE = 0.85;

/** True if data is text, such as content, scripts or XML, and not a font, a profile or a picture. */
export function isTextData(data: Uint8Array): boolean {
  const end = Math.min(data.length, 4096);
  let readable = 0;
  for (let i = 0; i < end; i++) {
    const byte = data[i] ?? 0;
    if ((byte >= 0x20 && byte < 0x7f) || byte === 9 || byte === 10 || byte === 13) readable++;
  }
  return readable >= end * MIN_READABLE_SHARE;
}

/**
 * All strings in PDF syntax, read without knowledge of fonts: literal and hexadecimal ones, with those of one list
 * joined. Each is decoded with one and with two bytes per character.
 */
export function* writtenStrings(data: Uint8Array): Generator<string> {
  const list = new ByteList();
  for (let i = 0; i < data.length; i++) {
    const byte = data[i];
    if (byte === PERCENT) {
      // Comments are not displayed, but readable in the file.
      const end = lineEnd(data, i);
      yield Buffer.from(data.subarray(i, end)).toString('latin1');
      i = end;
    } else if (byte === OPEN) i = literal(data, i + 1, list);
    else if (byte === LESS && data[i + 1] !== LESS) i = hexadecimal(data, i + 1, list);
    else if (byte === LESS) i++;
    else if (byte === LIST_END || byte === 0x6a || byte === 0x4a || byte === 0x44) {
      // The end of a list, and the last letters of `Tj`, `TJ` and `BDC`: the following text is shown elsewhere.
      if (list.length > 0) yield* readings(list.data);
      list.clear();
    }
  }
  if (list.length > 0) yield* readings(list.data);
}

function lineEnd(data: Uint8Array, from: number): number {
  let at = from;
  while (at < data.length && data[at] !== 10 && data[at] !== 13) at++;
  return at;
}

function* readings(data: Buffer): Generator<string> {
  yield data.toString('latin1');
  if (data.length >= 6 && data.includes(0)) yield UTF_16.decode(data);
}

function literal(data: Uint8Array, start: number, out: ByteList): number {
  let depth = 1;
  for (let i = start; i < data.length; i++) {
    const byte = data[i] ?? 0;
    if (byte === BACKSLASH) {
      i = escaped(data, i + 1, out);
      continue;
    }
    if (byte === OPEN) depth++;
    if (byte === CLOSE && --depth === 0) return i;
    out.push(byte);
  }
  return data.length;
}

const isOctal = (byte: number | undefined): byte is number => byte !== undefined && byte >= 0x30 && byte < 0x38;

/** @returns the offset of the last byte of the escape. */
function escaped(data: Uint8Array, at: number, out: ByteList): number {
  let code = 0;
  let i = at;
  while (i < at + 3) {
    const byte = data[i];
    if (!isOctal(byte)) break;
    code = code * 8 + byte - 0x30;
    i++;
  }
  if (i > at) out.push(code & 0xff);
  else out.push(data[at] ?? 0);
  return Math.max(i - 1, at);
}

function hexadecimal(data: Uint8Array, start: number, out: ByteList): number {
  let i = start;
  let half: number | undefined;
  for (; i < data.length && data[i] !== GREATER; i++) {
    const digit = hexDigit(data[i] ?? 0);
    if (digit === undefined) continue;
    if (half !== undefined) out.push(half * 16 + digit);
    half = half === undefined ? digit : undefined;
  }
  if (half !== undefined) out.push(half * 16);
  return i;
}

function hexDigit(byte: number): number | undefined {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lowerCase = byte | 0x20;
  return lowerCase >= 0x61 && lowerCase <= 0x66 ? lowerCase - 0x57 : undefined;
}
