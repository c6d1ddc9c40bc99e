import type { MessagePort } from 'node:worker_threads';
import { DeidError } from '../../core/index.js';
import { blockSink } from '../files/block-sink.js';
import { type StreamMessage, send } from './messages.js';
import type { TaskStreams } from './work.js';

/** Number of chunks requested in advance. */
const CHUNKS_AHEAD = 2;
/** Maximum number of blocks sent but not yet acknowledged. */
const MAX_WRITES_IN_FLIGHT = 4;

/** Lets one function wait until another notifies it. */
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

/** The thread's side of a task's streams; the caller's side is in `caller-streams.ts`. */
export class ThreadStreams implements Pick<TaskStreams, 'source' | 'sink'> {
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

  // The caller has cancelled and reads no answer, so the code does not matter.
  #check(): void {
    if (this.#closed) throw new DeidError('processing_failed');
  }

  async *#read(): AsyncGenerator<Uint8Array> {
    for (let i = 0; i < CHUNKS_AHEAD; i++) send(this.#port, { kind: 'pull' });
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
    await this.#settle(MAX_WRITES_IN_FLIGHT - 1);
  }

  async #settle(atMost: number): Promise<void> {
    while (this.#inFlight > atMost) {
      await this.#written.wait();
      this.#check();
    }
  }

  /** Resolves when the caller's sink has accepted everything. */
  async finish(): Promise<void> {
    await this.sink.flush();
    await this.#settle(0);
    this.#port.close();
  }
}
