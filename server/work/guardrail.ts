import { type Conversation, validationFailed } from '../../core/hosting.js';
import { DeidError } from '../../core/index.js';
import { parseJson } from '../http/json.js';
import { pointsOf } from './content.js';
import { type ConversationLimits, modelsFor, opened } from './conversations.js';
import { rulesSize } from './rules.js';
import type { RequestReader } from './text-requests.js';
import type { GuardedCall, TextAnswer } from './work.js';

type Members = Readonly<Record<string, unknown>>;

/** Fields of LiteLLM's requests. Another one may hold a text, so it is refused. */
const FIELDS: readonly string[] = [
  'input_type',
  'litellm_call_id',
  'litellm_trace_id',
  'litellm_version',
  'structured_messages',
  'texts',
  'images',
  'tools',
  'tool_calls',
  'model',
  'request_data',
  'request_headers',
  'additional_provider_specific_params',
];

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
  return fields.input_type === 'response'
    ? restoreAnswer(reader, fields, limits, call)
    : hideRequest(reader, fields, limits, call);
}

const mistake = (pointer: string, message: string) => validationFailed([{ pointer, message }]);

interface GuardrailFields {
  readonly input_type: 'request' | 'response';
  readonly litellm_call_id?: string | null;
  readonly texts: readonly string[];
  readonly messages: readonly unknown[];
  readonly toolCalls: readonly unknown[];
  readonly tools: readonly unknown[];
  readonly images: readonly unknown[];
  readonly parameters: Members;
}

function fieldsOf(body: unknown): GuardrailFields {
  if (!isObject(body)) throw mistake('', 'must be an object.');
  if (Object.entries(body).some(([name, value]) => value !== null && !FIELDS.includes(name)))
    throw mistake('', 'holds a field that this version does not know, so that nobody can say what it holds.');
  const { input_type: type, litellm_call_id: id, additional_provider_specific_params: parameters } = body;
  if (type !== 'request' && type !== 'response') throw mistake('/input_type', 'must be request or response.');
  if (id !== undefined && id !== null && typeof id !== 'string') throw mistake('/litellm_call_id', 'must be a string.');
  const texts = listOf(body, 'texts');
  if (!areStrings(texts)) throw mistake('/texts', 'must be an array of strings.');
  if (parameters !== undefined && parameters !== null && !isObject(parameters))
    throw mistake('/additional_provider_specific_params', 'must be an object.');
  return {
    input_type: type,
    litellm_call_id: id ?? null,
    texts,
    messages: listOf(body, 'structured_messages'),
    toolCalls: listOf(body, 'tool_calls'),
    tools: listOf(body, 'tools'),
    images: listOf(body, 'images'),
    parameters: isObject(parameters) ? parameters : {},
  };
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areStrings = (values: readonly unknown[]): values is readonly string[] =>
  values.every((one) => typeof one === 'string');

function listOf(body: Members, name: string): readonly unknown[] {
  const value = body[name] ?? [];
  if (!Array.isArray(value)) throw mistake(`/${name}`, 'must be an array.');
  return value;
}

/** Hides what a model would get. What LiteLLM would not take back changed must hold nothing to hide. */
async function hideRequest(
  reader: RequestReader,
  given: GuardrailFields,
  limits: ConversationLimits,
  { id, memory }: GuardedCall,
): Promise<Answer> {
  const { texts, messages, tools, toolCalls, images } = given;
  if (images.length > 0) throw new DeidError('part_unread', ['/images/0']);
  const length = Math.max(pointsOf(texts), pointsOf(messages)) + pointsOf(tools);
  // Without a text of its own the validator would refuse the settings.
  const fields = reader.validators.hide(
    { ...given.parameters, texts: texts.length === 0 ? [''] : [...texts] },
    limits.reserved,
  );
  for (const name of ['memory', 'unread'])
    if (name in given.parameters)
      throw mistake(
        `/additional_provider_specific_params/${name}`,
        'has no effect here: memories are kept, and pictures are refused.',
      );
  const points = pay(length + rulesSize(fields.rules), length, limits);
  const conversation = await opened(reader, 'hide', memory === undefined ? fields : { memory }, limits);
  const models = modelsFor(reader, conversation, length, limits);
  const hidden = await hideTexts(conversation, texts, messages);
  if (messages.length === 0) await refuseUnchangeable(conversation, toolCalls);
  const { value, findings } = await conversation.hide({ messages: [NOTHING], tools });
  const answer = {
    action: findings.length > 0 || hidden.some((text, i) => text !== texts[i]) ? 'GUARDRAIL_INTERVENED' : 'NONE',
    texts: hidden,
    ...(findings.length > 0 && { tools: value.tools }),
  };
  const kept = id === undefined ? {} : { memory: await conversation.export(limits.secrets[0] ?? new Uint8Array()) };
  return { answer, points, models, ...kept };
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
  { memory }: GuardedCall,
): Promise<Answer> {
  if (memory === undefined) throw new DeidError('conversation_ended');
  const length = pointsOf(texts) + pointsOf(toolCalls);
  const points = pay(length, length, limits);
  const conversation = await opened(reader, 'restore', { memory }, limits);
  const made = texts.map((text) => conversation.restoreBeginning(text));
  const calls = conversation.restore({ tool_calls: toolCalls }).value;
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
