import { PdfArray, PdfDict, PdfNumber, type PdfObject, type PdfStream } from '@libpdf/core';
import { DeidError } from '../../../../core/index.js';
import { isStream, type Objects, within } from './objects.js';
import { filtersOf, isPicture, streamData } from './stream-data.js';

/**
 * Maximum number of pixels of a picture, and maximum number of bytes they may take uncompressed; no engine can draw
 * more in its memory.
 */
const MAX_PIXELS = 1_000_000_000;
const MAX_PICTURE_BYTES = 384 * 1024 * 1024;
/** Number of codes of a font: codes have two bytes. */
const MAX_CODES = 65_536;
/** Maximum number of codes in all ranges of a map, which may overlap. */
const MAX_MAPPED = 8 * MAX_CODES;
/** Maximum number of samples of a function, and of overlapping tiles in a pattern. */
const MAX_SAMPLES = 4_000_000;
const MAX_TILES = 100;
/** Minimum step from tile to tile, in units of the pattern. */
const MIN_STEP = 0.05;
/** Allowed bits per value in meshes (ISO 32000-2, 8.7.4.5.5). */
const BITS: ReadonlyMap<string, readonly number[]> = new Map([
  ['BitsPerCoordinate', [1, 2, 4, 8, 12, 16, 24, 32]],
  ['BitsPerComponent', [1, 2, 4, 8, 12, 16]],
  ['BitsPerFlag', [2, 4, 8]],
]);

/**
 * Measures everything for which engines would loop or allocate memory before they check it: pictures, widths of fonts,
 * samples of functions, meshes, tiles. Content that no viewer can show is emptied.
 * @throws DeidError `image_too_large`
 */
export function keepBounds(objects: Objects): void {
  for (const { object } of objects.reachable()) {
    if (isStream(object)) boundStream(object, objects);
    for (const value of within(object)) {
      if (!(value instanceof PdfDict)) continue;
      boundWidths(value, objects);
      for (const key of ['ToUnicode', 'Encoding']) boundMap(objects.get(value, key), objects);
      if (value.has('FunctionType')) boundFunction(value, objects);
    }
  }
}

function boundStream(stream: PdfStream, objects: Objects): void {
  if (objects.name(stream, 'Subtype') === 'Image' || (stream.has('Width') && stream.has('Height')))
    checkPicture(stream, objects);
  else if (isPicture(stream, objects)) stream.setData(new Uint8Array());
  if (number(objects.get(stream, 'PatternType')) === 1) boundTiles(stream, objects);
  if (stream.has('ShadingType') && isMesh(stream, objects) && !hasBits(stream, objects))
    stream.set('ShadingType', PdfNumber.of(0));
}

const number = (value: PdfObject | undefined): number => (value instanceof PdfNumber ? value.value : Number.NaN);
const numbers = (value: PdfObject | undefined, objects: Objects): number[] =>
  value instanceof PdfArray ? value.toArray().map((item) => number(objects.resolve(item))) : [];

/**
 * Sizes are measured before anything is uncompressed. Sizes inside of compressed data must be the same, otherwise the
 * data is no picture.
 */
function checkPicture(stream: PdfStream, objects: Objects): void {
  const pixels = number(objects.get(stream, 'Width')) * number(objects.get(stream, 'Height'));
  const bits = number(objects.get(stream, 'BitsPerComponent'));
  const own = packedSize(stream, objects);
  const most = Math.max(pixels || 0, own);
  // The number of components of other pictures is unknown here: grey is the minimum.
  const bytes = (most * (bits >= 1 && bits <= 16 ? bits : 1)) / 8;
  if (most > MAX_PIXELS || bytes > MAX_PICTURE_BYTES) throw new DeidError('image_too_large', [MAX_PIXELS]);
}

/** Number of pixels that compressed data itself states; 0 if it states none. */
function packedSize(stream: PdfStream, objects: Objects): number {
  const filters = filtersOf(stream, objects);
  if (filters.length !== 1) return 0;
  const data = Buffer.from(stream.data.buffer, stream.data.byteOffset, stream.data.byteLength);
  if (filters[0] === 'JPXDecode') {
    const at = data.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]));
    return at >= 0 && at + 20 <= data.length ? data.readUInt32BE(at + 8) * data.readUInt32BE(at + 12) : 0;
  }
  if (filters[0] !== 'DCTDecode' && filters[0] !== 'DCT') return 0;
  for (let at = 2; at + 9 <= data.length && data[at] === 0xff; ) {
    const marker = data[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return data.readUInt16BE(at + 5) * data.readUInt16BE(at + 7);
    at += marker === 0xff ? 1 : 2 + data.readUInt16BE(at + 2);
  }
  return 0;
}

