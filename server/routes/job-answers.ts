import { DeidError } from '../../core/index.js';
import type { DeidContext } from '../http/context.js';
import { JSON_TYPE } from '../http/json-request.js';
import type { JobScope } from '../jobs/table.js';
import type { Caller } from '../limits/caller.js';
import { ALL_JOBS } from '../limits/named-grants.js';
import { mayNamed, ownerOf } from '../limits/plan-limits.js';

/** The caller of a job request; a service without keys has no jobs. */
export function callerOf(ctx: DeidContext): Caller {
  const { caller } = ctx.state.deid;
  if (caller === undefined) throw new DeidError('not_found');
  return caller;
}

/**
 * The jobs that a caller sees: its own and those of the keys that it replaces or is replaced by. With the operation
 * `allJobs`, those of all keys of its environment.
 */
export function scopeOf(caller: Caller): JobScope {
  const { workspaceId: workspace, environment = 'live' } = caller;
  return mayNamed(caller, ALL_JOBS) ? { workspace, environment } : { workspace, owner: ownerOf(caller) };
}

/** Sends a JSON response. */
export function sendJson(ctx: DeidContext, status: number, answer: object): void {
  ctx.status = status;
  ctx.set('Content-Type', JSON_TYPE);
  ctx.body = JSON.stringify(answer);
}
