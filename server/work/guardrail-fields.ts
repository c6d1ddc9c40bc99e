import { validationFailed } from '../../core/hosting.js';

/** A JSON object. */
export type Members = Readonly<Record<string, unknown>>;

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

/** A mistake of a request, or of the options of the operator. */
export const mistake = (pointer: string, message: string) => validationFailed([{ pointer, message }]);

/** A request of LiteLLM that has been read. */
export interface GuardrailFields {
  readonly input_type: 'request' | 'response';
  readonly litellm_call_id?: string | null;
  readonly texts: readonly string[];
  readonly messages: readonly unknown[];
  readonly toolCalls: readonly unknown[];
  readonly tools: readonly unknown[];
  readonly images: readonly unknown[];
  readonly parameters: Members;
  /** What LiteLLM says about its client. */
  readonly client: unknown;
}

/** Reads a request. @throws DeidError `validation_failed` */
export function fieldsOf(body: unknown): GuardrailFields {
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
    client: body.request_data,
  };
}

/** True for a JSON object. */
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areStrings = (values: readonly unknown[]): values is readonly string[] =>
  values.every((one) => typeof one === 'string');

function listOf(body: Members, name: string): readonly unknown[] {
  const value = body[name] ?? [];
  if (!Array.isArray(value)) throw mistake(`/${name}`, 'must be an array.');
  return value;
}
