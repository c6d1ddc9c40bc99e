import { DeidError, isDeidError } from '../../core/index.js';

/** The store cannot answer. What it said goes into the log, as a reason in fixed words, and not into the answer. */
export function unavailable(cause: unknown): DeidError {
  const error = new DeidError('store_unavailable');
  error.cause = cause;
  return error;
}

const BUSY = 5;

/** True if all that was in the way is another program that holds the store locked. */
export const isLocked = (error: unknown): error is DeidError =>
  isDeidError(error) &&
  error.cause instanceof Error &&
  'errcode' in error.cause &&
  typeof error.cause.errcode === 'number' &&
  // The low byte is the kind, the rest its variety.
  (error.cause.errcode & 0xff) === BUSY;

/** Asks the store something; whatever goes wrong there has one name outside, which says nothing of what was asked. */
export function orUnavailable<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw unavailable(error);
  }
}
