import { type Data, DataType, type Dictionary, makeData, Utf8, Vector, vectorFromArray } from 'apache-arrow';
import { BatchMistake, type RowMistake } from './mistake.js';

/** A text of a row, undefined for null, or why it cannot be read. */
export type Value = string | undefined | RowMistake;

/** Maximum size of a text column in bytes, the limit of 32-bit offsets. */
const MAX_UTF8_BYTES = 0x7fff_ffff;
const DAY_MS = 86_400_000;

/** True for columns whose values are texts, or all null. */
const holdsTexts = (type: DataType): boolean =>
  DataType.isUtf8(type) || DataType.isLargeUtf8(type) || DataType.isNull(type);

/** True for columns of whole numbers or days, which are written as texts once they are changed. */
const holdsNumbers = (type: DataType): boolean => DataType.isInt(type) || DataType.isDate(type);

/** True for columns that can be read and changed. */
export const isReadable = (type: DataType): boolean =>
  holdsTexts(DataType.isDictionary(type) ? type.dictionary : type) || holdsNumbers(type);

/** The type of a column after a change: texts where it held numbers or days. */
export const changedType = (type: DataType): DataType => (holdsNumbers(type) ? new Utf8() : type);

/** The values of a column, as texts. Days are as in ISO 8601. */
export function textsOf(data: Data, mistake: (why: string) => RowMistake): Value[] {
  const { type, length } = data;
  if (DataType.isNull(type)) return Array.from({ length }, () => undefined);
  if (DataType.isDictionary(type)) return byDictionary(data, mistake);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const at = holdsNumbers(type) ? (i: number) => numberAt(data, i) : (i: number) => textAt(data, i, decoder, mistake);
  return Array.from({ length }, (_, i) => (data.getValid(i) ? at(i) : undefined));
}

function byDictionary({ length, values, dictionary, ...data }: Data, mistake: (why: string) => RowMistake): Value[] {
  const known = (dictionary?.data ?? []).flatMap((part) => textsOf(part, mistake));
  return Array.from({ length }, (_, i) => {
    if (!isValid(data.nullBitmap, i)) return undefined;
    const index = Number(values[i]);
    if (!(index >= 0 && index < known.length)) throw new BatchMistake('is damaged');
    return known[index];
  });
}

const isValid = (bits: Uint8Array | undefined, i: number): boolean =>
  bits === undefined || bits.length === 0 || ((bits[i >> 3] ?? 0) & (1 << (i & 7))) !== 0;

/** A whole number or a day at an index. */
function numberAt({ type, values }: Data, index: number): string {
  if (!DataType.isDate(type)) return String(values[index]);
  // Days as 32 bits, or milliseconds as 64.
  const day = new Date(values instanceof Int32Array ? Number(values[index]) * DAY_MS : Number(values[index]));
  return Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
}

/** The text at an index. Offsets come from outside and may be invalid. */
function textAt(
  { valueOffsets, values }: Data,
  index: number,
  decoder: TextDecoder,
  mistake: (why: string) => RowMistake,
): Value {
  const from = Number(valueOffsets[index]);
  const to = Number(valueOffsets[index + 1]);
  if (!(0 <= from && from <= to && to <= values.length)) throw new BatchMistake('is damaged');
  try {
    return decoder.decode(values.subarray(from, to));
  } catch {
    return mistake('has a text that is no valid UTF-8');
  }
}

/**
 * A column of new texts; undefined for null. Nothing of the old texts is left in it.
 * @throws BatchMistake if the texts are more than the column can hold
 */
export function dataOf(type: DataType, texts: readonly (string | undefined)[]): Data {
  if (DataType.isDictionary(type)) return dictionaryOf(type, texts);
  const length = texts.length;
  if (DataType.isNull(type)) return makeData({ type, length, nullCount: length });
  const bytes = texts.map((text) => Buffer.from(text ?? ''));
  const ends: number[] = [0];
  for (const { length: size } of bytes) ends.push((ends.at(-1) ?? 0) + size);
  const data = { length, ...nullsOf(texts), data: Buffer.concat(bytes) };
  if (DataType.isLargeUtf8(type)) return makeData({ ...data, type, valueOffsets: BigInt64Array.from(ends, BigInt) });
  if (!DataType.isUtf8(type) || (ends.at(-1) ?? 0) > MAX_UTF8_BYTES)
    throw new BatchMistake('grows beyond what its columns can hold');
  return makeData({ ...data, type, valueOffsets: Int32Array.from(ends) });
}

/** The bits that say which values are not null. */
function nullsOf(texts: readonly (string | undefined)[]) {
  const nullBitmap = new Uint8Array(Math.ceil(texts.length / 64) * 8);
  let nullCount = 0;
  for (const [i, text] of texts.entries()) {
    if (text === undefined) nullCount++;
    else nullBitmap[i >> 3] = (nullBitmap[i >> 3] ?? 0) | (1 << (i & 7));
  }
  return nullCount === 0 ? { nullCount } : { nullCount, nullBitmap };
}

/** A column with a dictionary of the new texts, in the order in which they first occur. */
function dictionaryOf(type: Dictionary, texts: readonly (string | undefined)[]): Data {
  const places = new Map<string, number>();
  for (const text of texts) if (text !== undefined && !places.has(text)) places.set(text, places.size);
  const dictionary = new Vector([dataOf(type.dictionary, [...places.keys()])]);
  const indexes = vectorFromArray(
    texts.map((text) => (text === undefined ? null : (places.get(text) ?? null))),
    type.indices,
  ).data[0];
  const most = 2 ** (type.indices.bitWidth - (type.indices.isSigned ? 1 : 0));
  if (indexes === undefined || places.size > most) throw new BatchMistake('grows beyond what its columns can hold');
  return makeData({ type, length: texts.length, ...nullsOf(texts), data: indexes.values, dictionary });
}
