import { validationFailed } from '../../core/hosting.js';
import type { DeidError } from '../../core/index.js';
import { ClientGone } from '../http/client-gone.js';
import type { DeidContext, Step } from '../http/context.js';
import { JSON_TYPE, withJson } from '../http/json-request.js';
import { asDeidError } from '../http/problem.js';
import { MODEL_HEADER } from '../limits/detectors.js';
import { jsonBytesOf, ownerOf } from '../limits/plan-limits.js';
import { tokensOf } from '../limits/tokens.js';
import { bodyIn } from '../routes/text.js';
import { chargeTokens } from '../service/charge.js';
import type { Service } from '../service/service.js';
import type { CallMemories } from '../store/call-memories.js';
import { idOfCall } from './call-id.js';

/** Where LiteLLM asks its generic guardrails. */
export const LITELLM_PATH = '/beta/litellm_basic_guardrail_api';
/** The operation that a key must include; for answers also {@link RESTORING}. */
export const LITELLM_OPERATION = 'hideInConversation';
const RESTORING = 'restoreInConversation';

/** A text stands in a request twice: by itself, and in its message. */
const TIMES_IN_BODY = 2;

/**
 * Answers LiteLLM's proxy. Whatever cannot be read or answered blocks the call, with status 200: LiteLLM can be
 * configured to go on after other answers.
 */
export const guardModelCall =
  (service: Service, memories: CallMemories): Step =>
  async (ctx) => {
    try {
      await answer(service, memories, ctx);
    } catch (error) {
      if (error instanceof ClientGone) throw error;
      const refusal = asDeidError(error);
      if (refusal.status >= 500) service.log?.fault(error, ctx.state.deid.id);
      ctx.state.deid.code = refusal.code;
      send(ctx, { action: 'BLOCKED', blocked_reason: reasonOf(refusal) });
    }
  };

/** What is wrong, where, in our words only. */
const reasonOf = ({ message, mistakes }: DeidError): string =>
  mistakes.length === 0 ? message : mistakes.map((one) => `${one.pointer} ${one.message}`).join(' ');

async function answer(service: Service, memories: CallMemories, ctx: DeidContext): Promise<void> {
  const { caller } = ctx.state.deid;
  const owner = ownerOf(caller);
  const most = jsonBytesOf(caller, service.limits) * TIMES_IN_BODY;
  await withJson(ctx, service.uploads, { most, pace: service.limits.pace, owner }, async (body) => {
    const blocks = body.blocks();
    const id = idOfCall(blocks);
    const memory = id === undefined ? undefined : await memories.get(owner, id, service.clock());
    const facts = ctx.state.deid;
    const made = await service.abortOnShutdown(
      service.work.textBody({
        ...(await bodyIn(service, ctx, 'guardrail', blocks)),
        call: {
          ...(id !== undefined && { id }),
          ...(memory !== undefined && { memory }),
          options: service.guardrailOptions,
          mayRestore: caller?.plan.operations?.has(RESTORING) !== false,
        },
        secrets: service.memories(owner),
      }),
    );
    await chargeTokens(service, facts, ctx.res, tokensOf(made.points));
    // Kept before the texts go out: what has no memory could not come back.
    if (id !== undefined && made.memory !== undefined)
      if (!(await memories.put(owner, id, made.memory, memory, service.clock()))) throw askedTwice();
    ctx.set(MODEL_HEADER, made.models.join(', ') || 'none');
    send(ctx, made.answer);
  });
}

const askedTwice = (): DeidError =>
  validationFailed([{ pointer: '/litellm_call_id', message: 'names a call about which another request is answered.' }]);

function send(ctx: DeidContext, answer: object | string | Uint8Array): void {
  if (ctx.res.closed) throw new ClientGone();
  ctx.set('Content-Type', JSON_TYPE);
  if (typeof answer === 'string') ctx.body = answer;
  else if (answer instanceof Uint8Array) ctx.body = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  else ctx.body = JSON.stringify(answer);
}
