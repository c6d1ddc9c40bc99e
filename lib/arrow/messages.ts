import { Message } from 'apache-arrow';
import { StreamMistake } from './mistake.js';

/** Maximum size of a message in bytes. Clients with larger batches must split them. */
const MAX_MESSAGE_BYTES = 1024 * 1024 * 1024;
/** Marker before the length of a message since Arrow 0.15. */
const CONTINUATION = 0xffff_ffff;

/**
 * Splits an Arrow IPC stream into its messages. The library's reader accepts a truncated stream as complete and ignores
 * data after the end; both would lose records.
 * @throws StreamMistake
 */
export async function* messagesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const bytes = new ByteReader(input);
  let hasSchema = false;
  for (;;) {
    const start = await bytes.take(4);
    const isMarked = start.readUInt32LE() === CONTINUATION;
    const prefix = isMarked ? Buffer.concat([start, await bytes.take(4)]) : start;
    const length = prefix.readUInt32LE(prefix.length - 4);
    if (length === 0) {
      if (!hasSchema) throw new StreamMistake('has no schema');
      if (await bytes.hasMore()) throw new StreamMistake('goes on behind its end');
      return yield prefix;
    }
    if (length > MAX_MESSAGE_BYTES) throw new StreamMistake('is no stream of the Arrow IPC format');
    const head = await bytes.take(length);
    const message = readHead(head);
    if (message.isSchema() === hasSchema) throw new StreamMistake('has no schema at its beginning, or a second one');
    hasSchema = true;
    if (message.bodyLength > MAX_MESSAGE_BYTES) throw new StreamMistake('has a record batch of more than 1 GiB');
    yield Buffer.concat([prefix, head, await bytes.take(message.bodyLength)]);
  }
}

function readHead(head: Uint8Array): Message {
  let message: Message;
  try {
    message = Message.decode(head);
    // Decoded here because the library decodes it lazily, where an unknown type would look like a damaged batch.
    message.header();
  } catch {
    throw new StreamMistake('is no stream of the Arrow IPC format, or has columns of a type that is not known here');
  }
  if (isCompressed(message)) throw new StreamMistake('is compressed; write it without compression');
  return message;
}

function isCompressed(message: Message): boolean {
  if (message.isRecordBatch()) return message.header().compression !== null;
  return message.isDictionaryBatch() && message.header().data.compression !== null;
}

/** Reads an exact number of bytes at a time. Buffers at most that number plus one chunk. */
class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  constructor(input: AsyncIterable<Uint8Array>) {
    this.#chunks = input[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const pieces: Uint8Array[] = [];
    let missing = length;
    while (missing > 0) {
      if (!(await this.hasMore())) throw new StreamMistake('ends before its end marker');
      const piece = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(missing);
      missing -= piece.length;
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }

  async hasMore(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const next = await this.#chunks.next();
      if (next.done === true) return false;
      this.#rest = next.value;
    }
    return true;
  }
}
