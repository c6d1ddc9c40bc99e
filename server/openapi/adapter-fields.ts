import { validationFailed } from '../../core/hosting.js';
import type { FileAdapter } from '../../core/index.js';
import { jsonMistake } from '../../lib/engine/json-place.js';
import type { Schema } from './schema.js';
import type { FileRoute } from './vocabulary.js';

type Kind = 'string' | 'boolean' | 'integer' | 'object';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Kind of an option that fits into one form field: text, choice, switch, number, or object as JSON; undefined for
 * others.
 */
function kindOf(schema: unknown): Kind | undefined {
  if (!isObject(schema)) return undefined;
  const { type } = schema;
  if (type === 'boolean' || type === 'integer' || type === 'string' || type === 'object') return type;
  return Array.isArray(schema.enum) && schema.enum.every((value) => typeof value === 'string') ? 'string' : undefined;
}

const optionsOf = (adapter: FileAdapter | undefined): readonly (readonly [string, unknown])[] => {
  const properties: unknown = adapter?.options?.properties;
  return isObject(properties) ? Object.entries(properties) : [];
};

/** Schema of a form field. Form fields are texts; the adapter's own schema validates the value. */
function fieldOf(schema: unknown, kind: Kind): Schema {
  const { description, enum: choices, maxLength } = isObject(schema) ? schema : {};
  const about = typeof description === 'string' ? { description } : {};
  if (kind === 'boolean') return { type: 'string', enum: ['true', 'false'], ...about };
  if (kind === 'object')
    return {
      type: 'string',
      pattern: '^\\s*\\{[\\s\\S]*\\}\\s*$',
      contentMediaType: 'application/json',
      description: `A JSON object. ${about.description ?? ''}`.trim(),
    };
  if (kind === 'integer') return { type: 'string', pattern: '^\\d{1,9}$', ...about };
  return {
    type: 'string',
    ...(Array.isArray(choices) && { enum: choices.map(String) }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...about,
  };
}

/** The form fields for options of the adapters of some endpoints. If two have the same name, the first is described. */
export function adapterFields(routes: readonly FileRoute[]): Record<string, Schema> {
  const fields = new Map<string, Schema>();
  for (const adapter of new Set(routes.flatMap(({ extensions }) => [...extensions.values()]))) {
    for (const [name, schema] of optionsOf(adapter)) {
      const kind = kindOf(schema);
      if (kind !== undefined && !fields.has(name)) fields.set(name, fieldOf(schema, kind));
    }
  }
  return Object.fromEntries(fields);
}

/** The options of one adapter from form fields. Fields of other adapters are ignored, except those that promise something about the new file. */
export function adapterOptions(
  adapter: FileAdapter | undefined,
  fields: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const given = optionsOf(adapter).flatMap(([name, schema]) => {
    const kind = kindOf(schema);
    const value = fields.get(name);
    return kind === undefined || value === undefined || value === '' ? [] : [[name, typed(kind, value, name)] as const];
  });
  const isRefused = (fields.get(PROMISE) ?? '') !== '' && !optionsOf(adapter).some(([name]) => name === PROMISE);
  return { ...Object.fromEntries(given), ...(isRefused && { [PROMISE]: {} }) };
}

/** The option that promises something about the new file. An adapter that does not know it refuses it. */
const PROMISE = 'risk';

function typed(kind: Kind, value: string, name: string): unknown {
  if (kind === 'boolean') return value === 'true';
  if (kind === 'integer') return Number(value);
  return kind === 'object' ? parsed(value, name) : value;
}

/** Parses a JSON field. The adapter's schema validates the value. */
function parsed(value: string, name: string): unknown {
  const place = jsonMistake(value);
  if (place === undefined) return JSON.parse(value);
  throw validationFailed([{ pointer: `/${name}`, message: `is not valid JSON: the mistake is at ${place}.` }]);
}
