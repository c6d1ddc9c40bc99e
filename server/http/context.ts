import type { ParameterizedContext } from 'koa';
import type { ErrorCode } from '../../core/index.js';
import type { Caller } from '../limits/caller.js';

/** Facts about a request. */
export interface RequestFacts {
  /** Sent as X-Request-Id; the only link between a response and the log. */
  readonly id: string;
  /** Start time in milliseconds of the process's monotonic clock. */
  readonly started: number;
  /** Id of the operation, once the route is known. */
  operation?: string;
  caller?: Caller;
  /** Tokens that were charged. */
  tokens: number;
  /** Error code, if the request was refused. */
  code?: ErrorCode;
}

/** The service's part of `ctx.state`, under a single name, so that the host's state is not touched. */
export interface DeidState {
  deid: RequestFacts;
}

export type DeidContext = ParameterizedContext<DeidState>;

/** A Koa middleware of the service. */
export type Step = (ctx: DeidContext, next: () => Promise<unknown>) => Promise<void>;
