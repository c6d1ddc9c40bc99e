import type { MessagePort } from 'node:worker_threads';
import { DeidError, type ErrorCode, isDeidError, type Mistake } from '../../core/index.js';

/** Name of the task that only waits for a thread to start. A closing pool does not wait for it. */
export const START = '';

/** Indexes of a task's shared cells. */
export const CELLS = {
  /** Non-zero once the caller has cancelled the task. */
  cancelled: 0,
  /** Memory of the thread at its last report, in MiB. */
  memoryMb: 1,
  /** Number of reports. */
  reports: 2,
  /** Amount of text that the task has searched, in code points. */
  codePoints: 3,
} as const;

export const newCells = (): Int32Array =>
  new Int32Array(new SharedArrayBuffer(Object.keys(CELLS).length * Int32Array.BYTES_PER_ELEMENT));

/** A task as sent to a thread. */
export interface Request {
  readonly name: string;
  readonly input: unknown;
  /** Memory shared by both sides while the task runs, indexed by {@link CELLS}. */
  readonly cells: Int32Array;
  /** The port for streams, if the task has any. */
  readonly port?: MessagePort;
}

/** An error as sent to the caller's thread: a code and facts, never a message written by a plugin. */
export interface Failure {
  readonly code: ErrorCode;
  readonly parts: readonly (string | number)[];
  readonly mistakes: readonly Mistake[];
}

export type Outcome<Value> = { readonly value: Value } | { readonly failure: Failure };

/** Reduces an error to what may leave the thread. Foreign errors may quote the text. */
export const toFailure = (error: unknown): Failure =>
  isDeidError(error)
    ? { code: error.code, parts: error.parts, mistakes: error.mistakes }
    : { code: 'processing_failed', parts: [], mistakes: [] };

export const fromFailure = ({ code, parts, mistakes }: Failure): DeidError => new DeidError(code, parts, mistakes);

/** Messages of a task with streams. `pull` and `write` come from the thread, the others from the caller. */
export type StreamMessage =
  | { readonly kind: 'pull' }
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'write'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'written' };

/** Sends a message, transferring its bytes. */
export function send(port: MessagePort, message: StreamMessage): void {
  port.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);
}
