import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { FileSink } from '../../core/index.js';
import { type StreamMessage, send } from './messages.js';
import type { RunOptions } from './work.js';

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The caller's side of a task's streams: answers `pull` and `write` messages of the thread. */
export class CallerStreams {
  /** The port to pass to the thread. */
  readonly port: MessagePort;
  /** Rejects when the source or the sink fails; never resolves. */
  readonly failed: Promise<never>;
  readonly #own: MessagePort;
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #sink: FileSink | undefined;

  constructor({ source, sink }: Pick<RunOptions, 'source' | 'sink'>) {
    const { port1, port2 } = new MessageChannel();
    this.#own = port1;
    this.port = port2;
    this.#chunks = (source ?? nothing())[Symbol.asyncIterator]();
    this.#sink = sink;
    this.failed = new Promise((_, reject) => {
      // Sequential, because iterators need not support concurrent calls of next(), nor sinks concurrent writes.
      let reading = Promise.resolve();
      let writing = Promise.resolve();
      port1.on('message', (message: StreamMessage) => {
        if (message.kind === 'pull') reading = reading.then(() => this.#read()).catch(reject);
        if (message.kind === 'write') writing = writing.then(() => this.#write(message.bytes)).catch(reject);
      });
    });
    this.failed.catch(() => undefined);
  }

  async #read(): Promise<void> {
    const { done, value } = await this.#chunks.next();
    // Copied, because the chunk may belong to a buffer that its owner reuses.
    send(this.#own, done === true ? { kind: 'end' } : { kind: 'chunk', bytes: new Uint8Array(value) });
  }

  async #write(bytes: Uint8Array): Promise<void> {
    await this.#sink?.write(bytes);
    send(this.#own, { kind: 'written' });
  }

  /** Closes the port and releases the source. Pending reads and writes of the thread fail. */
  async close(): Promise<void> {
    this.#own.close();
    await this.#chunks.return?.();
  }
}
