import type { Conversation, ConversationOptions } from '../../core/hosting.js';
import { DeidError } from '../../core/index.js';
import { parseJson } from '../http/json.js';
import type { Fields } from '../openapi/fields.js';
import { pointsOf } from './content.js';
import { type ConversationLimits, modelsFor, mostOriginals, opened, optionsOf } from './conversations.js';
import { clientSecrets } from './guardrail-client.js';
import { fieldsOf, type GuardrailFields, isObject, type Members, mistake } from './guardrail-fields.js';
import { strictest } from './guardrail-options.js';
import { rulesSize } from './rules.js';
import type { RequestReader } from './text-requests.js';
import type { GuardedCall, TextAnswer } from './work.js';

type Answer = Omit<TextAnswer, 'answer'> & { readonly answer: object };

/** Answers LiteLLM: hides the texts of a request, and restores those of an answer. */
export async function guardrailAnswer(
  reader: RequestReader,
  body: Buffer,
  limits: ConversationLimits,
  call: GuardedCall,
): Promise<Answer> {
  const fields = fieldsOf(parseJson(body));
  // The memory was looked up by a glance at the body, before it was read.
  if ((fields.litellm_call_id ?? undefined) !== call.id)
    throw mistake(
      '/litellm_call_id',
      'must stand at the beginning of the request, once, and have 1 to 200 characters.',
    );
  const own = { ...limits, secrets: clientSecrets(limits.secrets, fields.client) };
  return fields.input_type === 'response'
    ? restoreAnswer(reader, fields, own, call)
    : hideRequest(reader, fields, own, call);
}

/** Hides what a model would get. What LiteLLM would not take back changed must hold nothing to hide. */
async function hideRequest(
  reader: RequestReader,
  given: GuardrailFields,
  limits: ConversationLimits,
  { id, memory, options = {} }: GuardedCall,
): Promise<Answer> {
  const { texts, messages, tools, images } = given;
  if (images.length > 0) throw new DeidError('part_unread', ['/images/0']);
  const toolCalls = callsBeside(messages, given.toolCalls);
  const length = Math.max(pointsOf(texts), pointsOf(messages)) + pointsOf(tools) + pointsOf(toolCalls);
  const fields = optionsIn(reader, options, given, limits);
  const points = pay(length + rulesSize(fields.rules), length, limits);
  const conversation = await opened(reader, 'hide', memory === undefined ? fields : { memory }, limits);
  if (memory !== undefined) refuseOthers(conversation, optionsOf(reader.engine, fields, limits.detectors));
  const models = modelsFor(reader, conversation, length, limits);
  const hidden = await hideTexts(conversation, texts, messages);
  await refuseUnchangeable(conversation, toolCalls);
  const { value, findings } = await conversation.hide({ messages: [NOTHING], tools });
  const answer = {
    action: findings.length > 0 || hidden.some((text, i) => text !== texts[i]) ? 'GUARDRAIL_INTERVENED' : 'NONE',
    texts: hidden,
    ...(findings.length > 0 && { tools: value.tools }),
  };
  const kept = id === undefined ? {} : { memory: await conversation.export(limits.secrets[0] ?? new Uint8Array()) };
  return { answer, points, models, ...kept };
}

/** The options of a call. Without a text of its own the validator would refuse them. */
function optionsIn(
  { engine, validators }: RequestReader,
  options: Members,
  { texts, parameters }: GuardrailFields,
  { reserved }: ConversationLimits,
): Fields {
  const read = (fields: Members, of: readonly string[]): Fields & Members => ({
    ...validators.hide({ ...fields, texts: of.length === 0 ? [''] : [...of] }, reserved),
  });
  return strictest(engine, read(options, []), read(parameters, texts));
}

/** Refuses to go on with a call in another way than it began: two guardrails may ask about one call. */
function refuseOthers({ options }: Conversation, asked: ConversationOptions): void {
  const began: Members = { ...options };
  // Rules are those of the operator in any case.
  const { maxBytes: _, rules: __, ...wanted } = asked;
  if (Object.entries(wanted).every(([name, value]) => JSON.stringify(began[name]) === JSON.stringify(value))) return;
  throw mistake('/additional_provider_specific_params', 'must be the same in all requests about a call.');
}

