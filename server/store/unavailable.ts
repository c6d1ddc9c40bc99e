import { DeidError, isDeidError } from '../../core/index.js';

/**
 * The error for an unavailable store. Its cause goes into the log as a reason in fixed words, not into the response.
 */
export function unavailable(cause: unknown): DeidError {
  if (isUnavailable(cause)) return cause;
  const error = new DeidError('store_unavailable');
  error.cause = cause;
  return error;
}

/** True for errors made by {@link unavailable}. */
export const isUnavailable = (error: unknown): error is DeidError =>
  isDeidError(error) && error.code === 'store_unavailable';

const BUSY = 5;
const CONSTRAINT = 19;

/** The SQLite primary code of an error: its low byte. */
const kindOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** True if the only problem is that another process has locked the store: nothing has been changed. */
export const isLocked = (error: unknown): error is DeidError => isUnavailable(error) && kindOf(error.cause) === BUSY;

/** True if a constraint refused a row, such as a duplicate value. */
const isRefusedRow = (error: unknown): boolean => kindOf(error) === CONSTRAINT;

/**
 * Runs a store operation. Any failure except a constraint violation becomes `store_unavailable`, which reveals nothing
 * about the operation.
 */
export function orUnavailable<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw isRefusedRow(error) ? error : unavailable(error);
  }
}
