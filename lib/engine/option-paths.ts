import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

type Options = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Options => typeof value === 'object' && value !== null;

/** True if a schema marks a string as a path: `{ "type": "string", "relativeToConfig": true }`. */
const isPath = (schema: unknown): boolean => isObject(schema) && schema.relativeToConfig === true;

/**
 * Makes the file paths in options absolute; relative ones are relative to the configuration file. The plugin's schema
 * marks such strings, and lists of them, with `relativeToConfig`.
 */
export function withPaths(schema: Options, options: Options | undefined, base: URL): Options | undefined {
  const { properties } = schema;
  if (options === undefined || !isObject(properties)) return options;
  const folder = fileURLToPath(new URL('.', base));
  const absolute = (value: unknown): unknown =>
    typeof value === 'string' && !isAbsolute(value) ? resolve(folder, value) : value;
  const entries = Object.entries(options).map(([name, value]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (isPath(property)) return [name, absolute(value)];
    const ofPaths = isObject(property) && isPath(property.items) && Array.isArray(value);
    return [name, ofPaths ? value.map(absolute) : value];
  });
  return Object.fromEntries(entries);
}
