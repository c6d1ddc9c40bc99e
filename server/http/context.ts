import type { ParameterizedContext } from 'koa';
import type { ErrorCode } from '../../core/index.js';
import type { Caller } from '../limits/caller.js';

/** What is known of one request. */
export interface RequestFacts {
  /** Sent back as X-Request-Id; the only link between an answer and the log. */
  readonly id: string;
  /** Milliseconds of the process's own clock. */
  readonly started: number;
  /** Id of the operation, once the route is known. */
  operation?: string;
  caller?: Caller;
  /** Tokens that were charged. */
  tokens: number;
  /** Why the request was refused. */
  code?: ErrorCode;
}

/** All the service keeps in `ctx.state`, under one name, so that a host's own state is left alone. */
export interface DeidState {
  deid: RequestFacts;
}

export type DeidContext = ParameterizedContext<DeidState>;

/** One step of answering a request. */
export type Step = (ctx: DeidContext, next: () => Promise<unknown>) => Promise<void>;
