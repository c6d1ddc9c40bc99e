import type { ErrorObject } from 'ajv';
import { validationFailed } from '../../core/hosting.js';
import { DeidError, type Mistake } from '../../core/index.js';
import { nearest } from './nearest.js';
import type { Schema } from './schema.js';
import type { Vocabulary } from './vocabulary.js';

/** Longer lists of choices, such as all categories, are given once and not with each mistake. */
const MAX_LISTED_CHOICES = 24;
const UNKNOWN_NAME = 'is not one of the known names.';

/**
 * Converts an ajv error to our own words, which never contain names or values from the client.
 * @param pointer to the validated field or list item; names within it may be the client's own
 */
export function mistakeOf({ keyword, params, message }: ErrorObject, pointer: string): Mistake {
  switch (keyword) {
    case 'enum':
      return { pointer, message: enumeration(params.allowedValues) };
    case 'type':
      if (params.type === 'null') return { pointer, message: 'must be left out here.' };
      return { pointer, message: `must be ${typeNames(params.type)}.` };
    case 'minLength':
      return { pointer, message: 'must not be empty.' };
    default:
      return { pointer, message: pointer === REPLACEMENTS && isElsewhere(keyword, params) ? ELSEWHERE : `${message}.` };
  }
}

const REPLACEMENTS = '/replacements';
const ELSEWHERE = 'cannot be applied here: only the general endpoint does, with compliance_mode PROPRIETARY.';

/** True for the schema error of replacements where they are not allowed. */
const isElsewhere = (keyword: string, { limit }: ErrorObject['params']): boolean =>
  keyword === 'pattern' || (keyword === 'maxProperties' && limit === 0);

/** Suggests the field that may have been meant, without repeating the given name. */
export function unknownField(name: string, schema: Schema): string {
  const known = nearest(name, Object.keys(schema.properties ?? {}));
  const hint = known === undefined ? '' : ` Did you mean '${known}'?`;
  return `holds a field that is not documented.${hint}`;
}

function enumeration(allowed: unknown): string {
  const values = Array.isArray(allowed) ? allowed.filter((value) => value !== null) : [];
  return values.length > MAX_LISTED_CHOICES ? UNKNOWN_NAME : `must be one of: ${values.join(', ')}.`;
}

const typeNames = (type: unknown): string =>
  (Array.isArray(type) ? type : [type])
    .filter((name) => name !== 'null')
    .map((name) => (name === 'object' || name === 'array' || name === 'integer' ? `an ${name}` : `a ${name}`))
    .join(' or ');

const isUnknownEntity = ({ pointer, message }: Mistake): boolean =>
  pointer.startsWith('/pii_entities/') && message === UNKNOWN_NAME;

/**
 * The error for a body with mistakes. If only unknown categories are wrong, their code is used; the existing categories
 * are listed whenever there are such mistakes.
 */
export function refusal(mistakes: readonly Mistake[], known: Vocabulary): DeidError {
  if (mistakes.every(isUnknownEntity)) return unknownEntities(mistakes, known);
  const first = mistakes.find(isUnknownEntity);
  const listing = mistakes.map((mistake) =>
    mistake === first
      ? { ...mistake, message: `${UNKNOWN_NAME} Known types: ${known.entityTypes.join(', ')}.` }
      : mistake,
  );
  return validationFailed(listing);
}

/** The error for unknown categories; lists the existing ones. */
export const unknownEntities = (mistakes: readonly Mistake[], known: Vocabulary): DeidError =>
  new DeidError('unknown_entity_type', [mistakes.length, known.entityTypes.join(', ')], mistakes);
