import { RECORD } from './biff/records.js';
import type { BookChanges } from './book-changes.js';
import type { Book } from './workbook.js';

/** Records of drawings ([MS-ODRAW] 2.1.4): groups, the store of pictures, one picture in it. */
const GROUPS: ReadonlySet<number> = new Set([0xf000, 0xf001]);
const STORED = 0xf007;
/** Number of bytes of a stored picture's own fields, and the offset of its name's length in them. */
const STORED_HEAD = 36;
const NAME_LENGTH = 33;
const METAFILES: ReadonlySet<number> = new Set([0xf01a, 0xf01b, 0xf01c]);
const BITMAPS: ReadonlySet<number> = new Set([0xf01d, 0xf01e, 0xf01f, 0xf029, 0xf02a]);
const DIB = 0xf01f;
/** Pictures of a single point: PNG, JPEG. */
const POINTS: ReadonlyMap<number, Buffer> = new Map(
  (
    [
      [0xf01e, 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='],
      [
        0xf01d,
        '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
      ],
    ] as const
  ).map(([type, text]) => [type, Buffer.from(text, 'base64')]),
);

/** Replaces the pictures in a drawing with blank ones, without changing any length. */
function blank(bytes: Buffer, from: number, to: number): void {
  for (let at = from; at + 8 <= to; ) {
    const instance = bytes.readUInt16LE(at) >> 4;
    const type = bytes.readUInt16LE(at + 2);
    const start = at + 8;
    const end = Math.min(start + bytes.readUInt32LE(at + 4), to);
    if (GROUPS.has(type)) blank(bytes, start, end);
    else if (type === STORED) blank(bytes, start + STORED_HEAD + (bytes[start + NAME_LENGTH] ?? 0), end);
    else if (METAFILES.has(type) || BITMAPS.has(type)) {
      // One or two checksums of the picture, followed by the fields of a metafile or by one byte.
      const sums = (instance & 1) === 1 ? 32 : 16;
      blankOne(bytes.subarray(start + sums + (METAFILES.has(type) ? 34 : 1), end), type);
    }
    at = end;
  }
}

function blankOne(picture: Buffer, type: number): void {
  const point = POINTS.get(type === 0xf02a ? 0xf01d : type);
  // The header of a Windows bitmap states its size.
  if (type === DIB && picture.length > 40) picture.fill(0xff, 40);
  else picture.fill(0);
  if (point !== undefined && point.length <= picture.length) point.copy(picture);
}

/** Replaces the pictures of a workbook with blank ones. */
export function blankPictures({ records }: Book, changes: BookChanges): void {
  records.forEach(({ type, data }, index) => {
    if (type === RECORD.image)
      changes.replaceOne(index, [Buffer.concat([data.subarray(0, 8), Buffer.alloc(Math.max(data.length - 8, 0))])]);
    if (type !== RECORD.drawingGroup || records[index - 1]?.type === RECORD.drawingGroup) return;
    let next = index + 1;
    while (records[next]?.type === RECORD.continued || records[next]?.type === RECORD.drawingGroup) next++;
    const group = records.slice(index, next);
    const bytes = Buffer.concat(group.map((one) => one.data));
    blank(bytes, 0, bytes.length);
    if (bytes.equals(Buffer.concat(group.map((one) => one.data)))) return;
    let at = 0;
    for (const [i, one] of group.entries()) {
      changes.replaceOne(index + i, [bytes.subarray(at, at + one.data.length)]);
      at += one.data.length;
    }
  });
}