/** Calls of tools that are not in the messages, where they are read. */
function callsBeside(messages: readonly unknown[], calls: readonly unknown[]): readonly unknown[] {
  if (calls.length === 0) return calls;
  const read = messages.flatMap((one) => (isObject(one) && Array.isArray(one.tool_calls) ? one.tool_calls : []));
  const known = new Set(read.map((call) => JSON.stringify(call)));
  return calls.filter((call) => !known.has(JSON.stringify(call)));
}

/** Texts by themselves, or with the messages that they are taken from, which say who wrote them. */
async function hideTexts(
  conversation: Conversation,
  texts: readonly string[],
  messages: readonly unknown[],
): Promise<readonly string[]> {
  const { value, findings } = await conversation.hide(messages);
  if (findings.some(({ pointer }) => !isTaken(messages, pointer))) throw mistake('/structured_messages', UNCHANGEABLE);
  const taken = messages.flatMap(textsOf);
  if (taken.length === texts.length && taken.every((text, i) => text === texts[i])) return value.flatMap(textsOf);
  return (await conversation.hide(texts)).value;
}

/** Beside a message, definitions of tools are read as such: their names stay. */
const NOTHING = { role: 'system', content: '' } as const;

const UNCHANGEABLE =
  'hold an identifier where LiteLLM takes no change, such as the arguments of a call of a tool: send labels there, or leave it out.';
/** Places within texts that LiteLLM sends as `texts`; a text that holds JSON has places within. */
const TAKEN = { string: /^\/\d+\/content(?:\/|$)/, parts: /^\/\d+\/content\/\d+\/text(?:\/|$)/ } as const;

function isTaken(messages: readonly unknown[], pointer: string): boolean {
  const message = messages[Number(pointer.split('/')[1])];
  const isString = isObject(message) && typeof message.content === 'string';
  return (isString ? TAKEN.string : TAKEN.parts).test(pointer);
}

/** The texts of a message, in the order in which LiteLLM sends them. */
function textsOf(message: unknown): readonly string[] {
  const content = isObject(message) ? message.content : undefined;
  if (typeof content === 'string') return [content];
  if (!Array.isArray(content)) return [];
  return content.flatMap((part: unknown) => (isObject(part) && typeof part.text === 'string' ? [part.text] : []));
}

/** @throws DeidError `validation_failed` if calls of tools hold something to hide */
async function refuseUnchangeable(conversation: Conversation, toolCalls: readonly unknown[]): Promise<void> {
  if (toolCalls.length === 0) return;
  const { findings } = await conversation.hide([{ role: 'assistant', content: null, tool_calls: toolCalls }]);
  if (findings.length > 0) throw mistake('/tool_calls', UNCHANGEABLE);
}

/** Restores the texts of an answer. LiteLLM sends a streamed one again and again as it grows. */
async function restoreAnswer(
  reader: RequestReader,
  { texts, toolCalls }: GuardrailFields,
  limits: ConversationLimits,
  { memory, mayRestore = true }: GuardedCall,
): Promise<Answer> {
  if (!mayRestore) throw new DeidError('not_in_plan');
  if (memory === undefined) throw new DeidError('conversation_ended');
  const length = pointsOf(texts) + pointsOf(toolCalls);
  const points = pay(length, length, limits);
  const conversation = await opened(reader, 'restore', { memory }, limits);
  const restoring = conversation.restoring(mostOriginals(limits));
  const made = texts.map((text) => restoring.restoreBeginning(text));
  const calls = restoring.restore({ tool_calls: toolCalls }).value;
  const restored = made.map(({ settled, rest }) => settled + rest);
  return {
    answer: {
      action: restored.some((text, i) => text !== texts[i]) ? 'GUARDRAIL_INTERVENED' : 'NONE',
      texts: restored,
      // Python counts code points.
      stream_holdback_chars: made.map(({ rest }) => pointsOf(rest)),
      ...(toolCalls.length > 0 && calls),
    },
    points,
    models: [],
  };
}

/** @param length of the texts in code points @returns what is charged */
function pay(points: number, length: number, { mostPoints, pay: charge }: ConversationLimits): number {
  if (length > mostPoints) throw new DeidError('text_too_long', [mostPoints]);
  charge(points);
  return points;
}
