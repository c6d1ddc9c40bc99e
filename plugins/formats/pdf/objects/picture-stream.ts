import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfStream } from '@libpdf/core';
import { inflate } from './guard.js';
import type { Objects } from './objects.js';
import { type PictureData, withoutNotes } from './picture-data.js';
import { filtersOf, streamData } from './stream-data.js';

/** Maximum size of a compressed picture inside of other filters, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The data of a picture in its own format, with only what pixels need; undefined if the format is unknown. */
export function pictureData(stream: PdfStream, objects: Objects): PictureData | undefined {
  const filters = filtersOf(stream, objects);
  const last = filters.at(-1) ?? '';
  if (filters.length <= 1) return withoutNotes(stream.data, last) ?? pixels(stream, last, objects);
  const outer = new PdfStream([['Filter', new PdfArray(filters.slice(0, -1).map(PdfName.of))]], stream.data);
  const data = streamData(outer, objects, MAX_BYTES);
  return data && withoutNotes(data, last);
}

/** Rewrites the data of a picture in its own format. */
export function writePicture(stream: PdfStream, { kept }: PictureData, objects: Objects): void {
  const last = filtersOf(stream, objects).at(-1);
  const parameters = objects.get(stream, 'DecodeParms');
  const own = parameters instanceof PdfArray ? parameters.at(parameters.length - 1) : stream.get('DecodeParms');
  stream.setData(kept);
  if (last === undefined || isFlate(last)) return;
  stream.set('Filter', PdfName.of(last));
  if (own !== undefined) stream.set('DecodeParms', own);
}

const isFlate = (filter: string): boolean => filter === 'FlateDecode' || filter === 'Fl';

/** Pixels that are not compressed by a picture format, and the bytes after the last one. */
function pixels(stream: PdfStream, filter: string, objects: Objects): PictureData | undefined {
  if ((filter !== '' && !isFlate(filter)) || stream.has('DecodeParms')) return undefined;
  const size = sizeOf(stream, objects);
  if (size === undefined || size > MAX_BYTES) return undefined;
  const data = filter === '' ? stream.data : inflate(stream.data, size + MAX_BEHIND);
  // A line end is not counted as data.
  if (data === undefined || data.length <= size + 2) return { kept: stream.data, taken: [] };
  return { kept: data.subarray(0, size), taken: [data.subarray(size)] };
}

/** Maximum number of bytes after the pixels that are examined. */
const MAX_BEHIND = 8 * 1024 * 1024;

const COMPONENTS: ReadonlyMap<string, number> = new Map([
  ...(['DeviceGray', 'CalGray', 'Indexed', 'Separation', 'G', 'I'] as const).map((name) => [name, 1] as const),
  ...(['DeviceRGB', 'CalRGB', 'Lab', 'RGB'] as const).map((name) => [name, 3] as const),
  ...(['DeviceCMYK', 'CMYK'] as const).map((name) => [name, 4] as const),
]);

/** Number of bytes of a picture's pixels. */
function sizeOf(stream: PdfStream, objects: Objects): number | undefined {
  const numberOf = (key: string): number => {
    const value = objects.get(stream, key);
    return value instanceof PdfNumber ? value.value : 0;
  };
  const mask = objects.get(stream, 'ImageMask');
  const isMask = mask?.type === 'bool' && mask.value;
  const bits = isMask ? 1 : numberOf('BitsPerComponent');
  const components = isMask ? 1 : componentsOf(objects.get(stream, 'ColorSpace'), objects);
  const size = components && Math.ceil((numberOf('Width') * components * bits) / 8) * numberOf('Height');
  return size !== undefined && size > 0 ? size : undefined;
}

function componentsOf(space: PdfObject | undefined, objects: Objects): number | undefined {
  if (space instanceof PdfName) return COMPONENTS.get(space.value);
  if (!(space instanceof PdfArray)) return undefined;
  const [kind, of] = [objects.resolve(space.at(0)), objects.resolve(space.at(1))];
  if (!(kind instanceof PdfName)) return undefined;
  if (kind.value === 'DeviceN') return of instanceof PdfArray ? of.length : undefined;
  if (kind.value !== 'ICCBased') return COMPONENTS.get(kind.value);
  const count = of instanceof PdfDict ? objects.get(of, 'N') : undefined;
  return count instanceof PdfNumber ? count.value : undefined;
}
