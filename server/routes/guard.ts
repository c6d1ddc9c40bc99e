import { DeidError } from '../../core/index.js';
import type { DeidContext, Step } from '../http/context.js';
import type { Caller } from '../limits/caller.js';
import { mustBeNamed } from '../limits/named-grants.js';
import { mayNamed } from '../limits/plan-limits.js';
import type { Operation } from '../openapi/operation.js';
import { chargeRequest } from '../service/charge.js';
import type { Access, Service } from '../service/service.js';

/** The operation that stays available when a limit is reached, so that clients can see which. */
const FREE = 'showUsage';
const JSON_TYPE = 'application/json';

/**
 * Checks before the body is read, in this order: state of the service, key, operations of the plan, concurrent requests,
 * request limit, and whether the client accepts the response type. A request that is refused because too many are in
 * progress does not count against the request limit.
 */
export const guard = (service: Service, operation: Operation): Step => {
  const { access, lifecycle } = service;
  const { mediaTypes, streams = {} } = operation.success;
  const accepted = [...mediaTypes, ...Object.keys(streams)];
  const jsonOnly = mediaTypes.length > 0 && mediaTypes.every((type) => type === JSON_TYPE);
  return async (ctx, next) => {
    const facts = ctx.state.deid;
    facts.operation = operation.id;
    if (lifecycle.draining) refuseWhileDraining(ctx);
    if (access !== undefined) {
      await takePlace(service, ctx, await admit(service, access, ctx, operation));
      if (operation.id !== FREE) await chargeRequest(service, facts, ctx.res);
    }
    if (jsonOnly) requireAccepted(ctx, accepted);
    await service.abortOnShutdown(next());
  };
};

function refuseWhileDraining(ctx: DeidContext): never {
  ctx.set('Connection', 'close');
  throw new DeidError('shutting_down');
}

async function admit(service: Service, access: Access, ctx: DeidContext, operation: Operation): Promise<Caller> {
  const facts = ctx.state.deid;
  const header = ctx.req.headers['x-api-key'];
  const caller = await access.keys.verify(Array.isArray(header) ? header.join(',') : header, service.clock());
  facts.caller = caller;
  const isMissing = caller.plan.operations?.has(operation.id) === false;
  if (isMissing || (mustBeNamed(operation.id) && !mayNamed(caller, operation.id))) throw new DeidError('not_in_plan');
  return caller;
}

/** @param types of the answer: JSON, and those of streams */
function requireAccepted(ctx: DeidContext, types: readonly string[]): void {
  const accept = ctx.req.headers.accept;
  if (accept === undefined || accept === '*/*' || accept === JSON_TYPE) return;
  if (ctx.accepts([...types]) === false) throw new DeidError('not_acceptable', [types.join(', ')]);
}

/** Takes one of a key's places until its response has been sent, so that slow readers count as well. */
async function takePlace({ places }: Service, { res }: DeidContext, { quotaId, plan }: Caller): Promise<void> {
  const limit = plan.concurrentRequests;
  if (limit === null) return;
  const giveBack = await places.take(quotaId, limit);
  if (giveBack === undefined) throw new DeidError('concurrency_limit_reached', [limit]);
  if (res.closed) giveBack();
  else res.once('close', giveBack);
}
