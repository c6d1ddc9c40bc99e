import type { ErrorCode } from '../../core/index.js';
import { REPORT_FORMATS } from './evidence-operation.js';
import { FORM_ERRORS } from './file-operation.js';
import { API, type Operation, type Parameter } from './operation.js';
import { jobFields } from './requests.js';
import { object, type Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Error codes shared by operations. */
export interface SharedErrors {
  /** Errors of operations that require a key. */
  readonly keyed: readonly ErrorCode[];
  /** Errors of operations with a JSON response. */
  readonly json: readonly ErrorCode[];
  /** Errors of operations with a body. */
  readonly body: readonly ErrorCode[];
}

const ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of the job, as returned by its POST request.',
  schema: { type: 'string', pattern: '^job_[0-9a-f]{32}$' },
};

const AFTER: Parameter = {
  name: 'after',
  in: 'query',
  required: false,
  description: 'The `next` of the previous page.',
  schema: { type: 'string' },
};

const FORMAT: Parameter = {
  name: 'format',
  in: 'query',
  required: false,
  description: 'Form of the report. Default `json`.',
  schema: { enum: [...REPORT_FORMATS] },
};

const job: Schema = { $ref: '#/components/schemas/Job' };
const JSON_TYPES = ['application/json'];

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key for this request, chosen by you, of 1 to 255 visible ASCII characters. If it is sent again with the same form within 24 hours, the response is the same job.',
  schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
};

/** The request of a job: its file and settings. */
function jobRequest(known: Vocabulary): Schema {
  const extensions = [
    ...new Set(known.files.flatMap(({ extensions }) => [...extensions.keys()].map((one) => `.${one}`))),
  ];
  const file: Schema = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `The file; its name ends in ${extensions.join(', ')}, or in .zip: an archive of such files.`,
  };
  return object({ file, ...jobFields(known).properties }, ['file']);
}

/** Operations for background jobs. */
export function jobOperations(known: Vocabulary, { keyed, json, body }: SharedErrors): readonly Operation[] {
  return [
    {
      id: 'createJob',
      method: 'post',
      path: `${API}/jobs`,
      summary: 'Send a file as a job',
      description:
        'Accepts any file that the file endpoints accept, with their fields, and responds as soon as it has arrived. Location contains the job. All mistakes of the form are reported at once. The file is kept encrypted until it has been worked on.',
      parameters: [IDEMPOTENCY_KEY],
      request: { mediaType: 'multipart/form-data', schema: jobRequest(known) },
      success: { status: 202, mediaTypes: JSON_TYPES, schema: job, headers: ['Location'] },
      errors: [
        ...keyed,
        ...json,
        ...body,
        ...FORM_ERRORS,
        'idempotency_key_invalid',
        'idempotency_in_flight',
        'idempotency_key_reused',
        'job_key_unknown',
        'job_limit_reached',
        'job_storage_full',
      ],
    },
    {
      id: 'listJobs',
      method: 'get',
      path: `${API}/jobs`,
      summary: 'List the jobs of the key',
      description:
        'The newest first, 50 at a time. Without `report`. Jobs belong to the key that sent them and to the keys that replace it; a plan may name the operation `allJobs`, with which a key sees and deletes those of all keys of its environment.',
      parameters: [AFTER],
      success: { mediaTypes: JSON_TYPES, schema: { $ref: '#/components/schemas/Jobs' } },
      errors: [...keyed, ...json, 'not_found'],
    },
    {
      id: 'showJob',
      method: 'get',
      path: `${API}/jobs/{id}`,
      summary: 'Show a job',
      description: 'State, progress and report of the job. For a job of another key the response is 404.',
      parameters: [ID],
      success: { mediaTypes: JSON_TYPES, schema: job },
      errors: [...keyed, ...json, 'not_found', 'job_damaged'],
    },
    {
      id: 'deleteJob',
      method: 'delete',
      path: `${API}/jobs/{id}`,
      summary: 'Cancel or remove a job',
      description:
        'Ends the job in any state and removes all its data. A job that is cancelled while it runs costs the tokens of the text that was searched until then.',
      parameters: [ID],
      success: { status: 204, mediaTypes: [], schema: {} },
      errors: [...keyed, 'not_found'],
    },
    {
      id: 'fetchJobResult',
      method: 'get',
      path: `${API}/jobs/{id}/result`,
      summary: 'Fetch the result of a job',
      description:
        'The processed file, complete or not at all. It can be downloaded repeatedly until the job expires (24 hours after it ended) or is removed.',
      parameters: [ID],
      success: {
        mediaTypes: resultTypes(known),
        schema: { type: 'string', contentMediaType: 'application/octet-stream' },
        headers: ['Content-Disposition', 'X-Deid-Report', 'Deid-Model', 'Deid-Policy'],
      },
      errors: [...keyed, 'not_found', 'job_has_no_result', 'job_damaged'],
    },
    {
      id: 'fetchJobEvidence',
      method: 'get',
      path: `${API}/jobs/{id}/evidence`,
      summary: 'Fetch the signed report of a job',
      description:
        'The report of a job that was sent with `evidence`: as it was signed (`json`), as tables (`csv`), or as a document to print and file (`pdf`). Only the JSON can be verified; the other two name its SHA-256. Without the salt, which is in the report of the job. For a job without evidence the response is 404.',
      parameters: [ID, FORMAT],
      success: {
        mediaTypes: ['application/json', 'text/csv', 'application/pdf'],
        schema: { type: ['object', 'string'], description: 'The report, or a page made of it.' },
        headers: ['Content-Disposition'],
      },
      errors: [...keyed, 'not_found', 'job_has_no_result', 'job_damaged', 'validation_failed', 'package_missing'],
    },
  ];
}

const resultTypes = ({ files }: Vocabulary): readonly string[] => [
  ...new Set([
    'application/zip',
    ...files.flatMap(({ extensions }) =>
      [...extensions].flatMap(([extension, adapter]) =>
        adapter === undefined ? [] : [adapter.mediaTypes[extension] ?? 'application/octet-stream'],
      ),
    ),
  ]),
];
