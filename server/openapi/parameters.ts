import { KEY_RULES, MIN_KEY_LENGTH, RULES_SCHEMA } from '../../core/hosting.js';
import { MODEL_NAMES } from '../../core/services.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Limits of `replacements`, so that a short request cannot cause a huge response. */
const REPLACEMENT_CHARS = 1000;
const REPLACEMENTS = 10_000;
const TEXTS = 10_000;

const STRENGTH =
  'Detection strength: 1 finds only what is sure, 2 is balanced, 3 lets nothing slip. `level` and `pca_dimension` are two names of it; of both the greater counts.';

/** All request fields, each described once. */
export const parameters = (known: Vocabulary) =>
  ({
    text: {
      type: 'string',
      description:
        'The text. It is never normalised: everything that is not sensitive is returned unchanged. It may be empty.',
      examples: ['Mary Jones, born 1962-03-14, mary.jones@example.com'],
    },
    texts: {
      type: 'array',
      items: { type: 'string' },
      maxItems: TEXTS,
      description:
        'Several texts in place of `text`, read as parts of one document: the same person has the same substitute in all of them. The answer has `results`, one per text in order, each as for `text`.',
    },
    json: {
      type: ['object', 'array'],
      description:
        'An object or an array in place of `text`. Each string and number is searched by its path and title; everything else stays as it is written. A replaced number becomes a string where its substitute is no number.',
    },
    keys: {
      type: 'string',
      enum: [...KEY_RULES],
      description:
        'With `json`: identifiers in keys are refused (`refuse`, the default), replaced, or left and reported among the spans.',
    },
    domain: {
      type: 'string',
      enum: known.domains,
      description: 'Field of work the text comes from. Case does not matter. Default General.',
    },
    level: { type: 'integer', minimum: 1, maximum: 3, description: `${STRENGTH} Default 2.` },
    pca_dimension: { type: 'integer', minimum: 1, maximum: 3, description: STRENGTH },
    detector: {
      type: 'string',
      enum: [...MODEL_NAMES],
      description:
        'How names, places and organisations are read: `fast`; `accurate`, which reads in context and takes up to a hundred times as long; `cascade`, which reads sentences in context where the fast one is unsure. Default: that of the operator. Refused where it is not installed, or not in the plan of the key.',
    },
    masking_type: {
      type: 'string',
      enum: ['transform', 'redact'],
      description:
        '`transform` inserts substitutes, `redact` inserts `*****`. Default transform. Not allowed together with a compliance_mode that decides this.',
    },
    pii_entities: {
      type: 'array',
      items: { type: 'string', enum: ['ALL', ...known.entityTypes] },
      maxItems: 500,
      description:
        'Categories to process, case does not matter; a category includes its types. Default (also for an empty list and `["ALL"]`): all.',
    },
    compliance_mode: {
      type: 'string',
      enum: known.modes,
      description:
        'Decides how terms are treated; see GET modes. Case does not matter. It includes the choice of masking_type, so masking_type is only allowed with PROPRIETARY at the general endpoint.',
    },
    replacements: {
      type: 'object',
      propertyNames: { type: 'string', minLength: 1, maxLength: REPLACEMENT_CHARS },
      additionalProperties: { type: 'string', maxLength: REPLACEMENT_CHARS },
      maxProperties: REPLACEMENTS,
      description:
        'Replacements by original. With PROPRIETARY they are applied without detection: the longest original first, at word boundaries, in one pass. An empty object counts as missing.',
    },
    candidates: {
      type: 'integer',
      minimum: 1,
      maximum: 10,
      description:
        'Number of outputs, or of substitutes that an analysis suggests for each term. Default 2 if they can differ, else 1.',
    },
    seed: { type: 'string', maxLength: 256, description: 'The same seed gives the same substitutes.' },
    consistency_key: {
      type: 'string',
      minLength: MIN_KEY_LENGTH,
      maxLength: 256,
      description:
        'Secret with which a person gets the same substitutes, and dates the same shift, in all requests, files and jobs. Computed by HMAC-SHA-256 from the key and the person. Refused with HIPAA (45 CFR 164.514(c)) and together with seed.',
    },
    rules: {
      ...RULES_SCHEMA,
      description:
        'Rules for this request alone: allowed and denied terms, patterns, thresholds, and replacements by type. They are charged like text, and never stored or logged.',
      examples: [{ allow: ['Berlin'], deny: ['Blue Heron'], thresholds: { PERSON: 0.6 } }],
    },
    evidence: {
      type: 'boolean',
      description:
        'Also give a signed report for each output, without content, which `deidkit verify` checks offline. Beside a file it stands in the headers Deid-Evidence (base64url) and Deid-Evidence-Salt. For texts and files, up to 100 outputs at a time; not with `json`, `replacements` or archives. Default false.',
    },
    explain: { type: 'boolean', description: 'Also explain the findings. Default false.' },
  }) as const satisfies Record<string, Schema>;

/** The fields that requests may have. */
export type ParameterName = keyof ReturnType<typeof parameters>;
