// Runs in a worker thread: sets up the work module once, then does its tasks.
import { workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { type Outcome, type Request, START, toFailure } from './messages.js';
import { ThreadStreams } from './thread-streams.js';
import type { TaskStreams } from './work.js';

/** A work module as it is seen from here, where the types of its tasks are not known. */
interface LoadedWork {
  start(data: unknown): Promise<unknown>;
  readonly tasks: Readonly<Record<string, (resource: unknown, input: unknown, streams: TaskStreams) => unknown>>;
}

async function start(): Promise<{ readonly resource: unknown; readonly tasks: LoadedWork['tasks'] }> {
  const { module, data }: { readonly module: string; readonly data: unknown } = workerData;
  const loaded: { readonly default: LoadedWork } = await import(module);
  return { resource: await loaded.default.start(data), tasks: loaded.default.tasks };
}

const started = start();
// Every task reports a failed start; without tasks nobody needs to hear of it.
started.catch(() => undefined);

const none: TaskStreams = {
  source: { async *[Symbol.asyncIterator]() {} },
  sink: { write: () => Promise.resolve() },
};

async function perform({ name, input, cancelled, port }: Request): Promise<Outcome<unknown>> {
  const streams = port === undefined ? undefined : new ThreadStreams(port);
  try {
    const { resource, tasks } = await started;
    if (name === START || Atomics.load(cancelled, 0) !== 0) return { value: undefined };
    const value = await tasks[name]?.(resource, input, streams ?? none);
    await streams?.finish();
    return { value };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

// Node keeps small Buffers in a shared pool, which cannot be moved: those are copied first.
const own = (bytes: Uint8Array): Uint8Array =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);

/** Does one task. What it returns is moved if it is a Uint8Array, else cloned. */
export default async function work(request: Request): Promise<unknown> {
  const outcome = await perform(request);
  if (!('value' in outcome && outcome.value instanceof Uint8Array)) return outcome;
  const bytes = own(outcome.value);
  return move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: { value: bytes } });
}
