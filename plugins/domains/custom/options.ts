import type { SchemaObject } from 'ajv';
import type { DictionaryEntry, EntityTypeInfo, Law, Pattern, Thresholds } from '../../../core/index.js';
import { CHECK_NAMES, type CheckName } from './checks.js';
import type { Example } from './examples.js';

/** A pattern in the configuration: plain data, with the name of a check instead of a function. */
export interface CustomPattern extends Omit<Pattern, 'validate' | 'valid'> {
  readonly check?: CheckName;
}

/** Options of one domain. */
interface DomainOptions {
  readonly extends?: string;
  readonly description?: string;
  readonly dictionary?: readonly (Omit<DictionaryEntry, 'score'> & { readonly score?: number })[];
  readonly patterns?: readonly CustomPattern[];
  readonly thresholds?: Readonly<Record<string, Thresholds>>;
  readonly ignore?: readonly string[];
  readonly context?: Readonly<Record<string, readonly string[]>>;
  readonly alsoIn?: readonly string[];
  readonly examples?: readonly Example[];
  readonly reserved?: boolean;
}

/** A further domain. */
export interface NamedDomainOptions extends DomainOptions {
  readonly name: string;
}

/** The options of the plugin; see its README. */
export interface CustomOptions extends DomainOptions {
  readonly entityTypes?: readonly (Pick<EntityTypeInfo, 'name' | 'parent' | 'description'> & {
    readonly examples?: readonly string[];
    readonly laws?: readonly Law[];
  })[];
  readonly domains?: readonly NamedDomainOptions[];
}

const TYPE = { type: 'string', pattern: '^[A-Z][A-Z0-9_]{0,63}$' };
const SCORE = { type: 'number', minimum: 0, maximum: 1 };
const WORDS = { type: 'array', items: { type: 'string', minLength: 1, maxLength: 200 } };
const object = (required: readonly string[], properties: Readonly<Record<string, object>>): SchemaObject => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const ENTITY_TYPE = object(['name', 'description'], {
  name: TYPE,
  parent: TYPE,
  description: { type: 'string', minLength: 1 },
  examples: WORDS,
  laws: { type: 'array', items: { enum: ['HIPAA', 'GDPR', 'GDPR-9', 'CCPA', 'PCI-DSS', 'GLBA'] } },
});
const DICTIONARY = object(['type', 'terms'], {
  type: TYPE,
  terms: { ...WORDS, minItems: 1 },
  score: SCORE,
  caseSensitive: { type: 'boolean' },
  context: WORDS,
  counter: WORDS,
});
const PATTERN = object(['name', 'type', 'match', 'score'], {
  name: { type: 'string', minLength: 1 },
  type: TYPE,
  match: { type: 'string', minLength: 1, maxLength: 2000 },
  lead: { type: 'string', minLength: 1, maxLength: 2000 },
  ignoreCase: { type: 'boolean' },
  score: SCORE,
  context: WORDS,
  boost: SCORE,
  counter: WORDS,
  check: { enum: CHECK_NAMES },
});
const EXAMPLE = object(['text'], {
  text: { type: 'string', minLength: 1 },
  level: { enum: [1, 2, 3] },
  domain: { type: 'string', minLength: 1 },
});

/** Schema of one domain. */
const DOMAIN = {
  extends: { type: 'string', minLength: 1, description: 'Domain from which it inherits, such as Medical.' },
  description: { type: 'string', minLength: 1 },
  dictionary: { type: 'array', items: DICTIONARY },
  patterns: { type: 'array', items: PATTERN },
  thresholds: { type: 'object', additionalProperties: { type: 'array', items: SCORE, minItems: 3, maxItems: 3 } },
  ignore: WORDS,
  context: { type: 'object', additionalProperties: WORDS },
  alsoIn: WORDS,
  examples: { type: 'array', items: EXAMPLE },
  reserved: {
    type: 'boolean',
    description: 'At a service, only plans and keys that name the domain may ask for it, and no public page shows it.',
  },
};

/** JSON Schema of the options; `plugins.config.json` is checked against it. */
export const OPTIONS: SchemaObject = object([], {
  entityTypes: { type: 'array', items: ENTITY_TYPE },
  ...DOMAIN,
  domains: {
    type: 'array',
    description: 'Further domains, each with a name of its own.',
    items: object(['name'], {
      name: { type: 'string', pattern: '^[A-Z][A-Za-z0-9]*(?:[ -][A-Za-z0-9]+)*$', maxLength: 64 },
      ...DOMAIN,
    }),
  },
});
