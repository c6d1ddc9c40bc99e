import type { Step } from '../http/context.js';
import { withJson } from '../http/json-request.js';
import { parseMediaType, requireUtf8 } from '../http/media-type.js';
import { jsonBytesOf, ownerOf } from '../limits/plan-limits.js';
import { STREAMS } from '../openapi/conversation-operations.js';
import { MEMORY_CHARS } from '../openapi/conversation-requests.js';
import type { Service } from '../service/service.js';
import type { ConversationKind } from '../work/conversations.js';
import { restoreStream } from './restore-stream.js';
import { serveLarge } from './text.js';

/** Endpoint that hides the terms of messages. */
export const hideInConversation = (service: Service): Step => conversationStep(service, 'hide');

/** Endpoint that restores the terms of an answer: a whole one, or a stream. */
export const restoreInConversation = (service: Service): Step => {
  const whole = conversationStep(service, 'restore');
  return async (ctx, next) => {
    const type = parseMediaType(ctx.req.headers['content-type'] ?? '');
    const stream = Object.entries(STREAMS).find(([essence]) => essence === type?.essence);
    if (type === undefined || stream === undefined) return whole(ctx, next);
    requireUtf8(type);
    return restoreStream(service, ctx, stream[1]);
  };
};

/** Works in another thread also on short bodies, because the memory grows with the conversation. */
const conversationStep =
  (service: Service, kind: ConversationKind): Step =>
  async (ctx) => {
    const { caller } = ctx.state.deid;
    const owner = ownerOf(caller);
    const most = jsonBytesOf(caller, service.limits) + MEMORY_CHARS;
    await withJson(ctx, service.uploads, { most, pace: service.limits.pace, owner }, (body) =>
      serveLarge(service, ctx, kind, body.blocks(), service.memories(owner)),
    );
  };
