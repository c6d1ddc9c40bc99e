import { constants, inflateSync } from 'node:zlib';
import { PdfArray, PdfDict, PdfName, type PdfObject, PdfStream } from '@libpdf/core';

/** Resolves a reference of the document. */
export type Resolve = Exclude<Parameters<PdfDict['get']>[1], undefined>;

/** Abbreviated names of filters. They are only allowed for inline images but occur in streams as well. */
const LONG_NAMES: ReadonlyMap<string, string> = new Map([
  ['Fl', 'FlateDecode'],
  ['LZW', 'LZWDecode'],
  ['A85', 'ASCII85Decode'],
  ['AHx', 'ASCIIHexDecode'],
  ['RL', 'RunLengthDecode'],
]);

/**
 * The uncompressed bytes of a stream; undefined if they are unavailable or more than `limit`. A damaged deflate stream
 * gives the bytes before the damage, as in viewers.
 */
export function decodeStream(stream: PdfStream, resolve: Resolve, limit: number): Uint8Array | undefined {
  const filters = listOf(stream.get('Filter', resolve), resolve).filter((filter) => filter instanceof PdfName);
  const names = filters.map(({ value }) => LONG_NAMES.get(value) ?? value).filter((name) => name !== 'Crypt');
  if (names.length === 0) return stream.data.length > limit ? undefined : stream.data;
  const params = listOf(stream.get('DecodeParms', resolve) ?? stream.get('DP', resolve), resolve);
  try {
    if (names.length === 1 && names[0] === 'FlateDecode' && !hasPredictor(params[0]))
      return inflate(stream.data, limit);
    const plain = new PdfStream(undefined, stream.data);
    plain.set('Filter', new PdfArray(names.map((name) => PdfName.of(name))));
    const dicts = names.map((_, index) => params[index]).map((one) => (one instanceof PdfDict ? one : new PdfDict()));
    plain.set('DecodeParms', new PdfArray(dicts));
    const bytes = plain.getDecodedData();
    return bytes.length > limit ? undefined : bytes;
  } catch {
    return undefined;
  }
}

function listOf(value: PdfObject | undefined, resolve: Resolve): PdfObject[] {
  if (value === undefined) return [];
  if (!(value instanceof PdfArray)) return [value];
  return Array.from({ length: value.length }, (_, index) => value.at(index, resolve)).filter(
    (one) => one !== undefined,
  );
}

const hasPredictor = (params: PdfObject | undefined): boolean =>
  params instanceof PdfDict && (params.getNumber('Predictor')?.value ?? 1) > 1;

function inflate(data: Uint8Array, limit: number): Uint8Array | undefined {
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    const bytes = new PdfStream([['Filter', PdfName.FlateDecode]], data).getDecodedData();
    return bytes.length > limit ? undefined : bytes;
  }
}
