import { inflate } from './guard.js';
import { nextData } from './outside.js';

const BACKSLASH = 0x5c;
const OPEN = 0x28;
const CLOSE = 0x29;
const PERCENT = 0x25;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const E = 0x65;

/**
 * True if `{`, `}` or `)` occurs where no object can have it: outside of strings, comments and the data of streams.
 * Damaged files have such marks, and the object layer would loop at them forever.
 */
export function hasStrayMarks(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < file.length; ) {
    const start = nextData(file, at);
    if (isStrayIn(file, at, start)) return true;
    const end = file.indexOf('endstream', start);
    if (hasStrayObjects(file, start, end < 0 ? file.length : end)) return true;
    at = end < 0 ? file.length : end;
  }
  return false;
}

/** Number of bytes before the data of a stream in which its dictionary is examined. */
const DICTIONARY = 1024;
/** Uncompressed streams were measured before. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Like {@link hasStrayMarks}, for a stream of objects. */
function hasStrayObjects(file: Buffer, start: number, end: number): boolean {
  const before = file.toString('latin1', Math.max(start - DICTIONARY, 0), start);
  if (!before.slice(before.lastIndexOf('obj')).includes('/ObjStm')) return false;
  const objects = inflate(file.subarray(start, end), MAX_BYTES);
  // Data that cannot be uncompressed completely is read as far as possible, so it may contain anything.
  return objects === undefined || isStrayIn(objects, 0, objects.length);
}

function isStrayIn(file: Buffer, from: number, to: number): boolean {
  let depth = 0;
  for (let at = from; at < to; at++) {
    const byte = file[at];
    if (depth > 0) {
      if (byte === BACKSLASH) at++;
      else if (byte === OPEN) depth++;
      else if (byte === CLOSE) depth--;
      // An unclosed string ends with its object, so that it cannot hide the rest.
      else if (byte === E && file.toString('latin1', at, at + 6) === 'endobj') depth = 0;
    } else if (byte === PERCENT) at = lineEnd(file, at, to);
    else if (byte === OPEN) depth = 1;
    else if (byte === CLOSE || byte === OPEN_BRACE || byte === CLOSE_BRACE) return true;
  }
  return false;
}

function lineEnd(file: Buffer, from: number, to: number): number {
  let at = from;
  while (at < to && file[at] !== LINE_FEED && file[at] !== RETURN) at++;
  return at;
}
