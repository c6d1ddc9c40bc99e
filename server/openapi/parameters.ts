import { RULES_SCHEMA } from '../../core/hosting.js';
import { MODEL_NAMES } from '../../core/services.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Limits of `replacements`, so that a short request cannot cause a huge response. */
const REPLACEMENT_CHARS = 1000;
const REPLACEMENTS = 10_000;

const STRENGTH =
  'Detection strength: 1 finds only what is sure, 2 is balanced, 3 lets nothing slip. `level` and `pca_dimension` are two names of it; of both the greater counts.';

/** All request fields, each described once. */
export const parameters = (known: Vocabulary) =>
  ({
    text: {
      type: 'string',
      description:
        'The text. It is never normalised: what is not sensitive comes back as it came. An empty one is nothing to hide.',
      examples: ['Mary Jones, born 1962-03-14, mary.jones@example.com'],
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
        '`transform` puts substitutes, `redact` puts `*****`. Default transform. Not beside a compliance_mode that says what is done.',
    },
    pii_entities: {
      type: 'array',
      items: { type: 'string', enum: ['ALL', ...known.entityTypes] },
      maxItems: 500,
      description:
        'Categories to process, case does not matter; a category stands for its finer types too. Empty, `["ALL"]` or left out: all.',
    },
    compliance_mode: {
      type: 'string',
      enum: known.modes,
      description:
        'What is done to the terms; see GET modes. Case does not matter. It says all that masking_type would say, so only PROPRIETARY at the general endpoint bears masking_type beside it.',
    },
    replacements: {
      type: 'object',
      propertyNames: { type: 'string', minLength: 1, maxLength: REPLACEMENT_CHARS },
      additionalProperties: { type: 'string', maxLength: REPLACEMENT_CHARS },
      maxProperties: REPLACEMENTS,
      description:
        'Original to replacement. With PROPRIETARY it is applied as it is, without detection: the longest original first, at word boundaries, in one pass. Empty counts as left out.',
    },
    candidates: {
      type: 'integer',
      minimum: 1,
      maximum: 10,
      description:
        'Number of outputs, or of substitutes that an analysis suggests for each term. Default 2 where they differ, else 1.',
    },
    seed: { type: 'string', maxLength: 256, description: 'The same seed gives the same substitutes again.' },
    rules: {
      ...RULES_SCHEMA,
      description:
        'Rules for this request alone: terms that are allowed or denied, patterns, thresholds, and what replaces the terms of a type. They are counted like text, and never kept or logged.',
      examples: [{ allow: ['Berlin'], deny: ['Blue Heron'], thresholds: { PERSON: 0.6 } }],
    },
    explain: { type: 'boolean', description: 'Also say what was found and why. Default false.' },
  }) as const satisfies Record<string, Schema>;

/** The fields that requests may have. */
export type ParameterName = keyof ReturnType<typeof parameters>;
