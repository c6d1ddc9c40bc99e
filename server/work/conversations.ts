import type { Carried, Conversation, ConversationOptions } from '../../core/hosting.js';
import { DeidError, type Engine, isDeidError } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import { parseJson } from '../http/json.js';
import { modelOf, refuseEndless } from '../limits/detectors.js';
import { CONVERSATION_SETTINGS, contentOfBody, MEMORY_BYTES } from '../openapi/conversation-requests.js';
import type { Fields } from '../openapi/fields.js';
import { knownMode } from '../openapi/modes.js';
import { WrittenJson } from './answers.js';
import { asWritten, pointsOf } from './content.js';
import type { Policy } from './file-input.js';
import { refused } from './protection.js';
import { rulesSize } from './rules.js';
import { strength } from './strength.js';
import type { RequestReader, TextLimits } from './text-requests.js';

/** What is asked of a conversation. */
export type ConversationKind = 'hide' | 'restore';

/** Limits of the caller, and what its memories are encrypted with. */
export interface ConversationLimits extends TextLimits {
  /** The secret in force first; with the others memories can be read. */
  readonly secrets: readonly Uint8Array[];
  /** Throws for more code points than the caller can pay for. */
  readonly pay: (points: number) => void;
}

interface Answered {
  readonly answer: object;
  readonly points: number;
  readonly models: readonly ModelName[];
  readonly policy: Policy;
}

/** Reads and answers a request about a conversation. All failures of the request are DeidErrors of status 4xx. */
export async function conversationAnswer(
  reader: RequestReader,
  kind: ConversationKind,
  body: Buffer,
  limits: ConversationLimits,
): Promise<Answered> {
  const fields = reader.validators[kind](parseJson(body), limits.reserved);
  const name = contentOfBody(fields);
  const content = fields[name];
  const length = pointsOf(content);
  if (length > limits.mostPoints) throw new DeidError('text_too_long', [limits.mostPoints]);
  const points = length + rulesSize(fields.rules);
  limits.pay(points);
  if (name === 'messages') refuseLongNumbers(content);
  // JSON is read as it is written, so that `1.0` and numbers of many digits stay what they are.
  const value = name === 'json' ? asWritten(body.toString('utf8'), 'json') : content;
  const conversation = await opened(reader, kind, fields, limits);
  const policy = reader.engine.policyVersion(conversation.options.mode);
  if (kind === 'restore') {
    const { value: made, unknown } = conversation.restoring(mostOriginals(limits)).restore(value);
    return { answer: answerOf(name, made, { unknown, memory: fields.memory }), points, models: [], policy };
  }
  const models = modelsFor(reader, conversation, length, limits);
  const {
    value: made,
    findings: found,
    unread,
  } = await conversation.hide(value, {
    unread: fields.unread ?? 'throw',
    ...(fields.keys && { keys: fields.keys }),
  });
  const findings = found.map(({ inKey, ...one }) => ({ ...one, ...(inKey && { in_key: true }) }));
  const whole = name === 'texts' ? withGaps(made, unread) : made;
  const memory = await conversation.export(limits.secrets[0] ?? new Uint8Array());
  return { answer: answerOf(name, whole, { findings, unread, memory }), points, models, policy };
}

/** How many times the longest text the originals of an answer may be. */
const MOST_TIMES = 16;

/** Code units of originals that a request may get: a short text of labels would make an endless one. */
export const mostOriginals = ({ mostPoints }: Pick<TextLimits, 'mostPoints'>): number => mostPoints * MOST_TIMES;

/** Opens the memory that a body is, for a stream that is restored with it. */
export async function memoryAnswer(
  reader: RequestReader,
  body: Buffer,
  limits: ConversationLimits,
): Promise<Answered & { readonly carried: Carried }> {
  const conversation = await opened(reader, 'restore', { memory: body.toString('latin1') }, limits);
  const policy = reader.engine.policyVersion(conversation.options.mode);
  return { answer: {}, points: 0, models: [], policy, carried: conversation.carried };
}

