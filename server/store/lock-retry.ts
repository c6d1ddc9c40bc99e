import type { DeidError } from '../../core/index.js';
import { isLocked } from './unavailable.js';

const MAX_MS = 5_000;
const PAUSE_MS = 25;

/** Retries access to an SQLite file that another process has locked, without blocking the event loop in between. */
export interface LockRetry {
  /** Returns the result of `work`. A lock error is thrown after 5 seconds of retries, any other error at once. */
  ask<T>(work: () => T | Promise<T>): Promise<T>;
}

/** Only one waiting call tries at a time, since each attempt blocks the event loop for the file's own short wait. */
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
