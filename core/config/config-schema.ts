import type { SchemaObject } from 'ajv';
import { LANGUAGES } from '../contracts/languages.js';
import { MODEL_NAMES } from '../contracts/service.js';

const length: SchemaObject = { type: 'integer', minimum: 0 };

const thresholds: SchemaObject = {
  type: 'array',
  description: 'Lowest scores that count at levels 1, 2 and 3, never rising.',
  minItems: 3,
  maxItems: 3,
  items: { type: 'number', minimum: 0, maximum: 1 },
};

const rule: SchemaObject = {
  description: "A transformer's name, or the name with options.",
  oneOf: [
    { type: 'string', minLength: 1 },
    {
      type: 'object',
      additionalProperties: false,
      required: ['use'],
      properties: {
        use: { type: 'string', minLength: 1, description: 'Name of a transformer.' },
        options: { type: 'object', description: "Options of the transformer; see 'deidkit plugins list'." },
      },
    },
  ],
};

const policy: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  required: ['rules'],
  properties: {
    description: { type: 'string' },
    rules: {
      type: 'object',
      description: "Entity type or category -> transformer; '*' is for all others.",
      required: ['*'],
      additionalProperties: rule,
    },
    forbidsDerived: { type: 'string', description: 'Law by which derived codes are refused in this policy.' },
    alwaysFind: {
      type: 'object',
      description: 'Entity type -> highest score it needs in this mode.',
      additionalProperties: { type: 'number', minimum: 0, maximum: 1 },
    },
  },
};

const score: SchemaObject = { type: 'number', minimum: 0, maximum: 1 };
const words: SchemaObject = { type: 'array', items: { type: 'string', minLength: 1 } };

const override: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    score: { ...score, description: 'Score of the pattern, or of all patterns or terms of the recognizer.' },
    context: {
      ...words,
      description: 'Words, in lower case, that raise the score near by; instead of those there are.',
    },
    domains: { ...words, description: 'The domains in which the recognizer works.' },
    match: { type: 'string', minLength: 1, description: 'Expression of the pattern.' },
    lead: { type: 'string', description: 'Regular expression for the text that must precede the term.' },
    ignoreCase: { type: 'boolean', description: 'Whether the pattern ignores the case of letters.' },
    valid: { ...score, description: 'Score of the pattern where its validator has said yes.' },
    boost: { ...score, description: 'How much a context word adds.' },
    counter: { ...words, description: 'Words, in lower case, that lower the score right before the term.' },
    add: { ...words, description: 'Words to add to the list.' },
    remove: { ...words, description: 'Words that the list does not hold.' },
  },
};

/** JSON Schema of `plugins.config.json`. */
export const CONFIG_SCHEMA: SchemaObject = {
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    extends: {
      enum: ['default'],
      description:
        "'default': all plugins of the package's own configuration, beside those listed here. Left out, the listed ones are all.",
    },
    plugins: {
      type: 'array',
      description: 'The plugins of the engine, in order.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['use'],
        properties: {
          use: {
            type: 'string',
            minLength: 1,
            description:
              'Module of the plugin: a package path, or a path relative to this file that begins with a dot.',
          },
          options: { type: 'object', description: "The plugin's own options." },
        },
      },
    },
    defaults: {
      type: 'object',
      additionalProperties: false,
      properties: {
        level: { type: 'integer', minimum: 1, maximum: 3, description: 'Detection strength where a call gives none.' },
        domain: { type: 'string', minLength: 1, description: 'Domain where a call gives none.' },
        model: {
          enum: [...MODEL_NAMES, 'by-level', 'auto'],
          description:
            "How names are read where a call does not say: 'fast' (default); 'cascade' or 'accurate', which need the package deidkit-model-names; 'by-level': at level 3 fast and accurate together where it is installed, else fast; 'auto' (default of the service and the command): in context up to a length, fast for longer documents, tables and logs.",
        },
        auto: {
          type: 'object',
          description:
            "For model 'auto': the longest document, in characters, that is read in context, by what runs the model.",
          additionalProperties: false,
          properties: {
            wasm: { ...length, description: "With the plugin's own kernel: 'cascade'. Default 20000." },
            onnx: { ...length, description: "With onnxruntime-node: 'accurate'. Default 60000." },
          },
        },
        language: {
          type: 'string',
          enum: LANGUAGES,
          description: 'ISO 639-1 code of the language of the texts, where a call gives none; left out, it is guessed.',
        },
      },
    },
    thresholds: {
      type: 'object',
      description: 'Thresholds by entity type or category; they take precedence over those of the domains.',
      additionalProperties: thresholds,
    },
    policies: {
      type: 'object',
      description: "Compliance modes by name. CUSTOM is the operator's; a name that a plugin has is replaced.",
      propertyNames: { pattern: '^[A-Z][A-Z0-9_]*$' },
      additionalProperties: policy,
    },
    ignore: {
      type: 'array',
      description: 'Terms that are never reported, in any domain. Case is ignored.',
      items: { type: 'string', minLength: 1 },
    },
    languages: {
      type: 'array',
      description:
        'ISO 639-1 codes of the languages of the texts; plugins and recognizers that serve none of them are left out.',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[a-z]{2,3}$' },
    },
    override: {
      type: 'object',
      description:
        'Recognizers (contact/phone), patterns of them (contact/phone/us) and word lists (names/given) of the plugins, and what is otherwise of them.',
      additionalProperties: override,
    },
    lexicon: {
      type: 'array',
      description:
        'Folders of words, relative to this file: <language>/<group>.tsv adds words to those of the plugins, exceptions.tsv says which terms are always or never findings.',
      items: { type: 'string', minLength: 1 },
    },
    disable: {
      type: 'array',
      description:
        'Recognizers (names/person), patterns of them (contact/phone/us) and word lists (names/given) of the plugins that are switched off.',
      items: { type: 'string', minLength: 1 },
    },
  },
};
