import type { ErrorCode } from '../../core/index.js';
import { API, type Operation } from './operation.js';
import { requestOf } from './requests.js';
import { object, optional, type Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Forms in which a report can be had. */
export const REPORT_FORMATS = ['json', 'csv', 'pdf'] as const;

/** The name of a form. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The fields of a request, after validation. */
export interface EvidenceFields {
  readonly report: string;
  readonly format?: ReportFormat | null;
}

/** No report is longer: it holds counts and warnings. */
const LONGEST = 256 * 1024;

/** Largest body in bytes: a report whose line breaks and quotes are escaped. */
export const LARGEST_EVIDENCE_BODY = 4 * LONGEST;

const NOT_HERE: Schema = {
  type: 'null',
  description: 'Says how terms are found or replaced: not where a report is shown.',
};
/** Fields of other endpoints that say how to protect. */
const PROTECTION = ['compliance_mode', 'masking_type', 'pii_entities', 'level', 'pca_dimension', 'rules'];

const FORMAT: Schema = {
  type: 'string',
  enum: [...REPORT_FORMATS],
  description: 'Form of the answer: the report unchanged, tables, or a document to print and file. Default `json`.',
};

/** The schema of a request. */
export function evidenceRequest(known: Vocabulary): Schema {
  const { properties } = requestOf(known, { required: [], optional: [] });
  const closed = Object.fromEntries(PROTECTION.map((name) => [name, NOT_HERE]));
  const report: Schema = {
    type: 'string',
    minLength: 1,
    maxLength: LONGEST,
    description:
      'The text of a report as it was given: `report` of an answer, or `Deid-Evidence` decoded. Never send the salt.',
  };
  return object({ ...properties, ...closed, report, format: optional(FORMAT) }, ['report']);
}

/** The operation. Offered only where there is a key that signs. @param errors of all operations with a JSON body */
export const evidenceOperation = (errors: readonly ErrorCode[]): Operation => ({
  id: 'showEvidence',
  method: 'post',
  path: `${API}/evidence`,
  summary: 'Check a signed report and make a page of it',
  description:
    'For reports on texts and files. The report is checked with the key of this service, and comes back as tables (`csv`), as a document to print and file (`pdf`), or unchanged (`json`). Nothing is stored. Only the JSON can be verified; the other two name its SHA-256.',
  request: { mediaType: 'application/json', schema: { $ref: '#/components/schemas/EvidenceRequest' } },
  success: {
    mediaTypes: ['application/json', 'text/csv', 'application/pdf'],
    schema: { type: ['object', 'string'], description: 'The report, or a page made of it.' },
    headers: ['Content-Disposition'],
  },
  errors: [...errors, 'package_missing'],
});
