import type { RecordBatch } from 'apache-arrow';
import { type BatchPlan, type Column, dataAt, titleOf, withTexts } from './columns.js';
import { RowMistake } from './mistake.js';
import { textsOf, type Value } from './text-data.js';

/** A value of a row, as it is read. */
interface RowField {
  readonly title: string;
  readonly text: string;
  /** True if it only shows what the other values are. */
  readonly stays: boolean;
}

/** Reads rows. */
export interface RowReader {
  /** True for a title that says that its values identify persons. */
  identifies(title: string): boolean;
  /** The new texts of the values of one row, in their order. */
  change(fields: readonly RowField[]): Promise<readonly string[]>;
  /** Why a row cannot be processed, without content; undefined for an error with which the run must end. */
  reasonOf(error: unknown): string | undefined;
}

/** A column with its values in a batch. */
interface Read {
  readonly column: Column;
  readonly values: readonly Value[];
  readonly texts: (string | undefined)[];
}

/**
 * Changes a batch row by row.
 * @param aside true if the reason takes the place of a row that cannot be processed
 * @throws RowMistake, with the number of the row, unless `aside`
 */
export async function changeBatch(
  batch: RecordBatch,
  { columns, schema }: BatchPlan,
  reader: RowReader,
  aside: boolean,
): Promise<RecordBatch> {
  const read = columns.map((column): Read => {
    const values = valuesOf(batch, column);
    return { column, values, texts: Array.from(values, () => undefined) };
  });
  const errors: (string | undefined)[] = [];
  for (let row = 0; row < batch.numRows; row++) {
    const reason = await changeRow(read, row, reader);
    if (reason !== undefined && !aside) throw new RowMistake(`row ${row + 1} ${reason}`);
    errors.push(reason);
    // Nothing of a row that was not read is passed on in the columns that were to be changed.
    if (reason !== undefined) for (const { texts } of read) texts[row] = undefined;
  }
  const changed = read.filter(({ column }) => !column.stays);
  const texts = new Map(changed.map((one) => [one.column.path.join(), one.texts]));
  return withTexts(batch, schema, texts, aside ? errors : undefined);
}

/** The values of a column, null where a struct around it is null. */
function valuesOf(batch: RecordBatch, { path }: Column): Value[] {
  const nested = dataAt(batch, path);
  const [data] = nested.slice(-1);
  if (data === undefined) return [];
  const around = nested.slice(0, -1);
  const values = textsOf(data, (why) => new RowMistake(why));
  return values.map((value, i) => (around.every((one) => one.getValid(i)) ? value : undefined));
}

/** Changes a row. @returns why it cannot be processed */
async function changeRow(read: readonly Read[], row: number, reader: RowReader): Promise<string | undefined> {
  const fields: (RowField & { readonly of: Read })[] = [];
  for (const one of read) {
    const [text, { name, stays }] = [one.values[row], one.column];
    if (text instanceof RowMistake) {
      if (stays) continue;
      return text.message;
    }
    if (text !== undefined) fields.push({ title: titleOf(name), text, stays, of: one });
  }
  if (fields.every(({ stays }) => stays)) return undefined;
  try {
    const texts = await reader.change(fields);
    for (const [i, { of }] of fields.entries()) of.texts[row] = texts[i];
    return undefined;
  } catch (error) {
    const reason = reader.reasonOf(error);
    if (reason === undefined) throw error;
    return reason;
  }
}
