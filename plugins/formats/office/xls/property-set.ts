import type { Span } from '../../../../core/index.js';
import { codecOfPage } from './code-page.js';

/** Types of property values ([MS-OLEPS]). */
export const TYPE = {
  empty: 0,
  short: 2,
  bytes: 0x1e,
  wide: 0x1f,
  picture: 0x47,
  vector: 0x1000,
  variant: 0x0c,
} as const;
const NAMES = 0;
const CODE_PAGE = 1;
export const UTF_16 = 1200;

/** One text: its bytes, and whether they are UTF-16. */
export interface PropertyText {
  readonly property: number;
  readonly start: number;
  readonly end: number;
  readonly wide: boolean;
}

/** The content of one set of properties. */
export interface PropertySet {
  readonly texts: PropertyText[];
  /** Previews, each beginning with its type. */
  readonly pictures: Span[];
  page: number | undefined;
  /** Offset of the names of custom properties. */
  names: number | undefined;
}

/** Reads one set from its offset in the stream. Values beyond the end of the stream are left out. */
export function readSet(stream: Buffer, offset: number): PropertySet {
  const set: PropertySet = { texts: [], pictures: [], page: undefined, names: undefined };
  if (offset + 8 > stream.length) return set;
  const count = Math.min(stream.readUInt32LE(offset + 4), 10_000);
  for (let i = 0; i < count && offset + 16 + 8 * i <= stream.length; i++) {
    const property = stream.readUInt32LE(offset + 8 + 8 * i);
    const at = offset + stream.readUInt32LE(offset + 12 + 8 * i);
    if (at + 8 > stream.length) continue;
    if (property === NAMES) set.names = at;
    else if (property === CODE_PAGE) set.page = stream.readUInt16LE(at + 4);
    else if (stream.readUInt16LE(at) === TYPE.picture) {
      set.pictures.push({ start: at, end: Math.min(at + 8 + stream.readUInt32LE(at + 4), stream.length) });
    } else readValue(stream, at, property, set.texts);
  }
  return set;
}

/** @returns the end of the value. */
function readValue(stream: Buffer, at: number, property: number, texts: PropertyText[]): number {
  const type = stream.readUInt16LE(at);
  let next = at + 4;
  if ((type & TYPE.vector) === 0) return readText(stream, next, type, property, texts);
  const count = Math.min(stream.readUInt32LE(next), 10_000);
  next += 4;
  for (let i = 0; i < count && next + 8 <= stream.length; i++) {
    next =
      (type & 0xff) === TYPE.variant
        ? readValue(stream, next, property, texts)
        : readText(stream, next, type & 0xff, property, texts);
  }
  return next;
}

function readText(stream: Buffer, at: number, type: number, property: number, texts: PropertyText[]): number {
  if (type !== TYPE.bytes && type !== TYPE.wide) return at + 4;
  const wide = type === TYPE.wide;
  const start = at + 4;
  const end = start + stream.readUInt32LE(at) * (wide ? 2 : 1);
  if (end > stream.length) return stream.length;
  texts.push({ property, start, end, wide });
  // Values begin at multiples of four, except texts in lists of bytes.
  return wide ? start + Math.ceil((end - start) / 4) * 4 : end;
}

/** Names of custom properties by number. The data consist of a count, then number, length and text of each. */
export function readNames(stream: Buffer, { names, page }: PropertySet): Map<number, string> {
  const byNumber = new Map<number, string>();
  if (names === undefined) return byNumber;
  const wide = page === UTF_16;
  const codec = codecOfPage(page);
  let at = names + 4;
  for (let left = Math.min(stream.readUInt32LE(names), 10_000); left > 0 && at + 8 <= stream.length; left--) {
    const end = at + 8 + stream.readUInt32LE(at + 4) * (wide ? 2 : 1);
    if (end > stream.length) break;
    const raw = stream.subarray(at + 8, end);
    byNumber.set(
      stream.readUInt32LE(at),
      (wide ? raw.toString('utf16le') : codec.decode(raw)).replace(/\0[\s\S]*$/, ''),
    );
    at = wide ? names + 4 * Math.ceil((end - names) / 4) : end;
  }
  return byNumber;
}
