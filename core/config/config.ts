import type { ErrorObject, SchemaObject } from 'ajv';
import type { Level, Thresholds } from '../contracts/domain.js';
import type { EntityType } from '../contracts/entity-type.js';
import { DeidError, type Mistake } from '../contracts/errors.js';
import type { CompliancePolicy, PolicyRule } from '../contracts/policy.js';
import type { Pattern } from '../contracts/recognizer.js';
import type { ModelName, RuntimeKind } from '../contracts/service.js';
import { CONFIG_SCHEMA } from './config-schema.js';
import { isPlainConfig, type PluginEntry, plainOptions } from './plain-config.js';
import { validator } from './schema-compiler.js';

interface PolicyConfig {
  readonly description?: string;
  readonly rules: Readonly<Record<string, string | PolicyRule>>;
  readonly forbidsDerived?: string;
  readonly alwaysFind?: Readonly<Record<EntityType, number>>;
}

/**
 * Changes that a configuration makes to a recognizer, pattern or word list of a plugin; the name determines which kind
 * it is.
 */
export interface Override extends Partial<Omit<Pattern, 'name' | 'type' | 'validate'>> {
  /** The domains in which a recognizer works. */
  readonly domains?: readonly string[];
  /** Words added to a word list. */
  readonly add?: readonly string[];
  /** Words removed from a word list. */
  readonly remove?: readonly string[];
}

/**
 * The longest document, in UTF-16 code units, that `auto` reads in context, by what runs the model: with `cascade` where
 * that is the plugin's own kernel (`wasm`, default 20,000), with `accurate` where it is native code (`onnx`, default
 * 60,000).
 */
export type AutoLimits = Readonly<Partial<Record<RuntimeKind, number>>>;

/** A valid configuration of an engine. */
export interface Config {
  /** The loader adds the plugins of the package's own configuration, and removes this. */
  readonly extends?: 'default';
  /** Plugins in the order in which they register. Default: none. */
  readonly plugins?: readonly PluginEntry[];
  /** Values for options that a call omits. */
  readonly defaults?: {
    readonly level?: Level;
    readonly domain?: string;
    readonly language?: string;
    /** `by-level`: the fast model alone at levels 1 and 2; at level 3 the accurate model as well, where it is installed. */
    /**
     * `auto`: by the length of the document and by what is installed; tables and logs are read fast. See
     * {@link AutoLimits}.
     */
    readonly model?: ModelName | 'by-level' | 'auto';
    /** For `model: auto`. */
    readonly auto?: AutoLimits;
  };
  /** Lowest scores that count as findings, by entity type or category. */
  readonly thresholds?: Readonly<Record<EntityType, Thresholds>>;
  /** Compliance policies by mode; they replace a plugin's policy of the same mode. */
  readonly policies?: Readonly<Record<string, PolicyConfig>>;
  /** Terms that are never findings. */
  readonly ignore?: readonly string[];
  /** Folders of words, relative to the configuration file. */
  readonly lexicon?: readonly string[];
  /** Names of recognizers, patterns and word lists of the plugins that are switched off. */
  readonly disable?: readonly string[];
  /** Changes to recognizers, patterns and word lists of the plugins, by their names. */
  readonly override?: Readonly<Record<string, Override>>;
  /**
   * ISO 639-1 codes of the languages of the texts: plugins that support none of them are left out. Default: all plugins
   * are used.
   */
  readonly languages?: readonly string[];
}

/** Checks a configuration. Throws DeidError `config_invalid` with all mistakes at once, each with its place and remedy. */
export function parseConfig(json: unknown): Config {
  const copy = clone(json ?? {});
  if (isPlainConfig(copy)) return copy;
  const { value, mistakes } = check<Config>(CONFIG_SCHEMA, json ?? {});
  if (value === undefined) throw new DeidError('config_invalid', [mistakes.length, list(mistakes)], mistakes);
  return value;
}

/** Validates options against a schema and fills in its defaults. @returns a validated copy, or the mistakes. */
export function parseOptions(
  schema: SchemaObject,
  options: unknown,
): { readonly options: Record<string, unknown>; readonly mistakes: readonly Mistake[] } {
  const plain = plainOptions(schema, options);
  if (plain !== undefined) return { options: plain, mistakes: [] };
  const { value, mistakes } = check<Record<string, unknown>>(schema, options ?? {});
  return { options: value ?? {}, mistakes };
}

/** The policies of a configuration in the form plugins register them. */
export const configuredPolicies = (config: Config): CompliancePolicy[] =>
  Object.entries(config.policies ?? {}).map(([name, policy]) => ({
    name,
    description: policy.description ?? 'Policy of the configuration.',
    rules: Object.fromEntries(
      Object.entries(policy.rules).map(([type, rule]) => [type, typeof rule === 'string' ? { use: rule } : rule]),
    ),
    ...(policy.forbidsDerived === undefined ? {} : { forbidsDerived: policy.forbidsDerived }),
    ...(policy.alwaysFind === undefined ? {} : { alwaysFind: policy.alwaysFind }),
  }));

function check<T>(schema: SchemaObject, value: unknown): { value?: T; mistakes: Mistake[] } {
  const copy = clone(value);
  if (copy === undefined)
    return { mistakes: [{ pointer: '', message: 'must be JSON data: functions and classes cannot be read' }] };
  const checked = checkJson<T>(schema, copy);
  return 'value' in checked
    ? { value: checked.value, mistakes: [] }
    : { mistakes: checked.errors.filter(isTelling).map(mistake) };
}

/** Validates JSON data against a schema and fills in its defaults; the errors are those of ajv. */
export function checkJson<T>(
  schema: SchemaObject,
  json: unknown,
): { readonly value: T } | { readonly errors: readonly ErrorObject[] } {
  const validate = validator<T>(schema);
  return validate(json) ? { value: json } : { errors: validate.errors ?? [] };
}

function clone(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return undefined;
  }
}

/** Errors of `oneOf` are dropped because they repeat those of its branches. */
const isTelling = (error: ErrorObject): boolean => error.keyword !== 'oneOf' && error.keyword !== 'if';

function mistake({ instancePath, keyword, params, message }: ErrorObject): Mistake {
  const says = (text: string): Mistake => ({ pointer: instancePath, message: text });
  switch (keyword) {
    case 'additionalProperties':
      return says(`has the unknown property '${String(params.additionalProperty)}': remove it or correct its name`);
    case 'required':
      return says(`lacks the property '${String(params.missingProperty)}': add it`);
    case 'enum':
      return says(`must be one of ${(params.allowedValues as readonly unknown[]).map(String).join(', ')}`);
    default:
      return says(message ?? `breaks the rule '${keyword}'`);
  }
}

/** Mistakes as lines of a message. */
export const list = (mistakes: readonly Mistake[]): string =>
  mistakes.map((m) => `  ${m.pointer === '' ? '/' : m.pointer} ${m.message}`).join('\n');
