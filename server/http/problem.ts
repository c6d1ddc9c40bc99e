import { DeidError, type ErrorCode, isDeidError, type Mistake } from '../../core/index.js';

/** Media type of RFC 9457. */
export const PROBLEM = 'application/problem+json';

/** The body of every error. */
export interface Problem {
  /** URL of the page about the code. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The request id. */
  readonly instance: string;
  readonly error: ErrorCode;
  /** Same as `detail`, for clients that expect this name. */
  readonly message: string;
  readonly errors?: readonly Mistake[];
}

/** Converts any error to a DeidError. Of other errors clients learn only that one occurred. */
export const asDeidError = (error: unknown): DeidError =>
  isDeidError(error) ? error : new DeidError('internal_error');

/** @param docs path of the pages about error codes */
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

/** Retry-After in seconds, for temporary errors. */
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
