import type { DeidError } from '../../core/index.js';
import { isLocked } from './unavailable.js';

const MAX_MS = 5_000;
const PAUSE_MS = 25;

/** Asks a SQLite file again while another program holds it locked; meanwhile everything else goes on. */
export interface LockRetry {
  /** What `work` returns, or throws when it is tried last, after 5 seconds; all other failures are thrown at once. */
  ask<T>(work: () => T | Promise<T>): Promise<T>;
}

/** Of all that wait, one tries at a time: each try holds up the event loop for as long as the file's own short wait. */
export function lockRetry(): LockRetry {
  let locked: { readonly failure: DeidError; readonly over: Promise<void> } | undefined;
  const attempt = async <T>(work: () => T | Promise<T>): Promise<{ readonly result: T } | undefined> => {
    try {
      return { result: await work() };
    } catch (error) {
      if (!isLocked(error)) throw error;
      const over = pause().then(() => {
        locked = undefined;
      });
      locked = { failure: error, over };
      return undefined;
    }
  };
  return {
    async ask(work) {
      const until = performance.now() + MAX_MS;
      for (;;) {
        const done = locked === undefined ? await attempt(work) : undefined;
        if (done !== undefined) return done.result;
        if (locked !== undefined && performance.now() >= until) throw locked.failure;
        await locked?.over;
      }
    },
  };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
