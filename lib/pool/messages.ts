import type { MessagePort } from 'node:worker_threads';
import { DeidError, type ErrorCode, isDeidError, type Mistake } from '../../core/index.js';

/** Name of the task that only waits for a thread's start. It is no work: a pool that is closed does not wait for it. */
export const START = '';

/** Places of a task's cells. */
export const CELLS = {
  /** Not zero once the caller has given the task up. */
  cancelled: 0,
  /** MiB that the thread has, at its last report. */
  memoryMb: 1,
  /** How often it has reported. */
  reports: 2,
} as const;

export const newCells = (): Int32Array => new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));

/** A task on its way to a thread. */
export interface Request {
  readonly name: string;
  readonly input: unknown;
  /** What both sides tell each other while the task runs, in the places of {@link CELLS}. */
  readonly cells: Int32Array;
  /** Carries the streams, where there are any. */
  readonly port?: MessagePort;
}

/** An error on its way back: a code and facts, never a message that a plugin has written. */
export interface Failure {
  readonly code: ErrorCode;
  readonly parts: readonly (string | number)[];
  readonly mistakes: readonly Mistake[];
}

export type Outcome<Value> = { readonly value: Value } | { readonly failure: Failure };

/** Keeps of an error what is safe to leave the thread: what is not ours may quote the text it stumbled over. */
export const toFailure = (error: unknown): Failure =>
  isDeidError(error)
    ? { code: error.code, parts: error.parts, mistakes: error.mistakes }
    : { code: 'processing_failed', parts: [], mistakes: [] };

export const fromFailure = ({ code, parts, mistakes }: Failure): DeidError => new DeidError(code, parts, mistakes);

/** What goes through the port of a task with streams. `pull` and `write` come from the thread, the others from the caller. */
export type StreamMessage =
  | { readonly kind: 'pull' }
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'write'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'written' };

/** Sends a message and moves its bytes. */
export function send(port: MessagePort, message: StreamMessage): void {
  port.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);
}
