import { lexiconSet } from '../../../../../kit/index.js';
import { type PictureData, withoutNotes } from '../../objects/picture-data.js';
import { isDict, nameOf, type OperandDict, type Operator } from './operand.js';

/** The keys of an inline picture (ISO 32000-2, table 91). */
const KEYS = lexiconSet('format-names', { class: 'pdf-inline-picture-key' });

/** True for a key that the pixels of an inline picture need. */
export const isPictureKey = (key: string): boolean => KEYS.has(key);

/** A picture inside of a content stream. */
export interface InlinePicture {
  readonly dict: OperandDict;
  readonly pixels: Uint8Array;
  /** Undefined if its format stores nothing besides pixels, as far as known. */
  readonly notes?: PictureData;
}

/** Start of the data. */
const DATA = /(?<=[\s>\])])ID\s/;

/** Parses the operator of an inline picture. */
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
