import { DeidError } from '../../core/index.js';
import type { Store } from './store.js';

type Flushed = Pick<Store, 'quotas' | 'usage' | 'requests'>;

/** Writes down what the parts of a store hold in memory, one time after another, and knows whether the last time went well. */
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
    /** Where the time before is still at it, waits for that first. */
    flush(now: number): Promise<void> {
      const mine = last.then(() => write(now));
      last = mine.catch(() => undefined);
      return mine;
    },
    /** Throws DeidError `store_unavailable` if the last time could not write. */
    requireWritten(): void {
      if (!written) throw new DeidError('store_unavailable');
    },
  };
}
