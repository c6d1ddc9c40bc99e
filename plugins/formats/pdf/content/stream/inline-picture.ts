import { type PictureData, withoutNotes } from '../../objects/picture-data.js';
import { isDict, nameOf, type OperandDict, type Operator } from './operand.js';

/** The keys of a picture in the content (ISO 32000-2, table 91). */
const KEYS = new Set([
  ...['BPC', 'CS', 'D', 'DP', 'F', 'H', 'IM', 'I', 'L', 'W', 'BitsPerComponent', 'ColorSpace', 'Decode', 'DecodeParms'],
  ...['Filter', 'Height', 'ImageMask', 'Intent', 'Interpolate', 'Length', 'Width'],
]);

/** Whether a key of a picture in the content is one that pixels need. */
export const isPictureKey = (key: string): boolean => KEYS.has(key);

/** A picture that stands in the content itself. */
export interface InlinePicture {
  readonly dict: OperandDict;
  readonly pixels: Uint8Array;
  /** Left out: its format keeps nothing beside pixels, as far as that is known. */
  readonly notes?: PictureData;
}

/** Where data begins: behind a word of its own. */
const DATA = /(?<=[\s>\])])ID\s/;

/** Reads the operator of a picture. */
export function inlinePicture(
  bytes: Uint8Array,
  { operands: [dict], start, end }: Operator,
): InlinePicture | undefined {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start);
  const text = all.toString('latin1');
  const data = DATA.exec(text);
  if (data === null || !isDict(dict)) return undefined;
  const from = data.index + 3;
  const last = text.lastIndexOf('EI');
  const pixels = all.subarray(from, Math.max(/\s/.test(text[last - 1] ?? '') ? last - 1 : last, from));
  const filter = nameOf(dict.get('F') ?? dict.get('Filter')) ?? '';
  const notes = withoutNotes(pixels, filter);
  return { dict, pixels, ...(notes && { notes }) };
}
