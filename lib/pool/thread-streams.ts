import type { MessagePort } from 'node:worker_threads';
import { DeidError } from '../../core/index.js';
import { blockSink } from '../files/block-sink.js';
import { type StreamMessage, send } from './messages.js';
import type { TaskStreams } from './work.js';

/** Chunks asked for in advance. */
const AHEAD = 2;
/** Blocks on their way at once. */
const IN_FLIGHT = 4;

/** Lets one side wait for what the other brings. */
class Signal {
  #wake: (() => void) | undefined;

  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  wake(): void {
    this.#wake?.();
    this.#wake = undefined;
  }
}

/** The thread's ends of a task's streams; the caller's are in `caller-streams.ts`. */
export class ThreadStreams implements TaskStreams {
  readonly #port: MessagePort;
  readonly #chunks: Uint8Array[] = [];
  readonly #arrived = new Signal();
  readonly #written = new Signal();
  #ended = false;
  #closed = false;
  #inFlight = 0;

  readonly source: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => this.#read() };
  readonly sink = blockSink((block) => this.#post(block));

  constructor(port: MessagePort) {
    this.#port = port;
    port.on('message', (message: StreamMessage) => this.#receive(message));
    port.on('close', () => {
      this.#closed = true;
      this.#arrived.wake();
      this.#written.wake();
    });
  }

  #receive(message: StreamMessage): void {
    if (message.kind === 'written') {
      this.#inFlight--;
      this.#written.wake();
      return;
    }
    if (message.kind === 'chunk') this.#chunks.push(message.bytes);
    if (message.kind === 'end') this.#ended = true;
    this.#arrived.wake();
  }

  // The caller has given up and reads no answer, so the code does not matter.
  #check(): void {
    if (this.#closed) throw new DeidError('processing_failed');
  }

  async *#read(): AsyncGenerator<Uint8Array> {
    for (let i = 0; i < AHEAD; i++) send(this.#port, { kind: 'pull' });
    for (;;) {
      this.#check();
      const chunk = this.#chunks.shift();
      if (chunk !== undefined) {
        send(this.#port, { kind: 'pull' });
        yield chunk;
      } else if (this.#ended) return;
      else await this.#arrived.wait();
    }
  }

  async #post(block: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#check();
    send(this.#port, { kind: 'write', bytes: block });
    this.#inFlight++;
    await this.#settle(IN_FLIGHT - 1);
  }

  async #settle(atMost: number): Promise<void> {
    while (this.#inFlight > atMost) {
      await this.#written.wait();
      this.#check();
    }
  }

  /** Resolves when the caller's sink has taken everything. */
  async finish(): Promise<void> {
    await this.sink.flush();
    await this.#settle(0);
    this.#port.close();
  }
}