/** Continues the conversation of a memory, or begins one. */
export async function opened(
  { engine }: RequestReader,
  kind: ConversationKind,
  fields: Fields,
  { detectors, secrets }: ConversationLimits,
): Promise<Conversation> {
  const { memory } = fields;
  if (typeof memory !== 'string') return engine.conversation(optionsOf(engine, fields, detectors));
  const given = SETTINGS.find((name) => (fields[name] ?? null) !== null);
  if (kind === 'hide' && given !== undefined)
    throw refused(`/${given}`, 'stands in the memory: give it only where the conversation begins.');
  for (const secret of secrets.slice(0, -1))
    try {
      return await engine.importConversation(memory, secret);
    } catch (error) {
      if (!isDeidError(error) || error.code !== 'conversation_unreadable') throw error;
    }
  return engine.importConversation(memory, secrets.at(-1) ?? new Uint8Array());
}

const SETTINGS = [...CONVERSATION_SETTINGS, 'ttl', 'gender'] as const;
const DEFAULT_MODE = 'GDPR';

/** The options of a conversation that a request begins. */
export function optionsOf(engine: Engine, fields: Fields, detectors: readonly ModelName[]): ConversationOptions {
  const { compliance_mode, domain, seed, rules, ttl, gender, pii_entities, detector } = fields;
  const mode = compliance_mode ?? DEFAULT_MODE;
  knownMode(engine, mode);
  const level = strength(fields);
  return {
    mode,
    entities: pii_entities ?? [],
    maxBytes: MEMORY_BYTES,
    ...modelOf(engine, detector, detectors),
    ...(level !== undefined && { level }),
    ...(typeof domain === 'string' && { domain }),
    ...(typeof seed === 'string' && { seed }),
    ...(typeof ttl === 'number' && { ttl }),
    ...(typeof gender === 'boolean' && { gender }),
    ...(rules && { rules }),
  };
}

/**
 * The models that read what is hidden. The caller may have lost one of them since its conversation began.
 * @throws DeidError `detector_not_in_plan`, `text_too_long_for_detector`, `unknown_domain`
 */
export function modelsFor(
  { engine }: RequestReader,
  { options }: Conversation,
  points: number,
  { detectors, reserved, modelPoints }: ConversationLimits,
): readonly ModelName[] {
  refuseLostDomain(engine, options.domain, reserved);
  const read = { ...options, characters: points };
  const models = engine.modelsOf(read);
  const lost = models.find((model) => !detectors.includes(model));
  if (lost !== undefined) throw new DeidError('detector_not_in_plan', [lost]);
  refuseEndless(engine, read, points, modelPoints);
  return models;
}

/** Refuses a conversation in a reserved domain that the caller may no longer ask for. @throws DeidError `unknown_domain` */
function refuseLostDomain({ domains }: Engine, domain: string | undefined, reserved: readonly string[]): void {
  if (domain === undefined || reserved.includes(domain)) return;
  const open = domains.filter((one) => one.reserved !== true).map(({ name }) => name);
  if (!open.includes(domain)) throw new DeidError('unknown_domain', [open.join(', ')]);
}

/** Throws for a number that would not come back as it was given. */
function refuseLongNumbers(value: unknown): void {
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
    throw refused('/messages', 'hold a number of more digits than can be kept: write it as a string.');
  if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) refuseLongNumbers(one);
}

/** Texts with an empty one in the place of each that was left out. */
function withGaps(texts: unknown, unread: readonly string[]): unknown {
  if (!Array.isArray(texts)) return texts;
  const all: unknown[] = [...texts];
  for (const pointer of unread) all.splice(Number(pointer.slice(1)), 0, '');
  return all;
}

function answerOf(name: ContentName, value: unknown, rest: object): object {
  if (name === 'json') return new WrittenJson(`{"json":${String(value)},${JSON.stringify(rest).slice(1)}`);
  if (name === 'messages') return { messages: value, ...rest };
  // A label of a number stands for that number.
  if (name === 'texts') return { texts: Array.isArray(value) ? value.map(String) : [], ...rest };
  return { text: String(value ?? ''), ...rest };
}

type ContentName = ReturnType<typeof contentOfBody>;
