import { DeidError } from '../../core/index.js';
import type { Store } from './store.js';

type Flushed = Pick<Store, 'quotas' | 'usage' | 'requests'>;

/** Flushes the buffered parts of a store, one flush at a time, and remembers whether the last one succeeded. */
export function flushing({ quotas, usage, requests }: Flushed) {
  let last: Promise<void> = Promise.resolve();
  let written = true;
  const write = async (now: number): Promise<void> => {
    try {
      await quotas.settle(now);
      await usage.flush();
      await requests.flush(now);
      written = true;
    } catch (error) {
      written = false;
      throw error;
    }
  };
  return {
    /** Waits for a running flush first. */
    flush(now: number): Promise<void> {
      const mine = last.then(() => write(now));
      last = mine.catch(() => undefined);
      return mine;
    },
    /** Throws DeidError `store_unavailable` if the last flush failed. */
    requireWritten(): void {
      if (!written) throw new DeidError('store_unavailable');
    },
  };
}
