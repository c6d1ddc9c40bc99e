import type { SchemaObject } from 'ajv';

/** One plugin of a configuration. */
export interface PluginEntry {
  /** Module specifier; relative ones start with a dot and are relative to the configuration file. */
  readonly use: string;
  /** Options of the plugin, checked by its schema. */
  readonly options?: Readonly<Record<string, unknown>>;
}

// Fast path for the usual configuration without its schema, because loading and compiling a schema takes longer than
// everything else in creating an engine. Any other configuration is checked by the schema.

const PLAIN_KEYS: ReadonlySet<string> = new Set([
  'type',
  'additionalProperties',
  'description',
  'properties',
  'required',
]);

/**
 * Validates options without a schema compiler and fills in defaults. Handles missing options, strings with a fixed set of
 * allowed values, and booleans; returns undefined if the schema itself is needed.
 */
export function plainOptions(schema: SchemaObject, given: unknown = {}): Record<string, unknown> | undefined {
  const { type, required, properties = {} }: SchemaObject = schema;
  if (type !== 'object' || Object.keys(schema).some((key) => !PLAIN_KEYS.has(key)) || !isRecord(given))
    return undefined;
  if (Array.isArray(required) && required.length > 0) return undefined;
  const declared = new Map<string, SchemaObject>(Object.entries(properties));
  const options: Record<string, unknown> = {};
  for (const [name, property] of declared) {
    const { default: value, ...rest } = property;
    if (JSON.stringify(rest).includes('"default"')) return undefined;
    if (value !== undefined) options[name] = structuredClone(value);
  }
  for (const [name, value] of Object.entries(given)) {
    if (!isPlainValue(declared.get(name), value)) return undefined;
    options[name] = value;
  }
  return options;
}

const isPlainValue = (property: SchemaObject | undefined, value: unknown): boolean => {
  if (property === undefined) return false;
  const { default: _default, description: _description, ...rule } = property;
  const [[key, allowed] = [], ...others] = Object.entries(rule);
  if (others.length > 0) return false;
  if (typeof value === 'boolean') return key === 'type' && allowed === 'boolean';
  return typeof value === 'string' && key === 'enum' && Array.isArray(allowed) && allowed.includes(value);
};

/** True for a configuration that only lists plugins, with or without options, and is valid. */
export function isPlainConfig(json: unknown): json is { readonly plugins?: readonly PluginEntry[] } {
  if (!isRecord(json)) return false;
  return Object.entries(json).every(([key, value]) => {
    if (key === '$schema') return typeof value === 'string';
    return key === 'plugins' && Array.isArray(value) && value.every(isPlainEntry);
  });
}

const isPlainEntry = (entry: unknown): boolean =>
  isRecord(entry) &&
  typeof entry.use === 'string' &&
  entry.use !== '' &&
  Object.entries(entry).every(([key, value]) => key === 'use' || (key === 'options' && isRecord(value)));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
