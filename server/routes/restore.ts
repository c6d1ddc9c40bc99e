import { isDeidError } from '../../core/index.js';
import { ClientGone } from '../http/client-gone.js';
import type { DeidContext, Step } from '../http/context.js';
import { JSON_TYPE, withJson } from '../http/json-request.js';
import { jsonBytesOf, ownerOf } from '../limits/plan-limits.js';
import { tokensOf } from '../limits/tokens.js';
import { chargeTokens } from '../service/charge.js';
import type { Audit, Service } from '../service/service.js';
import type { RestoreReason } from '../work/restore.js';
import { bodyIn } from './text.js';

const ACTION = 'text.restore';

/** Endpoint that restores originals. Works in another thread, and answers only what stands in the audit log. */
export const restoreOriginals =
  (service: Service, audit: Audit): Step =>
  async (ctx) => {
    const { caller } = ctx.state.deid;
    const limits = { most: jsonBytesOf(caller, service.limits), pace: service.limits.pace, owner: ownerOf(caller) };
    await withJson(ctx, service.uploads, limits, async (body) => serve(service, audit, ctx, body.blocks()));
  };

async function serve(
  service: Service,
  audit: Audit,
  ctx: DeidContext,
  blocks: readonly Uint8Array<ArrayBuffer>[],
): Promise<void> {
  const facts = ctx.state.deid;
  const actor = facts.caller?.keyId ?? 'nobody';
  const body = await bodyIn(service, ctx, 'originals', blocks);
  try {
    const { answer, points, why } = await service.abortOnShutdown(service.work.textBody(body));
    await chargeTokens(service, facts, ctx.res, tokensOf(points));
    await audit.add({ actor, action: ACTION, target: targetOf(why), result: 'done' }, service.clock());
    if (ctx.res.closed) throw new ClientGone();
    ctx.set('Content-Type', JSON_TYPE);
    ctx.body = typeof answer === 'string' ? answer : Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  } catch (error) {
    if (isDeidError(error) && REFUSALS.has(error.code))
      await audit.add({ actor, action: ACTION, target: error.code, result: 'refused' }, service.clock());
    throw error;
  }
}

/** Refusals that somebody looks for who watches over originals. */
const REFUSALS: ReadonlySet<string> = new Set(['restore_refused', 'not_reversible']);

/** Reason, number of codes and case, such as `treatment 3 CASE-4711`. */
const targetOf = (why: RestoreReason | undefined): string =>
  why === undefined
    ? '-'
    : [why.reason, why.restored, ...(why.reference === undefined ? [] : [why.reference])].join(' ');
