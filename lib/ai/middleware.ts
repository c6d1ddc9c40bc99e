import type { Conversation } from '../../core/hosting.js';
import { type ConversationOf, current, hideOptionsOf, restoredBy, type WithConversationOptions } from './options.js';

/** What `wrapLanguageModel` of the AI SDK takes as middleware. */
export interface ModelMiddleware {
  /** Version of the AI SDK's contract. */
  readonly specificationVersion: 'v3';
  /** Hides the prompt and what tools say of themselves. */
  readonly transformParams: <P extends object>(call: { readonly params: P }) => Promise<P>;
  /** Restores an answer. */
  readonly wrapGenerate: <R extends object>(call: { readonly doGenerate: () => PromiseLike<R> }) => Promise<R>;
  /** Restores an answer that arrives in pieces. */
  readonly wrapStream: <P, R extends { readonly stream: ReadableStream<P> }>(call: {
    readonly doStream: () => PromiseLike<R & { readonly stream: ReadableStream<P> }>;
  }) => Promise<R>;
}

/** A stream whose parts are restored. */
function restoredStream<P>(stream: ReadableStream<P>, conversation: Conversation, options: WithConversationOptions) {
  const events = conversation.restoreEvents(options.onUnknown);
  return stream.pipeThrough(
    new TransformStream<P, P>({
      transform(part, to) {
        // Safe: a part comes back in the form it had, with other texts.
        for (const made of events.push(part)) to.enqueue(made as P);
      },
      flush(to) {
        for (const made of events.end()) to.enqueue(made as P);
      },
    }),
  );
}

/**
 * Middleware for the AI SDK: no model that it wraps gets a term in clear, and its answers, streams and calls of tools come
 * back with the originals.
 * @param conversation one conversation, or a function that gives the current one
 * @example
 * const model = wrapLanguageModel({ model: openai('gpt-5'), middleware: conversationMiddleware(engine.conversation()) });
 */
export function conversationMiddleware(
  conversation: ConversationOf,
  options: WithConversationOptions = {},
): ModelMiddleware {
  const hideOptions = hideOptionsOf(options);
  return {
    specificationVersion: 'v3',
    async transformParams({ params }) {
      const sent = {
        messages: 'prompt' in params ? params.prompt : [],
        tools: 'tools' in params ? params.tools : undefined,
      };
      const { value } = await current(conversation).hide(sent, hideOptions);
      return { ...params, prompt: value.messages, ...(value.tools !== undefined && { tools: value.tools }) };
    },
    async wrapGenerate({ doGenerate }) {
      const result = await doGenerate();
      if (!('content' in result)) return result;
      return { ...result, content: restoredBy(current(conversation), result.content, options) };
    },
    async wrapStream({ doStream }) {
      const result = await doStream();
      return { ...result, stream: restoredStream(result.stream, current(conversation), options) };
    },
  };
}
