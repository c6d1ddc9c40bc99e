import { DeidError } from '../../core/index.js';
import { changeRecord, type RecordReader } from '../../lib/records/change-record.js';
import type { FieldChoice } from '../../lib/records/fields.js';
import { print } from '../base/terminal.js';
import type { BadRecords } from './bad-records.js';
import { linesOf } from './lines.js';
import { reasonOf, stopped } from './mistakes.js';

/** What becomes of records that cannot be processed. With neither, the first one ends the run. */
export interface Aside {
  /** Gets the record; nothing of it is written to the output. */
  readonly badRecords?: BadRecords | undefined;
  /** Name of the only field of the object that is written in the place of the record; it holds the reason. */
  readonly errorField?: string | undefined;
}

/** Reads lines, each a JSON object, changes some of their fields, and writes them. Waits until each line is accepted. */
export async function changeLines(
  input: AsyncIterable<Buffer>,
  choice: FieldChoice,
  reader: RecordReader,
  aside: Aside,
): Promise<void> {
  let number = 0;
  for await (const line of linesOf(input)) {
    number++;
    const changed = line.length === 0 ? '' : await changedLine(line, number, { choice, reader, aside });
    if (changed !== undefined) await print(changed);
  }
}

async function changedLine(
  line: Uint8Array,
  number: number,
  { choice, reader, aside }: { readonly choice: FieldChoice; readonly reader: RecordReader; readonly aside: Aside },
): Promise<string | undefined> {
  try {
    return await changeRecord(line, choice, reader);
  } catch (error) {
    const reason = reasonOf(error);
    const { badRecords, errorField } = aside;
    if (reason === undefined) throw stopped(error, `Line ${number}`);
    if (badRecords === undefined && errorField === undefined)
      throw new DeidError('record_invalid', [`Line ${number}`, reason]);
    await badRecords?.add(number, reason, line);
    return errorField === undefined ? undefined : JSON.stringify({ [errorField]: reason });
  }
}
