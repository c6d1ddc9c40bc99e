import { ERROR_CODES, type ErrorCode } from '../../core/index.js';
import { namedConversationRequests } from './conversation-requests.js';
import { evidenceRequest } from './evidence-operation.js';
import type { Example } from './example.js';
import type { Operation } from './operation.js';
import { jsonRequests } from './requests.js';
import { RESPONSES } from './responses.js';
import { restoreRequests } from './restore-requests.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Schemas referenced by `#/components/schemas/…`. */
const componentSchemas = (known: Vocabulary): Readonly<Record<string, Schema>> => ({
  ...jsonRequests(known),
  ...namedConversationRequests(known),
  ...restoreRequests(known),
  EvidenceRequest: evidenceRequest(known),
  ...RESPONSES,
});

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const ALWAYS = { 'X-Request-Id': header('X-Request-Id'), 'Cache-Control': header('Cache-Control') };
const LIMITS = { 'RateLimit-Policy': header('RateLimit-Policy'), RateLimit: header('RateLimit') };

/** The OpenAPI 3.1 document of the service. */
export const openApiDocument = (
  operations: readonly Operation[],
  known: Vocabulary,
  prefix: string,
  version: string,
  examples: ReadonlyMap<string, Example> = new Map(),
) => ({
  openapi: '3.1.0',
  info: {
    title: 'deidkit',
    version,
    description:
      'Finds personal data in texts and files, and replaces or masks it. Text in, text out: offsets are UTF-16 code units, bodies are strict UTF-8.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: prefix === '' ? '/' : prefix }],
  security: [{ apiKey: [] }],
  paths: paths(operations, examples),
  components: {
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
    headers: HEADERS,
    schemas: componentSchemas(known),
  },
});

/** Type of the document. */
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

const text = (description: string) => ({ description, schema: { type: 'string' } });

const HEADERS = {
  'X-Request-Id': text('Names the request in logs and problems.'),
  'Cache-Control': text('Always no-store.'),
  'RateLimit-Policy': text(
    'The limits of the key (draft-ietf-httpapi-ratelimit-headers-10); left out where it has none, and where a request is refused before it is counted.',
  ),
  RateLimit: text('What is left of them (r), and when more comes (t, seconds).'),
  'Retry-After': text('Seconds after which it makes sense to try again.'),
  'WWW-Authenticate': text('How to authenticate.'),
  'X-Deid-Report': text(
    'JSON: counts of replaced terms by entity type, how many are masked because they are too uncertain for an invented value, the models that read the file, and warnings, such as kinds of parts that were not searched.',
  ),
  'Deid-Model': text(
    'The detectors that read the text or file: fast, cascade or accurate; none if only the terms of replacements were replaced.',
  ),
  'Deid-Policy': text(
    'The policy by which terms were replaced: its mode, and SHA-256 of its rules. Another version has another hash.',
  ),
  Location: text('Address of what was made.'),
  'Content-Disposition': text('Name of the processed file: deid_ and the name of the given one.'),
};

function paths(
  operations: readonly Operation[],
  examples: ReadonlyMap<string, Example>,
): Record<string, Record<string, ReturnType<typeof operationObject>>> {
  const result: Record<string, Record<string, ReturnType<typeof operationObject>>> = {};
  for (const operation of operations) {
    result[operation.path] = {
      ...result[operation.path],
      [operation.method]: operationObject(operation, examples.get(operation.id)),
    };
  }
  return result;
}

/** Wraps an example, if there is one. */
const shown = (value: unknown) => (value === undefined ? {} : { examples: { example: { value } } });

/** The responses of an operation by status. */
type Responses = Readonly<Record<string, ReturnType<typeof problem> | ReturnType<typeof success>>>;

const bodySchema = ({ schema, others = [] }: NonNullable<Operation['request']>): Schema =>
  others.length === 0 ? schema : { oneOf: [schema, ...others] };

const operationObject = (operation: Operation, example: Example | undefined) => ({
  operationId: operation.id,
  summary: operation.summary,
  description: operation.description,
  ...(operation.request === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: {
            [operation.request.mediaType]: { schema: bodySchema(operation.request), ...shown(example?.request) },
            ...bySchema(operation.request.streams),
          },
        },
      }),
  ...(operation.parameters === undefined ? {} : { parameters: operation.parameters }),
  responses: responsesOf(operation, example),
});

const responsesOf = (operation: Operation, example: Example | undefined): Responses => ({
  [operation.success.status ?? 200]: success(operation, example),
  ...problems(operation.errors),
});

/** A JSON file has a structure of its own; other files are bytes. */
const bodyOf = (mediaType: string, schema: Schema): Schema =>
  mediaType === 'application/json' && schema.contentMediaType !== undefined
    ? { description: 'The file, with its own structure.' }
    : schema;

const bySchema = (streams: Readonly<Record<string, Schema>> = {}) =>
  Object.fromEntries(Object.entries(streams).map(([type, schema]) => [type, { schema }]));

const success = (
  { success: { mediaTypes, schema, streams, headers = [] } }: Operation,
  example: Example | undefined,
) => ({
  description: 'Done.',
  headers: {
    ...ALWAYS,
    ...LIMITS,
    ...Object.fromEntries(headers.map((name) => [name, header(name)])),
  },
  content: {
    ...Object.fromEntries(
      mediaTypes.map((type) => [type, { schema: bodyOf(type, schema), ...shown(example?.answer) }]),
    ),
    ...bySchema(streams),
  },
});

/** One response per status; its schema lists the codes. */
function problems(codes: readonly ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes)
    byStatus.set(ERROR_CODES[code].status, [...(byStatus.get(ERROR_CODES[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].sort(([a], [b]) => a - b).map(([status, list]) => [status, problem(status, list)]),
  );
}

const problem = (status: number, codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => ERROR_CODES[code].title).join('; '),
  headers: {
    ...ALWAYS,
    ...LIMITS,
    ...(status === 401 ? { 'WWW-Authenticate': header('WWW-Authenticate') } : {}),
    ...(status === 429 || status === 503 ? { 'Retry-After': header('Retry-After') } : {}),
  },
  content: {
    'application/problem+json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { error: { enum: codes } } }],
      },
    },
  },
});
