/** Escapes of a backslash and a letter (ISO 32000-2, table 3). */
const ESCAPES: ReadonlyMap<number, number> = new Map([
  [0x6e, 10],
  [0x72, 13],
  [0x74, 9],
  [0x62, 8],
  [0x66, 12],
]);

interface ReadString {
  readonly value: Uint8Array;
  /** Offset after the closing sign. */
  readonly end: number;
}

/** Reads `(...)` from the byte after its opening bracket. */
export function readLiteralString(bytes: Uint8Array, from: number): ReadString {
  const plain = plainEnd(bytes, from);
  if (plain !== undefined) return { value: bytes.slice(from, plain), end: plain + 1 };
  const value: number[] = [];
  let depth = 1;
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at++] ?? 0;
    if (byte === 0x5c) {
      at = readEscape(bytes, at, value);
      continue;
    }
    if (byte === 0x28) depth++;
    else if (byte === 0x29 && --depth === 0) break;
    if (byte === 13) {
      // Any end of line inside of a string is one line feed.
      value.push(10);
      if (bytes[at] === 10) at++;
    } else value.push(byte);
  }
  return { value: Uint8Array.from(value), end: at };
}

/** End of a string that stands for its own bytes; undefined if it has brackets, escapes or line ends, or no end. */
function plainEnd(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x29) return at;
    if (byte === 0x28 || byte === 0x5c || byte === 13) return undefined;
  }
  return undefined;
}

/** Reads the bytes after a backslash; returns the offset at which to continue. */
function readEscape(bytes: Uint8Array, from: number, value: number[]): number {
  const byte = bytes[from] ?? 0;
  if (byte >= 0x30 && byte <= 0x37) {
    let code = 0;
    let at = from;
    while (at < from + 3 && isOctal(bytes[at])) code = code * 8 + (bytes[at++] ?? 0) - 0x30;
    value.push(code & 255);
    return at;
  }
  if (byte === 13) return bytes[from + 1] === 10 ? from + 2 : from + 1;
  if (byte !== 10) value.push(ESCAPES.get(byte) ?? byte);
  return from + 1;
}

const isOctal = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x37;

/** Blanks between the digits of a hexadecimal string (ISO 32000-2, 7.3.4.3). */
export const isHexBlank = (byte: number): boolean =>
  byte === 0x20 || (byte >= 9 && byte <= 13 && byte !== 11) || byte === 0;

/** Reads `<...>` from the byte after its opening sign. A sign that is no digit counts as 0, as viewers show it. */
export function readHexString(bytes: Uint8Array, from: number): ReadString {
  const close = bytes.indexOf(0x3e, from);
  const stop = close < 0 ? bytes.length : close;
  const value = new Uint8Array((stop - from + 1) >> 1);
  let digits = 0;
  for (let at = from; at < stop; at++) {
    const byte = bytes[at] ?? 0;
    if (isHexBlank(byte)) continue;
    const digit = Math.max(0, hexDigit(byte));
    value[digits >> 1] = (value[digits >> 1] ?? 0) + (digits % 2 === 0 ? digit * 16 : digit);
    digits++;
  }
  const size = (digits + 1) >> 1;
  return { value: size < value.length ? value.slice(0, size) : value, end: Math.min(stop + 1, bytes.length) };
}

/** The value of a hexadecimal digit; -1 for any other byte. */
export function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
