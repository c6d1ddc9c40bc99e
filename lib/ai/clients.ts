import type { Conversation } from '../../core/hosting.js';
import { type ConversationOf, current, hideOptionsOf, restoredBy, type WithConversationOptions } from './options.js';

/** Methods of the clients of OpenAI and Anthropic that send texts, all of which can be hidden. */
const SENDING: ReadonlySet<string> = new Set([
  'chat.completions.create',
  'responses.create',
  'messages.create',
  'messages.countTokens',
  'embeddings.create',
]);
/** Methods that send no text. */
const SENDING_NOTHING: ReadonlySet<string> = new Set(['models.list', 'models.retrieve']);

type Method = (...given: readonly unknown[]) => unknown;

const isMethod = (value: unknown): value is Method => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isStream = (value: unknown): value is AsyncIterable<unknown> => isObject(value) && Symbol.asyncIterator in value;

/** The events of a stream with the originals. */
async function* restoredEvents(
  stream: AsyncIterable<unknown>,
  conversation: Conversation,
  { onUnknown }: WithConversationOptions,
): AsyncGenerator<unknown> {
  const events = conversation.restoreEvents(onUnknown);
  for await (const event of stream) yield* events.push(event);
  yield* events.end();
}

/** A method that sends its first argument hidden, and restores what comes back. */
function hiding(
  method: Method,
  owner: object,
  conversationOf: ConversationOf,
  options: WithConversationOptions,
): Method {
  const hideOptions = hideOptionsOf(options);
  return async (body, ...others) => {
    const conversation = current(conversationOf);
    const { value } = await conversation.hide(body, hideOptions);
    const answer: unknown = await method.call(owner, value, ...others);
    return isStream(answer) ? restoredEvents(answer, conversation, options) : restoredBy(conversation, answer, options);
  };
}

const refused =
  (path: string): Method =>
  () => {
    throw new TypeError(
      `${path} is not covered by withConversation, so it would send texts in clear. Call it on the client itself if that is meant.`,
    );
  };

/**
 * A client of OpenAI or Anthropic that sends no term in clear: `chat.completions.create`, `responses.create`, `messages.create`,
 * `messages.countTokens` and `embeddings.create` hide what they send and restore what comes back, also in streams (`stream:
 * true`). Their results are plain promises. Every other method that could send a text throws a TypeError.
 * @param client as the package of OpenAI or Anthropic makes it; it stays as it is
 * @param conversation one conversation, or a function that gives the current one
 */
export function withConversation<T extends object>(
  client: T,
  conversation: ConversationOf,
  options: WithConversationOptions = {},
): T {
  return wrapped(client, '', conversation, options);
}

function wrapped<T extends object>(
  owner: T,
  path: string,
  conversation: ConversationOf,
  options: WithConversationOptions,
): T {
  return new Proxy(owner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof name === 'symbol') return value;
      const at = path === '' ? name : `${path}.${name}`;
      if (isMethod(value)) {
        if (SENDING.has(at)) return hiding(value, target, conversation, options);
        return SENDING_NOTHING.has(at) ? value.bind(target) : refused(at);
      }
      return isObject(value) ? wrapped(value, at, conversation, options) : value;
    },
  });
}
