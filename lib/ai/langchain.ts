import type { Conversation } from '../../core/hosting.js';
import { type ConversationOf, current, hideOptionsOf, type WithConversationOptions } from './options.js';

/** A message of LangChain, as far as it is used. */
interface ChainMessage {
  readonly content: unknown;
  readonly tool_calls?: readonly unknown[];
  readonly invalid_tool_calls?: readonly unknown[];
  readonly additional_kwargs?: Readonly<Record<string, unknown>>;
  readonly response_metadata?: Readonly<Record<string, unknown>>;
  readonly artifact?: unknown;
  getType(): string;
}

/** What `createMiddleware` of LangChain takes for its agents. */
export interface AgentHooks {
  readonly name: string;
  /** Hides the messages of a call of the model, and restores its answer. */
  readonly wrapModelCall: <Request extends object, Answer>(
    request: Request,
    handler: (request: Request) => Answer | PromiseLike<Answer>,
  ) => Promise<Answer>;
}

const ROLES: ReadonlyMap<string, string> = new Map([
  ['human', 'user'],
  ['ai', 'assistant'],
]);

const isMessage = (value: unknown): value is ChainMessage =>
  typeof value === 'object' && value !== null && 'getType' in value && 'content' in value;

/** A message of the same class with other fields, of which LangChain keeps a second copy. */
function withFields<M extends object>(message: M, fields: object): M {
  const made: M = Object.assign(Object.create(Object.getPrototypeOf(message)), message, fields);
  return 'lc_kwargs' in message
    ? Object.assign(made, { lc_kwargs: { ...Object(message.lc_kwargs), ...fields } })
    : made;
}

/** What a message holds, in the form in which conversations read messages: what it says, and what its provider needs again. */
const shownOf = (message: ChainMessage) => {
  const { tool_calls: calls, ...data } = message.additional_kwargs ?? {};
  const { output } = message.response_metadata ?? {};
  return {
    role: ROLES.get(message.getType()) ?? message.getType(),
    content: message.content,
    tool_calls: message.tool_calls,
    // Keys under which conversations read calls of tools, data, and parts.
    function_call: calls,
    data,
    parts: output,
    value: message.invalid_tool_calls,
  };
};

type Shown = ReturnType<typeof shownOf>;

/** The message as the model may see it. */
function hiddenMessage<M extends ChainMessage>(message: M, shown: Shown): M {
  const { content, tool_calls, function_call: calls, data, parts, value } = shown;
  return withFields(message, {
    content,
    ...(tool_calls !== undefined && { tool_calls }),
    ...(value !== undefined && { invalid_tool_calls: value }),
    additional_kwargs: { ...data, ...(calls !== undefined && { tool_calls: calls }) },
    response_metadata: { ...message.response_metadata, ...(parts !== undefined && { output: parts }) },
    ...('artifact' in message && { artifact: undefined }),
  });
}

/** Messages as the model may see them. What is found in one of them is hidden in all. */
async function hidden(
  messages: readonly ChainMessage[],
  conversation: Conversation,
  options: WithConversationOptions,
): Promise<ChainMessage[]> {
  const { value } = await conversation.hide(messages.map(shownOf), hideOptionsOf(options));
  return messages.map((message, i) => {
    const shown = value[i];
    return shown === undefined ? message : hiddenMessage(message, shown);
  });
}

/** The answer of a model with the originals in what it says and in the calls of tools. */
function restored<Answer>(answer: Answer, conversation: Conversation, { onUnknown }: WithConversationOptions): Answer {
  if (!isMessage(answer)) return answer;
  const { content, tool_calls: calls } = answer;
  const { value, unknown } = conversation.restore({ role: 'assistant', content, tool_calls: calls });
  for (const label of unknown) onUnknown?.(label);
  return withFields(answer, { content: value.content, ...(calls !== undefined && { tool_calls: value.tool_calls }) });
}

/**
 * Middleware for agents of LangChain: no model gets a term of the messages or of the system's in clear, tools are called with the
 * originals, and answers come back with them. Pieces that an agent streams while the model writes still hold labels.
 * @param conversation one conversation, or a function that gives the current one
 * @example createAgent({ model, tools, middleware: [createMiddleware(conversationHooks(engine.conversation()))] });
 */
export function conversationHooks(conversation: ConversationOf, options: WithConversationOptions = {}): AgentHooks {
  return {
    name: 'deidkit',
    async wrapModelCall(request, handler) {
      const now = current(conversation);
      const system: unknown = Reflect.get(request, 'systemMessage');
      const messages: unknown = Reflect.get(request, 'messages');
      const given = [system, ...(Array.isArray(messages) ? messages : [])].filter(isMessage);
      const made = await hidden(given, now, options);
      const sent = isMessage(system) ? { systemMessage: made[0], messages: made.slice(1) } : { messages: made };
      return restored(await handler({ ...request, ...sent }), now, options);
    },
  };
}
