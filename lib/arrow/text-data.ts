import { type Data, DataType, makeData } from 'apache-arrow';
import { BatchMistake } from './mistake.js';

/** True for columns whose values are texts, or all null. */
export const holdsTexts = (type: DataType): boolean =>
  DataType.isUtf8(type) || DataType.isLargeUtf8(type) || DataType.isNull(type);

/** Maximum size of a text column in bytes, the limit of 32-bit offsets. */
const MAX_UTF8_BYTES = 0x7fff_ffff;

/**
 * Returns the values with each text changed. Nulls stay null, and bytes stored under a null are dropped.
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
  if (!DataType.isUtf8(type) || end > MAX_UTF8_BYTES) throw new BatchMistake('grows beyond what its columns can hold');
  return makeData({ ...changed, type, valueOffsets: Int32Array.from(ends) });
}

/** The text at an index. Offsets come from outside and may be invalid. */
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
