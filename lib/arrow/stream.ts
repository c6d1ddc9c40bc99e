import { AsyncByteQueue, type RecordBatch, RecordBatchReader, RecordBatchStreamWriter } from 'apache-arrow';
import { DeidError, isDeidError } from '../../core/index.js';
import { changeBatch, type RowReader } from './change-batch.js';
import { type BatchPlan, type ColumnChoice, planOf } from './columns.js';
import { messagesOf } from './messages.js';
import { BatchMistake, RowMistake, StreamMistake } from './mistake.js';

/**
 * A writer whose output can be taken batch by batch. The library's own streams keep everything that is not yet read.
 */
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
 * Changes some columns in a stream of the Arrow IPC format, row by row, and leaves all others as they are. Holds one record
 * batch at a time.
 * @param write receives a piece of the new stream; the next batch is read after its promise resolves
 * @throws DeidError `record_invalid` if the stream cannot be read. The output then has no end marker.
 */
export async function changeArrowStream(
  input: AsyncIterable<Uint8Array>,
  choice: ColumnChoice,
  reader: RowReader,
  write: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const writer = new Writer();
  let plan: BatchPlan | undefined;
  let number = 0;
  try {
    for await (const batch of batchesOf(input)) {
      plan ??= planOf(batch.schema, choice, (title) => reader.identifies(title));
      writer.write(await changeBatch(batch, plan, reader, choice.errorColumn !== undefined));
      await write(writer.take());
      number++;
    }
  } catch (error) {
    throw safeError(error, number + 1);
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
 * Yields an empty chunk after each message. The library's reader requests another chunk before it returns a message, so
 * a client that waits for the answer to one batch before it sends the next would wait forever.
 */
async function* unhurried(messages: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const message of messages) {
    yield message;
    // Once for the header of a message, once for an empty body.
    yield NOTHING;
    yield NOTHING;
  }
}

const SYSTEM_CODE = /^E[A-Z]+$/;

/** Converts errors, because those of the library may quote damaged data. */
function safeError(error: unknown, batch: number): unknown {
  if (isDeidError(error)) return error;
  if (error instanceof StreamMistake) return new DeidError('record_invalid', ['The Arrow stream', error.message]);
  const isSystems = error instanceof Error && 'code' in error && SYSTEM_CODE.test(String(error.code));
  if (isSystems) return error;
  const isOfRow = error instanceof RowMistake;
  const why = error instanceof BatchMistake ? error.message : 'is damaged';
  if (isOfRow) return new DeidError('record_invalid', [`Record batch ${batch},`, error.message]);
  return new DeidError('record_invalid', [`Record batch ${batch}`, why]);
}
