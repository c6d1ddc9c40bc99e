import type { FileSink } from '../../core/index.js';

/** The streams of a task. */
export interface TaskStreams {
  /** The `source` of the caller, chunk by chunk; empty if none was given. */
  readonly source: AsyncIterable<Uint8Array>;
  /** The `sink` of the caller. Await each write to keep memory constant. */
  readonly sink: FileSink;
  /** Notes the amount of text searched so far, in code points. Throws if the caller has cancelled the task. */
  readonly searched: (codePoints: number) => void;
}

/**
 * One kind of task. Input and result must be cloneable. The `ArrayBuffer` of a returned `Uint8Array`, or of one among
 * the properties of the result, is moved instead of copied.
 */
export type Task<Resource> = (resource: Resource, input: never, streams: TaskStreams) => unknown;

/**
 * The default export of a module that worker threads import: what each thread sets up once, and the tasks it can run.
 */
export interface WorkModule<Resource, Tasks extends Readonly<Record<string, Task<Resource>>>> {
  /** Called once in each thread with the `data` of the pool. */
  start(data: never): Promise<Resource>;
  readonly tasks: Tasks;
}

/** Defines what a worker thread can do. Make it the default export of its module. */
export const defineWork = <Resource, Tasks extends Readonly<Record<string, Task<Resource>>>>(
  module: WorkModule<Resource, Tasks>,
): WorkModule<Resource, Tasks> => module;

/** The tasks of a work module, by name, as the pool's users see them. */
export type TasksOf<Module> = Module extends { readonly tasks: infer Tasks } ? Tasks : never;

/** Input of a task. */
export type TaskInput<F> = F extends (resource: never, input: infer Input, ...rest: never) => unknown ? Input : never;

/** Result of a task. */
export type TaskResult<F> = F extends (...parameters: never) => infer Result ? Awaited<Result> : never;

/** Options of one task. */
export interface RunOptions {
  /** Cancels the task: `run` rejects at once with the signal's reason, and a queued task is never started. */
  readonly signal?: AbortSignal;
  /** Called when the signal cancels the task while it runs, with the text it has searched, in code points. */
  readonly onCancelled?: (codePoints: number) => void;
  /**
   * Time limit in milliseconds from the call of `run`, after which the task's thread is stopped. Default: the pool's.
   */
  readonly timeoutMs?: number;
  /** Owner of the task, for the fair distribution of threads among owners. */
  readonly owner?: string | undefined;
  /** `ArrayBuffer`s within the input that are moved instead of copied; the caller must not use them again. */
  readonly transfer?: readonly ArrayBuffer[];
  readonly source?: AsyncIterable<Uint8Array>;
  readonly sink?: FileSink;
}

/**
 * Runs tasks in other threads, so that the caller's thread stays responsive. Every error is a DeidError, or the
 * signal's reason.
 */
export interface WorkPool<Tasks> {
  /**
   * Runs one task in a free thread, or when one becomes free.
   * @throws DeidError what the task threw; `processing_timeout`, `processing_out_of_memory`, `processing_failed` (the
   * task failed), `overloaded` (the queue is full), `shutting_down` (the pool is closed)
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: TaskInput<Tasks[Name]>,
    options?: RunOptions,
  ): Promise<TaskResult<Tasks[Name]>>;
  /** Resolves when a thread is ready. Rejects with the error of its start. */
  ready(): Promise<void>;
  /** Number of queued tasks. */
  readonly queued: number;
  /**
   * Waits for running and queued tasks, then stops all threads.
   * @param now does not wait: unfinished tasks fail
   */
  close(now?: boolean): Promise<void>;
}
