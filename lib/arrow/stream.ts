import { AsyncByteQueue, type RecordBatch, RecordBatchReader, RecordBatchStreamWriter } from 'apache-arrow';
import { DeidError, isDeidError } from '../../core/index.js';
import { type BatchChange, batchChange } from './columns.js';
import { messagesOf } from './messages.js';
import { BatchMistake, StreamMistake } from './mistake.js';

/** Writes so that what has been written can be taken away batch by batch; the library's own streams hold all that is not yet read. */
class Writer extends RecordBatchStreamWriter {
  take(): Uint8Array {
    const bytes = this._sink.toUint8Array(true);
    this._sink = new AsyncByteQueue();
    return bytes;
  }

  /** The last bytes: the end marker. */
  end(): Uint8Array {
    this.finish();
    return this._sink.toUint8Array(true);
  }
}

/**
 * Changes texts in a stream of the Arrow IPC format and leaves all other columns as they are. Holds one record batch at a time.
 * @param fields names of columns, a dot between those of nested structs
 * @param change gives the new value of a text
 * @param write takes a piece of the new stream; the next batch is read when it has
 * @throws DeidError `record_invalid` for what cannot be read. What was written then has no end marker.
 */
export async function changeArrowStream(
  input: AsyncIterable<Uint8Array>,
  fields: readonly string[],
  change: (text: string) => string,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const writer = new Writer();
  let plan: BatchChange | undefined;
  let number = 0;
  try {
    for await (const batch of batchesOf(input)) {
      plan ??= batchChange(batch.schema, fields, change);
      writer.write(plan.change(batch));
      await write(writer.take());
      number++;
    }
  } catch (error) {
    throw told(error, number + 1);
  }
  await write(writer.end());
}

async function* batchesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<RecordBatch> {
  const reader = await RecordBatchReader.from(unhurried(messagesOf(input)));
  await reader.open();
  yield* reader;
}

const NOTHING = new Uint8Array();

/**
 * The reader of the library asks for a further chunk before it gives away what it has: empty ones content it. A program that
 * waits for the answer to a batch before it sends the next would otherwise wait for ever.
 */
async function* unhurried(messages: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const message of messages) {
    yield message;
    // Once for the head of a message, once for a body that is empty.
    yield NOTHING;
    yield NOTHING;
  }
}

const SYSTEM_CODE = /^E[A-Z]+$/;

/** What the library throws at damaged bytes may quote them. */
function told(error: unknown, batch: number): unknown {
  if (isDeidError(error)) return error;
  if (error instanceof StreamMistake) return new DeidError('record_invalid', ['The Arrow stream', error.message]);
  const isSystems = error instanceof Error && 'code' in error && SYSTEM_CODE.test(String(error.code));
  if (isSystems) return error;
  const why = error instanceof BatchMistake ? error.message : 'is damaged';
  return new DeidError('record_invalid', [`Record batch ${batch}`, why]);
}
