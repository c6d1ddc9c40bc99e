import { PdfArray, PdfDict, PdfName, type PdfObject, type PdfStream } from '@libpdf/core';
import { DeidError } from '../../../../core/index.js';
import { inflate } from './guard.js';
import { isStream, type Objects } from './objects.js';

const FLATE = new Set(['FlateDecode', 'Fl']);
/** Filters of pictures, which contain no text. */
const PICTURES = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF']);
/** Maximum expansion of LZW and run-length data; such data is rare and small. */
const MAX_GROWTH = 64;

/** Names of the filters of a stream, in decoding order. */
export function filtersOf(stream: PdfStream, objects: Objects): string[] {
  const filter = objects.get(stream, 'Filter') ?? objects.get(stream, 'F');
  const list: readonly (PdfObject | undefined)[] =
    filter instanceof PdfArray ? filter.toArray().map((item) => objects.resolve(item)) : [filter];
  return list.filter((item) => item instanceof PdfName).map(({ value }) => value);
}

/** True if a stream is a picture in a picture format. */
export const isPicture = (stream: PdfStream, objects: Objects): boolean =>
  filtersOf(stream, objects).some((filter) => PICTURES.has(filter));

/**
 * The data of a stream without its filters.
 * @param most maximum size, in bytes.
 * @returns undefined for pictures, and for data that cannot be uncompressed.
 * @throws DeidError `document_expands_too_much`
 */
export function streamData(stream: PdfStream, objects: Objects, most: number): Uint8Array | undefined {
  const filters = filtersOf(stream, objects);
  if (filters.length === 0) return stream.data;
  if (isPicture(stream, objects)) return undefined;
  const [filter] = filters;
  if (filters.length === 1 && filter !== undefined && FLATE.has(filter) && !hasPredictor(stream, objects)) {
    return inflate(stream.data, most);
  }
  if (stream.data.length > most / MAX_GROWTH) throw new DeidError('document_expands_too_much', [most]);
  try {
    return stream.getDecodedData();
  } catch {
    return undefined;
  }
}

function hasPredictor(stream: PdfStream, objects: Objects): boolean {
  const parameters = objects.get(stream, 'DecodeParms') ?? objects.get(stream, 'DP');
  if (parameters instanceof PdfArray) return true;
  return parameters instanceof PdfDict && !isStream(parameters) && parameters.has('Predictor');
}
