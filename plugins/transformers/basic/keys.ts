import { hkdfSync } from 'node:crypto';
import { DeidError } from '../../../core/index.js';
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