/** Widths may be given for whole ranges of codes: those beyond the last code are left out. */
function boundWidths(dict: PdfDict, objects: Objects): void {
  for (const [key, size] of [
    ['W', 3],
    ['W2', 5],
  ] as const) {
    const widths = objects.array(dict, key);
    if (widths === undefined || dict.has('Type') === isStream(dict)) continue;
    const list = widths.toArray();
    for (let at = 0; at < list.length; ) {
      const first = number(objects.resolve(list[at]));
      const second = objects.resolve(list[at + 1]);
      const isRange = !(second instanceof PdfArray);
      const last = isRange ? number(second) : first;
      if (!(first >= 0 && last < MAX_CODES)) {
        dict.set(key, new PdfArray(list.slice(0, at)));
        break;
      }
      at += isRange ? size : 2;
    }
  }
}

/** Sections of a map of codes, and the ranges of codes in one. */
const RANGES = /begin(?:bf|cid|notdef)range([\s\S]*?)(?:end(?:bf|cid|notdef)range|$)/g;
const RANGE = /<([^>]*)>\s*<([^>]*)>\s*(?:<[^>]*>|\[[^\]]*\]|-?\d+)/g;
/** Maximum size of a map that is examined, in bytes: the largest known ones have a few hundred thousand. */
const MAX_MAP_BYTES = 16 * 1024 * 1024;

/** A map with more codes than fonts have is dropped. */
function boundMap(map: PdfObject | undefined, objects: Objects): void {
  const data = isStream(map) ? streamData(map, objects, MAX_MAP_BYTES) : undefined;
  if (data === undefined || !isStream(map)) return;
  let codes = 0;
  for (const [, section = ''] of Buffer.from(data).toString('latin1').matchAll(RANGES)) {
    for (const [, first = '', last = ''] of section.matchAll(RANGE)) {
      codes += Math.max(codeOf(last) - codeOf(first), 0);
    }
  }
  if (codes > MAX_MAPPED) map.setData(new Uint8Array());
}

/** Other characters than digits are skipped, as in engines. */
const codeOf = (digits: string): number => Number.parseInt(digits.replace(/[^\da-f]/gi, '') || '0', 16);

function boundFunction(dict: PdfDict, objects: Objects): void {
  const sizes = numbers(objects.get(dict, 'Size'), objects);
  const samples = sizes.reduce((product, size) => product * size, 1);
  const outputs = numbers(objects.get(dict, 'Range'), objects).length / 2;
  // An invalid kind: viewers leave out what needs it.
  if (sizes.length > 0 && !(samples * Math.max(outputs, 1) <= MAX_SAMPLES)) dict.set('FunctionType', PdfNumber.of(99));
}

const isMesh = (stream: PdfStream, objects: Objects): boolean => number(objects.get(stream, 'ShadingType')) >= 4;

const hasBits = (stream: PdfStream, objects: Objects): boolean =>
  [...BITS].every(([key, allowed]) => {
    const value = objects.get(stream, key);
    return value === undefined ? key === 'BitsPerFlag' : allowed.includes(number(value));
  });

/** A tile is drawn once for each step on the page, and again for each tile that overlaps it. */
function boundTiles(pattern: PdfStream, objects: Objects): void {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbers(objects.get(pattern, 'BBox'), objects);
  const [a = 1, b = 0, c = 0, d = 1] = numbers(objects.get(pattern, 'Matrix'), objects);
  for (const [key, size, scale] of [
    ['XStep', Math.abs(right - left), Math.hypot(a, b)],
    ['YStep', Math.abs(top - bottom), Math.hypot(c, d)],
  ] as const) {
    const step = Math.abs(number(objects.get(pattern, key)));
    if (step * scale >= MIN_STEP && size / step <= MAX_TILES) continue;
    const least = MIN_STEP / (scale || 1);
    pattern.set(key, PdfNumber.of(Number.isFinite(size) ? Math.max(size, least, 1) : 1000));
  }
}
