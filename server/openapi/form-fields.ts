import { validationFailed } from '../../core/hosting.js';
import { DeidError, type Mistake } from '../../core/index.js';
import { parseJson } from '../http/json.js';
import type { Fields, Validator } from './fields.js';
import { unknownEntities, unknownField } from './mistakes.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** The text fields of a form; categories are parsed separately. */
export type FormFields = Omit<Fields, 'pii_entities' | 'text'> & { readonly pii_entities?: string };

/** How to send a text of another format, for the error about it. */
export const BY_FIELD = 'with the field format=txt, at the endpoint for files of any kind and in jobs';

/** The format in which a form asks to read its file, whatever its name says. */
export const formatIn = (fields: ReadonlyMap<string, string>): string | undefined => fields.get('format') || undefined;

/** A validated form. */
export interface Form {
  readonly fields: FormFields;
  /** Categories; empty means all. */
  readonly entities: readonly string[];
}

/**
 * Reads the text fields of forms: numbers are written in digits, categories in one string. An empty field counts as not
 * given, like `null` in JSON.
 */
export const formReader =
  (schema: Schema, validate: Validator<FormFields>, known: Vocabulary) =>
  (given: ReadonlyMap<string, string>, reserved?: readonly string[]): Form => {
    const unknown = [...given.keys()].filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
    if (unknown.length > 0)
      throw new DeidError(
        'unknown_field',
        [],
        unknown.map((name) => ({ pointer: '', message: unknownField(name, schema) })),
      );
    const filled = [...given].filter(([, value]) => value !== '');
    const values = Object.fromEntries(filled.map(([name, value]) => [name, typed(schema, name, value)]));
    const fields = validate(values, reserved);
    return { fields, entities: readEntities(fields.pii_entities ?? '', known) };
  };

function typed(schema: Schema, name: string, value: string): unknown {
  const type = schema.properties?.[name]?.type;
  if (type === 'integer' && /^\d{1,9}$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return name === 'rules' ? jsonOf(value) : value;
}

/** The value of a field that holds JSON. */
function jsonOf(value: string): unknown {
  try {
    return parseJson(Buffer.from(value));
  } catch {
    throw validationFailed([{ pointer: '/rules', message: 'must be JSON.' }]);
  }
}

function readEntities(list: string, known: Vocabulary): readonly string[] {
  const names = list
    .split(',')
    .map((name) => name.trim().toUpperCase())
    .filter((name) => name !== '');
  const unknown = names.filter((name) => name !== 'ALL' && !known.entityTypes.includes(name));
  if (unknown.length === 0) return names;
  const mistake: Mistake = { pointer: '/pii_entities', message: 'holds names that are not known.' };
  throw unknownEntities([mistake], known);
}
