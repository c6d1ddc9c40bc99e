import { DeidError } from '../../core/index.js';

/** The store cannot answer. What it said goes into the log, as a reason in fixed words, and not into the answer. */
export function unavailable(cause: unknown): DeidError {
  const error = new DeidError('store_unavailable');
  error.cause = cause;
  return error;
}

/** Asks the store something; whatever goes wrong there has one name outside, which says nothing of what was asked. */
export function orUnavailable<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw unavailable(error);
  }
}
