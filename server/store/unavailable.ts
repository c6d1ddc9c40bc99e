import { DeidError, isDeidError } from '../../core/index.js';

/** The store cannot answer. What it said goes into the log, as a reason in fixed words, and not into the answer. */
export function unavailable(cause: unknown): DeidError {
  if (isUnavailable(cause)) return cause;
  const error = new DeidError('store_unavailable');
  error.cause = cause;
  return error;
}

/** True for a failure that {@link unavailable} has named. */
export const isUnavailable = (error: unknown): error is DeidError =>
  isDeidError(error) && error.code === 'store_unavailable';

const BUSY = 5;
const CONSTRAINT = 19;

/** SQLite's code of an error; the low byte is the kind, the rest its variety. */
const kindOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** True if all that was in the way is another program that holds the store locked: nothing has been changed. */
export const isLocked = (error: unknown): error is DeidError => isUnavailable(error) && kindOf(error.cause) === BUSY;

/** True if a row is refused by a rule of its table, such as a value that another row has. */
const isRefusedRow = (error: unknown): boolean => kindOf(error) === CONSTRAINT;

/** Asks the store something; whatever goes wrong there but a refused row has one name outside, which says nothing of what was asked. */
export function orUnavailable<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw isRefusedRow(error) ? error : unavailable(error);
  }
}
