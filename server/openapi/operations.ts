import type { ErrorCode } from '../../core/index.js';
import { conversationOperations } from './conversation-operations.js';
import { evidenceOperation } from './evidence-operation.js';
import { fileOperation } from './file-operation.js';
import { jobOperations } from './job-operations.js';
import { API, type Operation } from './operation.js';
import { restoreOperation } from './restore-requests.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Errors of all operations that require a key. */
const KEYED: readonly ErrorCode[] = [
  'malformed_http',
  'headers_too_large',
  'request_timeout',
  'expectation_failed',
  'api_key_missing',
  'api_key_ambiguous',
  'api_key_malformed',
  'api_key_unknown',
  'api_key_inactive',
  'api_key_expired',
  'plan_inactive',
  'not_in_plan',
  'shutting_down',
  'store_unavailable',
  'internal_error',
];
const LIMITED: readonly ErrorCode[] = ['request_limit_reached'];
/** Errors of all operations with a body. */
const ARRIVING: readonly ErrorCode[] = [
  'missing_content_type',
  'unsupported_media_type',
  'unsupported_content_encoding',
  'malformed_content_encoding',
  'concurrency_limit_reached',
];
/** Errors of operations whose body costs tokens. */
const UPLOAD: readonly ErrorCode[] = [...ARRIVING, 'token_limit_reached'];
/** Errors of operations that also process the body. */
const BODY: readonly ErrorCode[] = [
  ...UPLOAD,
  'overloaded',
  'processing_timeout',
  'processing_out_of_memory',
  'processing_failed',
  'recognizer_failed',
  'recognizer_span_invalid',
  'transformer_failed',
  'surrogates_exhausted',
];
/** Only for JSON responses: clients that send a file often ask for JSON out of habit and still want the file. */
const JSON_ANSWER: readonly ErrorCode[] = ['not_acceptable'];
/** Errors of all JSON bodies. */
const JSON_READING: readonly ErrorCode[] = [
  'unsupported_charset',
  'empty_body',
  'malformed_json',
  'json_too_deep',
  'json_too_many_values',
  'duplicate_json_key',
  'invalid_utf8',
  'unpaired_surrogate',
  'body_too_large',
  'validation_failed',
];
const JSON_BODY: readonly ErrorCode[] = [
  ...JSON_READING,
  'text_too_long',
  'text_too_long_for_detector',
  'unknown_domain',
  'unknown_entity_type',
  'mode_not_configured',
  'unknown_mode',
  'consistency_forbidden',
  'model_not_installed',
  'detector_not_in_plan',
];

/** Errors of JSON in a body. */
const JSON_CONTENT: readonly ErrorCode[] = ['identifier_in_key'];

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** A request about a text, several texts or JSON. */
const bodies = (name: string) => ({ schema: ref(name), others: [ref(`${name}Texts`), ref(`${name}Json`)] });

const TEXT_ERRORS = [...KEYED, ...LIMITED, ...JSON_ANSWER, ...BODY, ...JSON_BODY];

const TEXT_OPERATIONS: readonly Operation[] = [
  {
    id: 'analyzeText',
    method: 'post',
    path: `${API}/analyze/text/proprietary`,
    summary: 'Find sensitive terms in a text',
    description: 'Reports sensitive terms and suggests substitutes. The text is not changed.',
    request: { mediaType: 'application/json', schema: ref('AnalyzeRequest') },
    success: { mediaTypes: ['application/json'], schema: ref('Analysis'), headers: ['Deid-Model', 'Deid-Policy'] },
    errors: TEXT_ERRORS,
  },
  {
    id: 'deidentifyText',
    method: 'post',
    path: `${API}/deidentify/text/proprietary/outputs`,
    summary: 'De-identify a text',
    description: 'Replaces sensitive terms by substitutes, in several candidate outputs, or redacts them.',
    request: { mediaType: 'application/json', ...bodies('OutputsRequest') },
    success: { mediaTypes: ['application/json'], schema: ref('Outputs'), headers: ['Deid-Model', 'Deid-Policy'] },
    errors: [...TEXT_ERRORS, ...JSON_CONTENT, 'evidence_unavailable'],
  },
  {
    id: 'deidentifyTextByMode',
    method: 'post',
    path: `${API}/deidentify/text`,
    summary: 'De-identify a text by a compliance mode',
    description:
      'Processes a text by a compliance mode, which follows a law or a policy. If you need no mode, use the endpoint above.',
    request: { mediaType: 'application/json', ...bodies('GeneralRequest') },
    success: { mediaTypes: ['application/json'], schema: ref('General'), headers: ['Deid-Model', 'Deid-Policy'] },
    errors: [...TEXT_ERRORS, ...JSON_CONTENT, 'replacements_invalid', 'evidence_unavailable'],
  },
];

const list = (id: string, path: string, summary: string, schema: string, errors: readonly ErrorCode[]): Operation => ({
  id,
  method: 'get',
  path: `${API}/${path}`,
  summary,
  description: summary,
  success: { mediaTypes: ['application/json'], schema: ref(schema) },
  errors,
});

const LISTS: readonly Operation[] = [
  list('listEntities', 'entities', 'List the categories that pii_entities may name', 'Entities', [
    ...KEYED,
    ...LIMITED,
    ...JSON_ANSWER,
  ]),
  list('listModes', 'modes', 'List the compliance modes', 'Modes', [...KEYED, ...LIMITED, ...JSON_ANSWER]),
  list('showUsage', 'usage', 'Show what the key has used; free of charge', 'Usage', [...KEYED, ...JSON_ANSWER]),
];

/** All operations under `/api/v1`: the single list from which routes, validators and the OpenAPI document are built. */
export const operationsOf = (
  known: Vocabulary,
  { jobs, restoring, signing }: { readonly jobs: boolean; readonly restoring: boolean; readonly signing: boolean },
): readonly Operation[] => [
  ...TEXT_OPERATIONS,
  ...conversationOperations(TEXT_ERRORS),
  ...(restoring ? [restoreOperation(TEXT_ERRORS)] : []),
  ...known.files.map((route) => fileOperation(route, known, [...KEYED, ...LIMITED, ...BODY, 'adapter_failed'])),
  ...(jobs ? jobOperations(known, { keyed: [...KEYED, ...LIMITED], json: JSON_ANSWER, body: UPLOAD }) : []),
  ...(signing ? [evidenceOperation([...KEYED, ...LIMITED, ...ARRIVING, ...JSON_READING])] : []),
  ...LISTS,
];
