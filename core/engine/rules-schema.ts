import type { SchemaObject } from 'ajv';

/** Limits of the rules of one request: their cost must be small compared with that of the text. */
export const MAX_RULES = {
  /** Characters of all rules together, as JSON. */
  characters: 50_000,
  /** Number of allowed terms, and number of denied terms. */
  terms: 1000,
  patterns: 20,
  /** Steps that all patterns together may take at one place of a text; see `AmbiguityMeter`. */
  steps: 20_000,
} as const;

const SCORE = { type: 'number', minimum: 0, maximum: 1 };
const TYPE = { type: 'string', minLength: 1, maxLength: 64 };
const TERM = { type: 'string', minLength: 1, maxLength: 200 };
const WORDS = { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 100 } };
const EXPRESSION = { type: 'string', minLength: 1, maxLength: 500 };

const object = (required: readonly string[], properties: Readonly<Record<string, object>>): SchemaObject => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** JSON Schema of `RequestRules`. Names of types and transformers, and patterns, are checked separately. */
export const RULES_SCHEMA: SchemaObject = object([], {
  allow: {
    type: 'array',
    maxItems: MAX_RULES.terms,
    items: TERM,
    description:
      'Terms that are no findings, as whole words, in any case. Whatever reaches beyond such a term is found all the same.',
  },
  deny: {
    type: 'array',
    maxItems: MAX_RULES.terms,
    description: 'Terms that are findings at every level and whatever the types asked for, as whole words.',
    items: {
      anyOf: [
        TERM,
        object(['terms'], {
          type: { ...TYPE, description: 'An entity type. Default PROPRIETARY_TERM.' },
          terms: { type: 'array', minItems: 1, maxItems: MAX_RULES.terms, items: TERM },
          caseSensitive: { type: 'boolean', description: 'Default false.' },
        }),
      ],
    },
  },
  patterns: {
    type: 'array',
    maxItems: MAX_RULES.patterns,
    description: 'Patterns that are searched too. Each is proved linear, or refused.',
    items: object(['type', 'match'], {
      name: { type: 'string', minLength: 1, maxLength: 64 },
      type: { ...TYPE, description: 'An entity type.' },
      match: { ...EXPRESSION, description: 'Source of a JavaScript regular expression, with the flag u.' },
      lead: { ...EXPRESSION, description: 'What must stand directly before the term without being part of it.' },
      ignoreCase: { type: 'boolean', description: 'Default false.' },
      score: { ...SCORE, description: 'Default 0.8, which counts at every level.' },
      context: { ...WORDS, description: 'Words that raise the score near by, in lower case.' },
      boost: { ...SCORE, description: 'How much a context word adds. Default 0.35.' },
      counter: { ...WORDS, description: 'Words that lower the score right before the term, in lower case.' },
    }),
  },
  thresholds: {
    type: 'object',
    maxProperties: 300,
    description:
      'Lowest scores that count, by entity type, category, or * for all others: a number, or one for each level, not rising.',
    additionalProperties: { anyOf: [SCORE, { type: 'array', items: SCORE, minItems: 3, maxItems: 3 }] },
  },
  operators: {
    type: 'object',
    maxProperties: 300,
    description:
      'What replaces terms, by entity type, category, or * for all others: name of a transformer, or its name with options.',
    additionalProperties: {
      anyOf: [
        { type: 'string', minLength: 1, maxLength: 64 },
        object(['use'], {
          use: { type: 'string', minLength: 1, maxLength: 64, description: 'Name of a transformer.' },
          options: { type: 'object', description: 'Its options.' },
        }),
      ],
    },
  },
});
