import type { DeidError } from '../../core/index.js';
import { isLocked } from '../store/unavailable.js';

const PATIENCE_MS = 5_000;
const PAUSE_MS = 25;

/** Asks a store again while another program holds it locked; meanwhile everything else goes on. */
export interface Patience {
  /** What `work` returns, or throws when it is tried last, after 5 seconds; all other failures are thrown at once. */
  ask<T>(work: () => T): Promise<T>;
}

/** Of all that wait, one tries at a time: each try holds up the event loop for as long as the store's own short wait. */
export function patience(): Patience {
  let locked: { readonly failure: DeidError; readonly over: Promise<void> } | undefined;
  const attempt = <T>(work: () => T): { readonly result: T } | undefined => {
    try {
      return { result: work() };
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
      const until = performance.now() + PATIENCE_MS;
      for (;;) {
        const done = locked === undefined ? attempt(work) : undefined;
        if (done !== undefined) return done.result;
        if (locked !== undefined && performance.now() >= until) throw locked.failure;
        await locked?.over;
      }
    },
  };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
