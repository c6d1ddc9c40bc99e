import { createHash, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './aes.js';
import { isObject, type Members } from './fields.js';
import { invalid, malformed } from './refusal.js';

/** Changes what was found. @param entity its type */
type Operate = (found: string, entity: string) => string;

/** A prepared operator of a request. */
export interface Operator {
  readonly name: string;
  readonly operate: Operate;
}

/** Prepares an operator from its parameters, or refuses them. */
type Prepare = (parameters: Members) => Operate;

const ANONYMIZERS: ReadonlyMap<string, Prepare> = new Map<string, Prepare>([
  ['encrypt', encrypting],
  ['hash', hashing],
  ['keep', () => (found) => found],
  ['mask', masking],
  ['redact', () => () => ''],
  ['replace', replacing],
]);

const DEANONYMIZERS: ReadonlyMap<string, Prepare> = new Map<string, Prepare>([
  ['decrypt', decrypting],
  ['deanonymize_keep', () => (found) => found],
]);

/** Names that `GET /anonymizers` and `GET /deanonymizers` list. */
export const OPERATOR_NAMES = { anonymizers: [...ANONYMIZERS.keys()], deanonymizers: [...DEANONYMIZERS.keys()] };

/** Parameters of any operator. Those of others have no effect, as in Presidio; unknown ones are refused. */
const PARAMETERS: ReadonlySet<string> = new Set([
  'type',
  'new_value',
  'masking_char',
  'chars_to_mask',
  'from_end',
  'hash_type',
  'salt',
  'key',
]);

const DEFAULT = 'DEFAULT';

/**
 * Reads `anonymizers` or `deanonymizers`: operators by entity, and by DEFAULT for all others.
 * @returns the operator for an entity; undefined if there is none
 */
export function operatorsOf(
  given: unknown,
  kind: 'anonymizers' | 'deanonymizers',
): (entity: string) => Operator | undefined {
  if (given === undefined || given === null) return () => undefined;
  if (!isObject(given)) throw invalid(`${kind} must be an object`);
  const known = kind === 'anonymizers' ? ANONYMIZERS : DEANONYMIZERS;
  const entries = Object.entries(given);
  if (entries.some(([, one]) => isObject(one) && one.type === 'custom'))
    throw malformed('Custom type anonymizer is not supported');
  const prepared = new Map(entries.map(([entity, one]) => [entity, prepare(one, known)]));
  return (entity) => prepared.get(entity) ?? prepared.get(DEFAULT);
}

/** What Presidio does with an entity that no operator is given for. */
export const REPLACE: Operator = { name: 'replace', operate: replacing({}) };

function prepare(given: unknown, known: ReadonlyMap<string, Prepare>): Operator {
  if (!isObject(given) || given.type === undefined || given.type === '')
    throw invalid('Invalid input, operator config must contain operator_name');
  const { type } = given;
  const make = typeof type === 'string' ? known.get(type) : undefined;
  if (typeof type !== 'string' || make === undefined)
    throw invalid(`Invalid operator class. Known are: ${[...known.keys()].join(', ')}`);
  if (Object.keys(given).some((name) => !PARAMETERS.has(name)))
    throw invalid(
      `Invalid input, an operator has a parameter that is not known. Known are: ${[...PARAMETERS].join(', ')}`,
    );
  return { name: type, operate: make(given) };
}

function replacing({ new_value: value = null }: Members): Operate {
  if (value === null || value === '') return (_found, entity) => `<${entity}>`;
  if (typeof value !== 'string') throw wrongType('new_value', 'string');
  return () => value;
}

function masking({ masking_char: sign, chars_to_mask: count, from_end: fromEnd = false }: Members): Operate {
  if (sign === undefined || sign === null) throw invalid('Expected parameter masking_char');
  if (typeof sign !== 'string') throw wrongType('masking_char', 'string');
  if (Array.from(sign).length > 1) throw invalid('Invalid input, masking_char must be a character');
  if (count === undefined || count === null) throw invalid('Expected parameter chars_to_mask');
  if (typeof count !== 'number' || !Number.isSafeInteger(count)) throw wrongType('chars_to_mask', 'number');
  if (typeof fromEnd !== 'boolean') throw wrongType('from_end', 'boolean');
  return (found) => {
    const points = Array.from(found);
    const masked = Math.min(points.length, Math.max(0, count));
    const kept = points.length - masked;
    return fromEnd
      ? points.slice(0, kept).join('') + sign.repeat(masked)
      : sign.repeat(masked) + points.slice(masked).join('');
  };
}

const HASHES: readonly unknown[] = ['sha256', 'sha512'];
const SALT = { least: 16, random: 32 } as const;

/** A hash with a salt. Without one of the caller, each value gets another, so that nothing can be guessed by trying. */
function hashing({ hash_type: type = 'sha256', salt }: Members): Operate {
  if (typeof type !== 'string' || !HASHES.includes(type))
    throw invalid(`Parameter hash_type is not in range of values ['sha256', 'sha512']`);
  if (salt !== undefined && (typeof salt !== 'string' || Buffer.byteLength(salt) < SALT.least))
    throw invalid(`Salt must be at least ${SALT.least} bytes (128 bits).`);
  return (found) =>
    createHash(type)
      .update(found)
      .update(salt ?? randomBytes(SALT.random))
      .digest('hex');
}

function encrypting({ key }: Members): Operate {
  const secret = keyOf(key);
  // Refuses a key of a wrong length before the first text.
  encrypt('', secret);
  return (found) => encrypt(found, secret);
}

function decrypting({ key }: Members): Operate {
  const secret = keyOf(key);
  encrypt('', secret);
  return (found) => decrypt(found, secret);
}

function keyOf(key: unknown): string {
  if (key === undefined || key === null) throw invalid('Expected parameter key');
  if (typeof key !== 'string') throw wrongType('key', 'string');
  return key;
}

const wrongType = (name: string, type: string) => invalid(`Invalid parameter value for ${name}. Expecting '${type}'.`);
