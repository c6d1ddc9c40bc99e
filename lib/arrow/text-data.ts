import { type Data, DataType, makeData } from 'apache-arrow';
import { BatchMistake } from './mistake.js';

/** True of columns whose values are texts, or all null. */
export const holdsTexts = (type: DataType): boolean =>
  DataType.isUtf8(type) || DataType.isLargeUtf8(type) || DataType.isNull(type);

/** Bytes; offsets of 32 bits reach no further. */
const LONGEST_UTF8 = 0x7fff_ffff;

/**
 * The same values with each text changed. What is null stays null, and bytes that may stand under a null are left behind.
 * @throws BatchMistake for texts that are no valid UTF-8
 */
export function changeTexts(data: Data, change: (text: string) => string): Data {
  const { type, length, nullCount, nullBitmap } = data;
  if (DataType.isNull(type)) return data;
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const texts: Buffer[] = [];
  const ends: number[] = [0];
  let end = 0;
  for (let i = 0; i < length; i++) {
    if (data.getValid(i)) {
      const text = Buffer.from(change(textAt(data, i, decoder)));
      texts.push(text);
      end += text.length;
    }
    ends.push(end);
  }
  const changed = { length, nullCount, nullBitmap, data: Buffer.concat(texts) };
  if (DataType.isLargeUtf8(type)) return makeData({ ...changed, type, valueOffsets: BigInt64Array.from(ends, BigInt) });
  if (!DataType.isUtf8(type) || end > LONGEST_UTF8) throw new BatchMistake('grows beyond what its columns can hold');
  return makeData({ ...changed, type, valueOffsets: Int32Array.from(ends) });
}

/** Offsets come from outside, and may point anywhere. */
function textAt({ valueOffsets, values }: Data, index: number, decoder: TextDecoder): string {
  const from = Number(valueOffsets[index]);
  const to = Number(valueOffsets[index + 1]);
  if (!(0 <= from && from <= to && to <= values.length)) throw new BatchMistake('is damaged');
  try {
    return decoder.decode(values.subarray(from, to));
  } catch {
    throw new BatchMistake('has a text that is no valid UTF-8');
  }
}
