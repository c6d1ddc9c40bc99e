import { DeidError, type ErrorCode, isDeidError, type Mistake } from '../../core/index.js';

/** Media type of RFC 9457. */
export const PROBLEM = 'application/problem+json';

/** The body of every error. */
export interface Problem {
  /** Page about the code. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The request id. */
  readonly instance: string;
  readonly error: ErrorCode;
  /** The same sentence as `detail`, for clients that read this name. */
  readonly message: string;
  readonly errors?: readonly Mistake[];
}

/** What clients are told of an error: of one that is not ours, nothing but that it happened. */
export const asDeidError = (error: unknown): DeidError =>
  isDeidError(error) ? error : new DeidError('internal_error');

/** @param docs path under which the pages about codes are found */
export const problemOf = (error: DeidError, instance: string, docs: string): Problem => ({
  type: `${docs}/errors/${error.code}`,
  title: error.title,
  status: error.status,
  detail: error.message,
  instance,
  error: error.code,
  message: error.message,
  ...(error.status === 422 ? { errors: error.mistakes } : {}),
});

/** Seconds after which a client may try again, for errors that pass. */
export const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = {
  overloaded: 2,
  idempotency_in_flight: 1,
  job_limit_reached: 10,
  job_storage_full: 60,
  concurrency_limit_reached: 1,
  threads_unavailable: 5,
  shutting_down: 5,
  store_unavailable: 5,
  processing_timeout: 10,
  processing_out_of_memory: 10,
};
