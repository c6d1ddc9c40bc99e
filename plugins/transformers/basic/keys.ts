import { hkdfSync } from 'node:crypto';
import { DeidError, type Transform } from '../../../core/index.js';
import { type Options, textOption } from './options.js';

/** Looks a secret up by its name: in the environment, unless a plugin provides another source of keys. */
export type ReadSecret = (name: string) => string | undefined;

const MIN_KEY_LENGTH = 16;

const KEY_OPTIONS = {
  key: { type: 'string', minLength: MIN_KEY_LENGTH, description: 'The secret. Better: keyEnv' },
  keyEnv: {
    type: 'string',
    pattern: '^[A-Za-z_][A-Za-z0-9_]{0,99}$',
    description: 'Environment variable with the secret',
    operatorOnly: true,
  },
} as const;

/**
 * Option schema of a transformer that needs a key: its own options, and either the secret or the name of a variable
 * with it, so that a configuration need not contain it.
 */
export const keyedOptions = (own: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  oneOf: [{ required: ['key'] }, { required: ['keyEnv'] }],
  properties: { ...KEY_OPTIONS, ...own },
});

/** Name of a key, as codes show it: letters and digits, so that it cannot be confused with the rest of a code. */
const KEY_ID = {
  type: 'string',
  pattern: '^[A-Za-z0-9]{1,16}$',
  description: 'Name of the key, which codes show so that they are restored with the right one after a rotation',
} as const;

const EARLIER_KEYS = {
  type: 'array',
  maxItems: 20,
  description: 'Keys that made earlier codes: they restore, and make no new ones',
  items: {
    type: 'object',
    additionalProperties: false,
    oneOf: [{ required: ['key'] }, { required: ['keyEnv'] }],
    properties: { ...KEY_OPTIONS, keyId: KEY_ID },
  },
} as const;

/** As {@link keyedOptions}, for codes that are restored: with names of keys, so that keys can be rotated. */
export const rotatedOptions = (own: Readonly<Record<string, object>>) =>
  keyedOptions({ keyId: KEY_ID, earlierKeys: EARLIER_KEYS, ...own });

/** One of the keys of a transformer. */
export interface NamedKey {
  /** Its name; empty if it has none. */
  readonly id: string;
  /** Key material for the data of a tenant, always the same bytes for one. */
  for(tenant: string | undefined): Buffer;
}

/** The keys of a transformer. */
export interface KeyRing {
  /** The one that makes new codes. */
  readonly current: NamedKey;
  /** The keys that may have made a code: the one of this name, or all if the code names none. */
  named(id: string): readonly NamedKey[];
}

/**
 * The keys named by the options, the current one first. Each tenant has keys of its own.
 * @param length of the key material, in bytes
 * @throws DeidError `transformer_key_missing`
 */
export function keyRing(transformer: string, options: Options, read: ReadSecret, length = 32): KeyRing {
  const earlier: readonly unknown[] = Array.isArray(options.earlierKeys) ? options.earlierKeys : [];
  const keys = [options, ...earlier.filter(isOptions)].map((one): NamedKey => {
    const own = deriveKey(transformer, one, read, length);
    return {
      id: textOption(one, 'keyId', ''),
      for: (tenant) =>
        tenant === undefined ? own : Buffer.from(hkdfSync('sha256', own, '', `deidkit/tenant/${tenant}`, length)),
    };
  });
  const [current] = keys;
  if (current === undefined) throw new DeidError('transformer_key_missing', [transformer, MIN_KEY_LENGTH]);
  return { current, named: (id) => (id === '' ? keys : keys.filter((key) => key.id === id)) };
}

const isOptions = (given: unknown): given is Options => typeof given === 'object' && given !== null;

/** What one key makes of a code; `refused` says why none of them reads it. */
export function restoredBy(
  keys: readonly NamedKey[],
  tenant: string | undefined,
  open: (key: Buffer) => string | undefined,
): ReturnType<NonNullable<Transform['restore']>> {
  if (keys.length === 0) return { refused: 'unknown_key' };
  for (const key of keys) {
    const original = open(key.for(tenant));
    if (original !== undefined) return original;
  }
  return { refused: 'unreadable' };
}

/**
 * The secret named by the options, as key material for one purpose: two transformers with the same secret have
 * different keys.
 * @returns `length` bytes.
 * @throws DeidError `transformer_key_missing`, which names the transformer and never the secret.
 */
export function deriveKey(transformer: string, options: Options, read: ReadSecret, length = 32): Buffer {
  const variable = textOption(options, 'keyEnv', '');
  const secret = textOption(options, 'key', '') || (variable === '' ? '' : (read(variable) ?? ''));
  if (secret.length < MIN_KEY_LENGTH) throw new DeidError('transformer_key_missing', [transformer, MIN_KEY_LENGTH]);
  return Buffer.from(hkdfSync('sha256', secret, '', `deidkit/${transformer}/v1`, length));
}
