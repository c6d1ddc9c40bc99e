import type { SchemaObject } from 'ajv';

/** One plugin of a configuration. */
export interface PluginEntry {
  /** Module specifier; relative ones start with a dot and are relative to the configuration file. */
  readonly use: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

// What a schema says of the usual configuration, said without it: to load and compile a schema takes longer than all the
// rest of making an engine. Whatever is not plain here is a case for the schema itself.

const PLAIN_KEYS: ReadonlySet<string> = new Set([
  'type',
  'additionalProperties',
  'description',
  'properties',
  'required',
]);

/** The defaults that a schema of options fills in where no options are given; undefined where that takes the schema itself. */
export function plainDefaults(schema: SchemaObject): Record<string, unknown> | undefined {
  const { type, required, properties = {} }: SchemaObject = schema;
  if (type !== 'object' || Object.keys(schema).some((key) => !PLAIN_KEYS.has(key))) return undefined;
  if (Array.isArray(required) && required.length > 0) return undefined;
  const defaults: Record<string, unknown> = {};
  for (const [name, property] of Object.entries<SchemaObject>(properties)) {
    const { default: value, ...rest } = property;
    if (JSON.stringify(rest).includes('"default"')) return undefined;
    if (value !== undefined) defaults[name] = structuredClone(value);
  }
  return defaults;
}

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
