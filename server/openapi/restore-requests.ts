import type { ErrorCode } from '../../core/index.js';
import { RESTORE } from '../limits/named-grants.js';
import { API, type Operation } from './operation.js';
import { requestOf } from './requests.js';
import { array, integer, object, type Schema, string } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Why somebody restores originals, in fixed words: the audit log holds no free text, which could hold personal data. */
const REASONS = [
  'treatment',
  'safety',
  'legal_obligation',
  'legal_claim',
  'data_subject_request',
  'error_correction',
  'fraud_investigation',
  'audit',
  'research',
] as const;

const MOST_VALUES = 10_000;

const OTHER: Schema = { type: 'null', description: 'Only in place of what this request is about.' };
const NOT_HERE: Schema = {
  type: 'null',
  description: 'Says how terms are found or replaced: not where they are restored.',
};
/** Fields of other endpoints that say how to protect. */
const PROTECTION = [
  'masking_type',
  'pii_entities',
  'level',
  'pca_dimension',
  'seed',
  'consistency_key',
  'texts',
  'json',
];

const WHY: Readonly<Record<string, Schema>> = {
  reason: {
    type: 'string',
    enum: [...REASONS],
    description: 'Why the originals are needed. It stands in the audit log.',
  },
  reference: {
    type: ['string', 'null'],
    pattern: '^[A-Za-z]{0,10}[-_/#]?[0-9][0-9/-]{0,19}$',
    description:
      'Number of the ticket or case behind it, such as `CASE-4711`. It stands in the audit log: no number of a person.',
  },
};

const values = (known: Vocabulary): Schema => ({
  type: 'array',
  minItems: 1,
  maxItems: MOST_VALUES,
  items: object(
    {
      type: { type: 'string', enum: known.entityTypes },
      value: string('The code.'),
      key_id: {
        type: ['string', 'null'],
        pattern: '^[A-Za-z0-9]{1,16}$',
        description: 'Name of the key that made it, for codes that cannot hold it (`fpe`). Default: the key in force.',
      },
    },
    ['type', 'value'],
  ),
  description:
    'Codes of which is known where they stood, such as the cells of a column. Format-preserving codes can only be restored so.',
});

/** The schemas of a request: about a text, or about values. */
export function restoreRequests(
  known: Vocabulary,
): Readonly<Record<'RestoreOriginals' | 'RestoreOriginalsValues', Schema>> {
  const { properties = {}, ...rest } = requestOf(known, { required: ['text', 'compliance_mode'], optional: ['rules'] });
  const closed = Object.fromEntries(PROTECTION.map((name) => [name, NOT_HERE]));
  const about = (content: Readonly<Record<'text' | 'values', Schema>>, name: 'text' | 'values'): Schema => ({
    ...rest,
    properties: { ...properties, ...closed, ...WHY, ...content },
    required: [name, 'compliance_mode', 'reason'],
  });
  const { text = {} } = properties;
  const ofText = { ...text, description: 'The text with the codes. Everything else in it stays.', examples: [] };
  return {
    RestoreOriginals: about({ text: ofText, values: OTHER }, 'text'),
    RestoreOriginalsValues: about({ text: OTHER, values: values(known) }, 'values'),
  };
}

/** True for a body about values. */
export const isAboutValues = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'values' in body && body.values !== null;

/** The answer. */
export const RESTORED_ORIGINALS: Schema = object(
  {
    text: string('The text with the originals.'),
    values: array(string(), 'The originals, in order.'),
    restored: integer('Number of codes that were restored.'),
  },
  ['restored'],
);

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The operation. @param errors of all operations about texts */
export const restoreOperation = (errors: readonly ErrorCode[]): Operation => ({
  id: RESTORE,
  method: 'post',
  path: `${API}/restore`,
  summary: 'Restore the originals of reversible codes',
  description:
    'Gives back what `encrypt`, `keyed-token` and `fpe` replaced, with the keys of the mode or of the rules. A plan must name this operation, and every call stands in the audit log with its reason. Codes that were changed, or made with another key or for keys of another environment, are refused, and nothing is restored then.',
  request: {
    mediaType: 'application/json',
    schema: ref('RestoreOriginals'),
    others: [ref('RestoreOriginalsValues')],
  },
  success: { mediaTypes: ['application/json'], schema: ref('RestoredOriginals') },
  errors: [...errors, 'not_reversible', 'restore_refused'],
});
