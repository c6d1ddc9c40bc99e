/** What a backslash and a letter stand for (ISO 32000-2, table 3). */
const ESCAPES: ReadonlyMap<number, number> = new Map([
  [0x6e, 10],
  [0x72, 13],
  [0x74, 9],
  [0x62, 8],
  [0x66, 12],
]);

interface ReadString {
  readonly value: Uint8Array;
  /** One past the closing sign. */
  readonly end: number;
}

/** Reads `(...)` from the byte after its opening bracket. */
export function readLiteralString(bytes: Uint8Array, from: number): ReadString {
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
      // Any end of line inside a string is one line feed.
      value.push(10);
      if (bytes[at] === 10) at++;
    } else value.push(byte);
  }
  return { value: Uint8Array.from(value), end: at };
}

/** Reads what follows a backslash; returns where to go on. */
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

/** Reads `<...>` from the byte after its opening sign. */
export function readHexString(bytes: Uint8Array, from: number): ReadString {
  const value: number[] = [];
  let half = -1;
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at++] ?? 0;
    if (byte === 0x3e) break;
    const digit = hexDigit(byte);
    if (digit < 0) continue;
    if (half < 0) half = digit;
    else {
      value.push(half * 16 + digit);
      half = -1;
    }
  }
  if (half >= 0) value.push(half * 16);
  return { value: Uint8Array.from(value), end: at };
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
