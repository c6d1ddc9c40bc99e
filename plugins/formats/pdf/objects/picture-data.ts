/** The cleaned data of a compressed picture, and what was removed: notes, names, places, thumbnails. */
import { append } from '../../../../kit/index.js';
export interface PictureData {
  readonly kept: Uint8Array;
  readonly taken: readonly Uint8Array[];
}

/** Removes everything but pixels from compressed data; undefined for data of unknown structure. */
export function withoutNotes(data: Uint8Array, filter: string): PictureData | undefined {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (filter === 'DCTDecode' || filter === 'DCT') return jpeg(bytes);
  if (filter === 'JPXDecode') return jpx(bytes);
  return filter === 'JBIG2Decode' ? jbig2(bytes) : undefined;
}

/** Collects ranges of the same bytes. */
class Parts {
  readonly kept: Uint8Array[] = [];
  readonly taken: Uint8Array[] = [];

  add(part: Uint8Array, isKept: boolean): void {
    if (part.length > 0) (isKept ? this.kept : this.taken).push(part);
  }

  done(): PictureData {
    return { kept: Buffer.concat(this.kept), taken: this.taken };
  }
}

/** True for JPEG markers without a length: restarts, start, end. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
const END_OF_JPEG = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;

/**
 * Number of bytes to keep of an application segment: only the pixel size and the colour transform, without the
 * thumbnail and anything after them (ISO 10918-1, annex B; Adobe TN 5116).
 */
function keptOfSegment(marker: number, segment: Buffer): number {
  if (marker === 0xe0 && segment.toString('latin1', 4, 9) === 'JFIF\0') return Math.min(segment.length, 18);
  if (marker === 0xee && segment.toString('latin1', 4, 9) === 'Adobe') return Math.min(segment.length, 16);
  return (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT ? 0 : segment.length;
}

function jpeg(bytes: Buffer): PictureData | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const parts = new Parts();
  parts.add(bytes.subarray(0, 2), true);
  for (let at = 2; at < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) at++;
    else if (isBare(marker)) {
      parts.add(bytes.subarray(at, at + 2), true);
      at += 2;
      if (marker === END_OF_JPEG) {
        parts.add(bytes.subarray(at), false);
        break;
      }
    } else {
      const end = at + 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0);
      addSegment(parts, marker, bytes.subarray(at, end));
      const next = marker === START_OF_SCAN ? markerFrom(bytes, end) : end;
      parts.add(bytes.subarray(end, next), true);
      if (next <= at) return undefined;
      at = next;
    }
  }
  return parts.done();
}

function addSegment(parts: Parts, marker: number, segment: Buffer): void {
  const length = keptOfSegment(marker, segment);
  const kept = Buffer.from(segment.subarray(0, length));
  if (length > 0 && length < segment.length) {
    kept.writeUInt16BE(length - 2, 2);
    // Sets the size of the thumbnail to zero.
    if (marker === 0xe0) kept.fill(0, 16, 18);
  }
  parts.add(kept, true);
  parts.add(segment.subarray(length), false);
}

/** Offset of the next marker in compressed pixels. */
function markerFrom(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? END_OF_JPEG;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Boxes that pixels need (ISO 15444-1, annex I), including those in the header of the picture. */
const BOXES = new Set(['jP  ', 'ftyp', 'rreq', 'jp2h', 'jp2c']);
const HEADER_BOXES = new Set(['ihdr', 'bpcc', 'colr', 'pclr', 'cmap', 'cdef', 'res ']);

function jpx(bytes: Buffer): PictureData | undefined {
  const parts = new Parts();
  if (bytes.readUInt16BE(0) === 0xff4f) parts.add(codestream(bytes, parts), true);
  else if (bytes.toString('latin1', 4, 8) === 'jP  ') boxes(bytes, BOXES, parts);
  else return undefined;
  return parts.done();
}

function boxes(bytes: Buffer, kept: ReadonlySet<string>, parts: Parts): void {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const head = size === 1 ? 16 : 8;
    const long = size === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : size;
    const end = long < head ? bytes.length : Math.min(at + long, bytes.length);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + head, end);
    if (!kept.has(type)) parts.add(body, false);
    else if (type === 'jp2c' || type === 'jp2h') {
      const inner = type === 'jp2c' ? codestream(body, parts) : innerBoxes(body, parts);
      const header = Buffer.alloc(8);
      header.writeUInt32BE(inner.length + 8);
      header.write(type, 4, 'latin1');
      parts.add(Buffer.concat([header, inner]), true);
    } else parts.add(bytes.subarray(at, end), true);
    at = end;
  }
}

function innerBoxes(bytes: Buffer, outer: Parts): Uint8Array {
  const parts = new Parts();
  boxes(bytes, HEADER_BOXES, parts);
  append(outer.taken, parts.taken);
  return parts.done().kept;
}

const TILE = 0xff90;
const TILE_DATA = 0xff93;
const END_OF_CODESTREAM = 0xffd9;
const JPX_COMMENT = 0xff64;

/**
 * Overwrites the comments of a codestream (ISO 15444-1, annex A) with blanks. Nothing is cut out, because tiles state
 * their length.
 */
function codestream(bytes: Buffer, parts: Parts): Uint8Array {
  const kept = Buffer.from(bytes);
  let tileEnd = 0;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes.readUInt16BE(at);
    if (marker === END_OF_CODESTREAM) {
      parts.add(bytes.subarray(at + 2), false);
      return kept.subarray(0, at + 2);
    }
    if (marker < 0xff01) break;
    if (marker === TILE_DATA) {
      at = tileEnd;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === JPX_COMMENT) {
      parts.add(bytes.subarray(at + 6, end), false);
      kept.fill(0x20, Math.min(at + 6, end), end);
    } else if (marker === TILE) {
      const length = at + 10 <= bytes.length ? bytes.readUInt32BE(at + 6) : 0;
      // The last tile may extend to the end.
      tileEnd = length > 0 ? at + length : Math.max(bytes.lastIndexOf(Buffer.from([0xff, 0xd9])), end);
    }
    if (end <= at || (marker === TILE && tileEnd < end)) break;
    at = end;
  }
  return kept;
}

/** The type of segments with notes (ISO 14492, 7.3.1). */
const EXTENSION = 62;

function jbig2(bytes: Buffer): PictureData {
  const parts = new Parts();
  for (let at = 0; at < bytes.length; ) {
    const end = segmentEnd(bytes, at);
    parts.add(bytes.subarray(at, end), ((bytes[at + 4] ?? 0) & 63) !== EXTENSION);
    at = end;
  }
  return parts.done();
}

/** End of a JBIG2 segment (ISO 14492, 7.2); the end of the data if it is not stated. */
function segmentEnd(bytes: Buffer, start: number): number {
  if (start + 11 > bytes.length) return bytes.length;
  const number = bytes.readUInt32BE(start);
  const count = (bytes[start + 5] ?? 0) >> 5;
  const many = count === 7 ? bytes.readUInt32BE(start + 5) & 0x1fffffff : count;
  const width = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
  const page = ((bytes[start + 4] ?? 0) & 0x40) === 0 ? 1 : 4;
  const at = start + 5 + (count === 7 ? 4 + Math.ceil((many + 1) / 8) : 1) + many * width + page;
  const length = at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0xffffffff;
  return length === 0xffffffff ? bytes.length : Math.min(at + 4 + length, bytes.length);
}
