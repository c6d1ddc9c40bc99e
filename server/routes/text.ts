import { ClientGone } from '../http/client-gone.js';
import type { DeidContext, Step } from '../http/context.js';
import { JSON_TYPE, SMALL_BYTES, withJson } from '../http/json-request.js';
import { detectorsOf, MODEL_HEADER } from '../limits/detectors.js';
import { domainsOf } from '../limits/domains.js';
import { jsonBytesOf, ownerOf, tenantOf, textCharsOf } from '../limits/plan-limits.js';
import { POLICY_HEADER, policyHeader } from '../limits/policy-header.js';
import { pointsFor, tokensOf } from '../limits/tokens.js';
import { chargeTokens, tokensAvailable } from '../service/charge.js';
import type { Service } from '../service/service.js';
import type { SignEvidence } from '../work/evidence.js';
import {
  modelsOf,
  modeOf,
  readTextRequest,
  type TextKind,
  type TextLimits,
  type TextTask,
} from '../work/text-requests.js';
import type { TextAnswer, TextBody, Work } from '../work/work.js';

/** Endpoint that finds sensitive terms. */
export const analyzeText = (service: Service): Step => textStep(service, 'analyze');

/** Endpoint that returns candidate outputs. */
export const deidentifyText = (service: Service): Step => textStep(service, 'outputs');

/** Endpoint that applies a compliance mode. */
export const deidentifyTextByMode = (service: Service): Step => textStep(service, 'general');

const textStep =
  (service: Service, kind: TextKind): Step =>
  async (ctx) => {
    const { caller } = ctx.state.deid;
    const most = jsonBytesOf(caller, service.limits);
    const limits = { most, pace: service.limits.pace, owner: ownerOf(caller) };
    await withJson(ctx, service.uploads, limits, async (body) =>
      body.size > SMALL_BYTES
        ? serveLarge(service, ctx, kind, body.blocks())
        : serveSmall(service, ctx, kind, body.whole()),
    );
  };

/** Processes a small body in this thread, charging before the work. What a client left behind is charged if it was begun. */
async function serveSmall(service: Service, ctx: DeidContext, kind: TextKind, body: Buffer): Promise<void> {
  const facts = ctx.state.deid;
  const { task, points, evidence } = readTextRequest(service, kind, body, limitsOf(service, ctx));
  // Sealed where large bodies are, in another thread.
  if (evidence) return serveLarge(service, ctx, kind, [Uint8Array.from(body)]);
  const giveBack = await chargeTokens(service, facts, ctx.res, tokensOf(points));
  const owner = ownerOf(facts.caller);
  let begun = false;
  try {
    await service.turns.take(owner);
    if (ctx.res.closed) throw new ClientGone();
    begun = true;
    const answer = await service.abortOnShutdown(run(service.work, task, owner));
    send(ctx, answer, { models: modelsOf(service.engine, task), policy: service.engine.policyVersion(modeOf(task)) });
  } catch (error) {
    if (!begun || !(error instanceof ClientGone)) await giveBack();
    throw error;
  }
}

function run(work: Work, task: TextTask, owner: string): Promise<string | Uint8Array> {
  if (task.kind === 'analyze') return work.analyze(task.input, owner);
  return task.kind === 'outputs' ? work.outputs(task.input, owner) : work.general(task.input, owner);
}

/**
 * Processes a body in another thread. Its cost is known only then, so it is charged before it is sent, even if the
 * client has gone: otherwise work would be free for whoever does not wait for the answer.
 * @param secrets of the caller's conversations
 */
export async function serveLarge(
  service: Service,
  ctx: DeidContext,
  kind: TextBody['kind'],
  blocks: readonly Uint8Array<ArrayBuffer>[],
  secrets: readonly Uint8Array[] = [],
): Promise<void> {
  const facts = ctx.state.deid;
  const body = await bodyIn(service, ctx, kind, blocks);
  const { points, status, ...made } = await service.abortOnShutdown(service.work.textBody({ ...body, secrets }));
  await chargeTokens(service, facts, ctx.res, tokensOf(points));
  if (status !== undefined) {
    facts.code = 'validation_failed';
    ctx.status = status;
  }
  send(ctx, withEvidence(made, service.evidence), made);
}

/** The unread body of a request as another thread takes it, with the limits of its caller. Throws if no tokens are left. */
export async function bodyIn(
  service: Service,
  ctx: DeidContext,
  kind: TextBody['kind'],
  blocks: readonly Uint8Array<ArrayBuffer>[],
): Promise<TextBody> {
  const { caller } = ctx.state.deid;
  const available = await tokensAvailable(service, ctx.state.deid, ctx.res);
  return {
    kind,
    blocks,
    owner: ownerOf(caller),
    ...limitsOf(service, ctx),
    ...(available === undefined ? {} : { paidPoints: pointsFor(available) }),
  };
}

/** The limits of the caller of a text request. */
function limitsOf({ limits, vocabulary, evidence }: Service, ctx: DeidContext): TextLimits {
  const { caller } = ctx.state.deid;
  return {
    mostPoints: textCharsOf(caller, limits),
    modelPoints: limits.modelChars,
    detectors: detectorsOf(caller),
    reserved: domainsOf(caller, vocabulary.reserved),
    tenant: tenantOf(caller),
    signs: evidence !== undefined,
  };
}

/** Sends the response. Throws ClientGone if nobody waits for it. */
function send(
  ctx: DeidContext,
  answer: string | Uint8Array,
  { models, policy }: Pick<TextAnswer, 'models' | 'policy'>,
): void {
  if (ctx.res.closed) throw new ClientGone();
  if (policy !== undefined) ctx.set(POLICY_HEADER, policyHeader(policy));
  // Terms that the request names are replaced without a model.
  ctx.set(MODEL_HEADER, models.join(', ') || 'none');
  ctx.set('Content-Type', JSON_TYPE);
  ctx.body = typeof answer === 'string' ? answer : Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
}

/** The answer with the reports that it asks for. */
function withEvidence({ answer, drafts }: Pick<TextAnswer, 'answer' | 'drafts'>, sign: SignEvidence | undefined) {
  if (drafts === undefined || sign === undefined) return answer;
  const evidence = Buffer.from(`,"evidence":${JSON.stringify(drafts.map(sign))}}`);
  // An answer is an object with fields, as JSON.
  return Buffer.concat([Buffer.from(answer).subarray(0, -1), evidence]);
}
