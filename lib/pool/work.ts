import type { FileSink } from '../../core/index.js';

/** What a task that reads and writes a stream gets beside its input. */
export interface TaskStreams {
  /** What the caller of `run` gave as `source`, chunk by chunk; empty if nothing was given. */
  readonly source: AsyncIterable<Uint8Array>;
  /** Leads to the `sink` the caller gave; awaiting a write keeps memory constant. */
  readonly sink: FileSink;
}

/**
 * One kind of work. Input and result must be cloneable; an `ArrayBuffer` behind a returned `Uint8Array`, or behind one among the
 * properties of what is returned, is moved, not copied.
 */
export type Task<Resource> = (resource: Resource, input: never, streams: TaskStreams) => unknown;

/** The default export of a module that a worker thread imports: what each thread sets up once, and what it can do with it. */
export interface WorkModule<Resource, Tasks extends Readonly<Record<string, Task<Resource>>>> {
  /** Called once in each thread. `data` is what the pool was made with. */
  start(data: never): Promise<Resource>;
  readonly tasks: Tasks;
}

/** Says what a worker thread can do; make it the default export of its module. */
export const defineWork = <Resource, Tasks extends Readonly<Record<string, Task<Resource>>>>(
  module: WorkModule<Resource, Tasks>,
): WorkModule<Resource, Tasks> => module;

/** The tasks of a work module, by name, as the pool's users see them. */
export type TasksOf<Module> = Module extends { readonly tasks: infer Tasks } ? Tasks : never;

/** What a task takes. */
export type TaskInput<F> = F extends (resource: never, input: infer Input, ...rest: never) => unknown ? Input : never;

/** What a task gives. */
export type TaskResult<F> = F extends (...parameters: never) => infer Result ? Awaited<Result> : never;

/** How one task is run. */
export interface RunOptions {
  /** Gives the task up: `run` rejects at once with the signal's reason, and a task that has not begun never does. */
  readonly signal?: AbortSignal;
  /** Milliseconds after which the task's thread is stopped, from the call of `run`; default: the pool's. */
  readonly timeoutMs?: number;
  /** Who wants it: no owner keeps others from a thread for longer than a task of theirs would take. */
  readonly owner?: string | undefined;
  /** `ArrayBuffer`s within the input that are moved instead of copied; the caller must not use them again. */
  readonly transfer?: readonly ArrayBuffer[];
  readonly source?: AsyncIterable<Uint8Array>;
  readonly sink?: FileSink;
}

/** Does work in other threads, so that the caller's thread stays free. Every error is a DeidError, or the signal's reason. */
export interface WorkPool<Tasks> {
  /**
   * Runs one task in a free thread, or when one becomes free.
   * @throws DeidError what the task threw; `processing_timeout`, `processing_out_of_memory`, `processing_failed` (a fault
   * of the task's), `overloaded` (the queue is full), `shutting_down` (the pool is closed)
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    input: TaskInput<Tasks[Name]>,
    options?: RunOptions,
  ): Promise<TaskResult<Tasks[Name]>>;
  /** Resolves when a thread is ready to work; rejects with the error of its start. */
  ready(): Promise<void>;
  /** Tasks that wait for a thread. */
  readonly queued: number;
  /**
   * Lets running and waiting tasks end, then stops all threads.
   * @param now does not wait: tasks that have not ended fail
   */
  close(now?: boolean): Promise<void>;
}
