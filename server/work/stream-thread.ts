import type { TasksOf, WorkPool } from '../../lib/pool/work.js';
import { once } from '../base/once.js';
import type { RestoredStream, StreamInput } from './restored-stream.js';
import type streamModule from './stream-module.js';

type Pool = WorkPool<TasksOf<typeof streamModule>>;

/** Pieces that may wait: one of each stream. */
const MOST_WAITING = 1_024;
/** Time limit of a piece, in milliseconds. */
const PIECE_MS = 10_000;
/** Memory of the thread: the originals of all streams. */
const MEMORY_MB = 512;

/** One thread for all streams that are restored. A stream waits for its model most of the time, so that none gets a thread of its own. */
export class StreamThread {
  readonly #pool: () => Promise<Pool>;
  #started = false;
  #last = 0;

  /** @param onFault called with what is rejected in the thread where nobody waits for it */
  constructor(onFault: (error: unknown) => void) {
    const onBackgroundFault = (kind: string): void => onFault(Object.assign(new Error(), { name: kind }));
    const module = new URL('./stream-module.js', import.meta.url);
    this.#pool = once(async () => {
      const { createPool } = await import('../../lib/pool/pool.js');
      const limits = { threads: 1, queue: MOST_WAITING, timeoutMs: PIECE_MS, memoryMb: MEMORY_MB };
      return createPool<typeof streamModule>({ ...limits, module, data: undefined, onBackgroundFault });
    });
  }

  /** Begins to restore a stream. */
  async open(input: StreamInput, owner: string): Promise<RestoredStream> {
    this.#started = true;
    const pool = await this.#pool();
    const id = String(this.#last++);
    const how = { owner };
    await pool.run('open', { id, input }, how);
    return {
      push: (piece) => pool.run('push', { id, piece }, how),
      end: () => pool.run('end', id, how),
      // A thread that has ended has forgotten it.
      close: () => void pool.run('close', id, how).catch(() => undefined),
    };
  }

  async close(now: boolean): Promise<void> {
    if (this.#started) await (await this.#pool()).close(now);
  }
}
