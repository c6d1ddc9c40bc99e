import { DeidError } from '../../core/index.js';

/** Asks the store something; whatever goes wrong there has one name outside, which says nothing of what was asked. */
export function orUnavailable<T>(ask: () => T): T {
  try {
    return ask();
  } catch {
    throw new DeidError('store_unavailable');
  }
}
