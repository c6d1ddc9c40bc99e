import type { ErrorObject, SchemaObject } from 'ajv';
import type { Mistake } from '../contracts/errors.js';
import { nearest } from '../contracts/nearest.js';

/** Maximum number of mistakes in one error. */
export const MAX_MISTAKES = 20;

/** Names of rules in other products, mapped to ours, for suggestions. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['allow_list', 'allow'],
  ['ignore', 'allow'],
  ['exclusionrule', 'allow'],
  ['deny_list', 'deny'],
  ['dictionary', 'deny'],
  ['ad_hoc_recognizers', 'patterns'],
  ['custominfotypes', 'patterns'],
  ['regex', 'match'],
  ['supported_entity', 'type'],
  ['score_threshold', 'thresholds'],
  ['minlikelihood', 'thresholds'],
  ['anonymizers', 'operators'],
  ['transformations', 'operators'],
]);

/** Text for a value with several allowed forms, by the first key of the pointer. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['deny', 'must be a text that is not empty, or an object with terms and their type.'],
  ['thresholds', 'must be a number from 0 to 1, or three of them, for the levels 1 to 3.'],
  ['operators', 'must be the name of a transformer, or an object with use and options.'],
]);

const IS_OTHER_FORM = /\/anyOf\/\d+\/type$/;

/**
 * Converts errors of ajv to mistakes without the caller's own words: a pointer ends before an unknown name.
 * @param isKnown whether a pointer may contain a key
 */
export function mistakesOf(
  errors: readonly ErrorObject[],
  schema: SchemaObject,
  isKnown: (key: string) => boolean,
): Mistake[] {
  const telling = errors.filter(({ keyword, schemaPath }) => keyword !== 'anyOf' && !IS_OTHER_FORM.test(schemaPath));
  const isReported = (path: string): boolean =>
    telling.some(({ instancePath }) => instancePath === path || instancePath.startsWith(`${path}/`));
  const formless = errors.filter(({ keyword, instancePath }) => keyword === 'anyOf' && !isReported(instancePath));
  return [...telling, ...formless].slice(0, MAX_MISTAKES).map((error) => mistakeOf(error, schema, isKnown));
}

function mistakeOf(
  { instancePath, schemaPath, keyword, params, message = '' }: ErrorObject,
  schema: SchemaObject,
  isKnown: (key: string) => boolean,
): Mistake {
  const pointer = safePointer(instancePath, isKnown);
  switch (keyword) {
    case 'additionalProperties':
      return { pointer, message: unknownName(String(params.additionalProperty), schemaAt(schema, schemaPath)) };
    case 'required':
      return { pointer, message: `lacks '${String(params.missingProperty)}'.` };
    case 'enum':
      return { pointer, message: `must be one of ${(params.allowedValues as readonly unknown[]).join(', ')}.` };
    case 'anyOf':
    case 'oneOf':
      return { pointer, message: FORMS.get(pointer.split('/')[1] ?? '') ?? 'has none of the forms that are allowed.' };
    case 'pattern':
      return { pointer, message: 'has a form that is not allowed here.' };
    default:
      return { pointer, message: `${message}.` };
  }
}

/** The part of a schema that contains a keyword, by its path in ajv. */
function schemaAt(schema: SchemaObject, path: string): SchemaObject {
  let at = schema;
  for (const key of path.split('/').slice(1, -1)) at = at[decodeURIComponent(key)] ?? {};
  return at;
}

/** A pointer up to the first key chosen by the caller. */
function safePointer(path: string, isKnown: (key: string) => boolean): string {
  const keys = path.split('/').slice(1);
  const own = keys.findIndex((key) => !/^\d+$/.test(key) && !isKnown(key));
  return (own < 0 ? keys : keys.slice(0, own)).map((key) => `/${key}`).join('');
}

/** Reports an unknown name with a suggestion, without repeating the name. */
function unknownName(name: string, schema: SchemaObject): string {
  const known = Object.keys(schema.properties ?? {});
  const other = ELSEWHERE.get(name.toLowerCase());
  const meant = other !== undefined && known.includes(other) ? other : nearest(name, known);
  return `holds a name that is not known.${meant === undefined ? '' : ` Did you mean '${meant}'?`}`;
}
