// Entry point of a worker thread: sets up the work module once, then runs its tasks.
import { parentPort, workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { DeidError } from '../../core/index.js';
import { CELLS, type Outcome, type Request, START, toFailure } from './messages.js';
import { ThreadStreams } from './thread-streams.js';
import type { TaskStreams } from './work.js';

/** A work module, without the types of its tasks. */
interface LoadedWork {
  start(data: unknown): Promise<unknown>;
  readonly tasks: Readonly<Record<string, (resource: unknown, input: unknown, streams: TaskStreams) => unknown>>;
}

async function start(): Promise<{ readonly resource: unknown; readonly tasks: LoadedWork['tasks'] }> {
  const { module, data }: { readonly module: string; readonly data: unknown } = workerData;
  const loaded: { readonly default: LoadedWork } = await import(module);
  return { resource: await loaded.default.start(data), tasks: loaded.default.tasks };
}

// What is rejected where nobody waits would end the thread, and the work in it. The message may quote a text; only the kind is told.
process.on('unhandledRejection', (error: unknown) =>
  parentPort?.postMessage(error instanceof Error ? error.name : typeof error),
);

const started = start();
// Every task reports a failed start. Without tasks it is ignored.
started.catch(() => undefined);

const none: Pick<TaskStreams, 'source' | 'sink'> = {
  source: { async *[Symbol.asyncIterator]() {} },
  sink: { write: () => Promise.resolve() },
};

const REPORT_MS = 100;
const MIB = 2 ** 20;

/** Reports the thread's memory: heap, buffers and WebAssembly. */
function report(cells: Int32Array): void {
  const { heapUsed, external } = process.memoryUsage();
  Atomics.store(cells, CELLS.memoryMb, Math.round((heapUsed + external) / MIB));
  Atomics.add(cells, CELLS.reports, 1);
}

/** Notes how much has been searched, and ends what nobody waits for; the code of the error is read by nobody. */
function note(cells: Int32Array, codePoints: number): void {
  if (Atomics.load(cells, CELLS.cancelled) !== 0) throw new DeidError('processing_failed');
  Atomics.store(cells, CELLS.codePoints, codePoints);
}

async function perform({ name, input, cells, port }: Request): Promise<Outcome<unknown>> {
  const reporting = setInterval(report, REPORT_MS, cells);
  const streams = port === undefined ? undefined : new ThreadStreams(port);
  try {
    const { resource, tasks } = await started;
    if (name === START || Atomics.load(cells, CELLS.cancelled) !== 0) return { value: undefined };
    const { source, sink } = streams ?? none;
    const searched = (codePoints: number): void => note(cells, codePoints);
    const value = await tasks[name]?.(resource, input, { source, sink, searched });
    await streams?.finish();
    return { value };
  } catch (error) {
    return { failure: toFailure(error) };
  } finally {
    clearInterval(reporting);
  }
}

// Node allocates small Buffers from a shared pool, which cannot be transferred, so those are copied.
const own = (bytes: Uint8Array): Uint8Array =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);

/** The transferable bytes of a result: the result itself, or one of its properties. */
function movable(value: unknown): { readonly value: unknown; readonly bytes: Uint8Array | undefined } {
  if (value instanceof Uint8Array) {
    const bytes = own(value);
    return { value: bytes, bytes };
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [name, bytes] = entries.find(([, one]) => one instanceof Uint8Array) ?? [];
  if (name === undefined || !(bytes instanceof Uint8Array)) return { value, bytes: undefined };
  const moved = own(bytes);
  return { value: { ...Object.fromEntries(entries), [name]: moved }, bytes: moved };
}

/** Runs one task. Returned bytes are moved, everything else is cloned. */
export default async function work(request: Request): Promise<unknown> {
  const outcome = await perform(request);
  if (!('value' in outcome)) return outcome;
  const { value, bytes } = movable(outcome.value);
  if (bytes === undefined) return outcome;
  return move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: { value } });
}
