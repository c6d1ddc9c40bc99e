import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { FileSink } from '../../core/index.js';
import { type StreamMessage, send } from './messages.js';
import type { RunOptions } from './work.js';

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** The caller's ends of a task's streams: answers `pull` and `write` of the thread. */
export class CallerStreams {
  /** For the thread. */
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
      // One after the other: an iterator need not bear two calls of next(), nor a sink two writes at once.
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
    // A copy, because the chunk may be part of a buffer that its owner goes on using.
    send(this.#own, done === true ? { kind: 'end' } : { kind: 'chunk', bytes: new Uint8Array(value) });
  }

  async #write(bytes: Uint8Array): Promise<void> {
    await this.#sink?.write(bytes);
    send(this.#own, { kind: 'written' });
  }

  /** Ends the traffic and lets go of the source; the thread's pending reads and writes fail. */
  async close(): Promise<void> {
    this.#own.close();
    await this.#chunks.return?.();
  }
}
