import { DeidError } from '../../core/index.js';
import type { DeidContext } from '../http/context.js';
import { JSON_TYPE } from '../http/json-request.js';
import type { Caller } from '../limits/caller.js';

/** The caller of a job request; a service without keys has no jobs. */
export function callerOf(ctx: DeidContext): Caller {
  const { caller } = ctx.state.deid;
  if (caller === undefined) throw new DeidError('not_found');
  return caller;
}

/** Sends a JSON response. */
export function sendJson(ctx: DeidContext, status: number, answer: object): void {
  ctx.status = status;
  ctx.set('Content-Type', JSON_TYPE);
  ctx.body = JSON.stringify(answer);
}
