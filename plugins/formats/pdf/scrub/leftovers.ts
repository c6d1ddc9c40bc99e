import { PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core';
import { isStream, type Objects, within } from '../objects/objects.js';
import { written } from '../objects/outside.js';
import { isSpoken } from './names.js';

/** Maximum object number up to which objects are searched; a file with as many has several hundred megabytes. */
const MAX_OBJECTS = 5_000_000;
/** Streams that belong to the structure of a file and not to its content. */
const OF_THE_FILE = new Set(['ObjStm', 'XRef']);

/** Blanks and line ends after the last end-of-file mark are not data. */
const MARK = '%%EOF';

/**
 * True if a file contains an older revision of itself, or data after its end. A linearised file always has two ends.
 */
export function hasRevisions(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let ends = 0;
  let last = 0;
  for (let at = file.indexOf(MARK); at >= 0; at = file.indexOf(MARK, at + MARK.length)) {
    ends++;
    last = at + MARK.length;
  }
  if (ends === 0) return false;
  const linear = file.subarray(0, 2048).includes('/Linearized');
  return ends > (linear ? 2 : 1) || /\S/.test(file.toString('latin1', last).replaceAll('\0', ''));
}

/**
 * True if a file contains objects that are missing in its cross-reference table, or are at another place: a later table
 * left them out, or a damaged one lost them. The object layer does not see them, but others can.
 */
export function hasOrphans(bytes: Uint8Array, objects: Objects): boolean {
  const seen = new Set<string>();
  for (const part of written(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    for (const [, number = '', generation = ''] of part.toString('latin1').matchAll(HEAD)) {
      if (seen.has(number) || objects.resolve(PdfRef.of(Number(number), Number(generation))) === undefined) return true;
      seen.add(number);
    }
  }
  return false;
}

const HEAD = /(?<![^\s>\])])(\d{1,10})\s+(\d{1,5})\s+obj\b/g;

/** True if a value may contain personal data. */
const mayBePersonal = (value: PdfObject): boolean =>
  value instanceof PdfString ||
  (value instanceof PdfName && isSpoken(value.value)) ||
  (value instanceof PdfDict && [...value.keys()].some((key) => isSpoken(key.value)));

/**
 * True if a document contains texts or streams to which nothing refers: content of older revisions or deleted content.
 */
export function hasLeftovers(objects: Objects): boolean {
  const { registry } = objects.pdf.context;
  const live = new Set<number>();
  for (const { ref } of objects.reachable()) live.add(ref.objectNumber);
  const end = Math.min(registry.nextObjectNumber, MAX_OBJECTS);
  for (let number = 1; number < end; number++) {
    if (live.has(number)) continue;
    const object = registry.resolve(PdfRef.of(number, 0));
    if (object === null) continue;
    if (isStream(object)) {
      if (!OF_THE_FILE.has(objects.name(object, 'Type') ?? '')) return true;
      object.delete('ID');
    }
    for (const value of within(object)) if (mayBePersonal(value)) return true;
  }
  return false;
}
