import type { ErrorObject } from 'ajv';
import { validationFailed } from '../../core/hosting.js';
import { DeidError, type Mistake } from '../../core/index.js';
import { nearest } from './nearest.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Longer lists, such as that of all categories, are told once and not with each mistake. */
const SHORT = 12;
const UNKNOWN_NAME = 'is not one of the known names.';

/**
 * Says what ajv found in words of ours: they never hold a name or a value that the client made up.
 * @param pointer to the field, or item of a list, that was looked at: names within it may be the client's own
 */
export function mistakeOf({ keyword, params, message }: ErrorObject, pointer: string): Mistake {
  switch (keyword) {
    case 'enum':
      return { pointer, message: enumeration(params.allowedValues) };
    case 'type':
      return { pointer, message: `must be ${typeNames(params.type)}.` };
    case 'minLength':
      return { pointer, message: 'must not be empty.' };
    default:
      return { pointer, message: pointer === REPLACEMENTS && isElsewhere(keyword, params) ? ELSEWHERE : `${message}.` };
  }
}

const REPLACEMENTS = '/replacements';
const ELSEWHERE = 'cannot be applied here: only the general endpoint does, with compliance_mode PROPRIETARY.';

/** True for what the schemas say of replacements where they cannot be applied. */
const isElsewhere = (keyword: string, { limit }: ErrorObject['params']): boolean =>
  keyword === 'pattern' || (keyword === 'maxProperties' && limit === 0);

/** Names the field that may have been meant; not the one that was given. */
export function unknownField(name: string, schema: Schema): string {
  const known = nearest(name, Object.keys(schema.properties ?? {}));
  const hint = known === undefined ? '' : ` Did you mean '${known}'?`;
  return `holds a field that is not documented.${hint}`;
}

function enumeration(allowed: unknown): string {
  const values = Array.isArray(allowed) ? allowed.filter((value) => value !== null) : [];
  return values.length > SHORT ? UNKNOWN_NAME : `must be one of: ${values.join(', ')}.`;
}

const typeNames = (type: unknown): string =>
  (Array.isArray(type) ? type : [type])
    .filter((name) => name !== 'null')
    .map((name) => (name === 'object' || name === 'array' || name === 'integer' ? `an ${name}` : `a ${name}`))
    .join(' or ');

const isUnknownEntity = ({ pointer, message }: Mistake): boolean =>
  pointer.startsWith('/pii_entities/') && message === UNKNOWN_NAME;

/**
 * The answer to a body with mistakes. Where nothing is wrong but categories that do not exist, it has their code; and wherever there
 * are such, it lists those that exist.
 */
export function refusal(mistakes: readonly Mistake[], known: Vocabulary): DeidError {
  if (mistakes.every(isUnknownEntity)) return unknownEntities(mistakes, known);
  const first = mistakes.find(isUnknownEntity);
  const listing = mistakes.map((mistake) =>
    mistake === first
      ? { ...mistake, message: `${UNKNOWN_NAME} Known are: ${known.entityTypes.join(', ')}.` }
      : mistake,
  );
  return validationFailed(listing);
}

/** The answer to categories that do not exist; it lists those that do. */
export const unknownEntities = (mistakes: readonly Mistake[], known: Vocabulary): DeidError =>
  new DeidError('unknown_entity_type', [mistakes.length, known.entityTypes.join(', ')], mistakes);
