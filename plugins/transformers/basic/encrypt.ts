import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Transformer } from '../../../core/index.js';
import type { RandomSource } from '../../../core/services.js';
import { deriveKey, keyedOptions, type ReadSecret } from './keys.js';
import { flagOption } from './options.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const UTF8 = 0;
const UTF16 = 1;

/**
 * UTF-8 if it is lossless, otherwise UTF-16: half a surrogate pair has no UTF-8 form, and the original must be restored
 * exactly.
 */
function toBytes(text: string): Buffer {
  const utf8 = Buffer.from(text, 'utf8');
  return utf8.toString('utf8') === text
    ? Buffer.concat([Buffer.of(UTF8), utf8])
    : Buffer.concat([Buffer.of(UTF16), Buffer.from(text, 'utf16le')]);
}

const toText = (bytes: Buffer): string => bytes.subarray(1).toString(bytes[0] === UTF16 ? 'utf16le' : 'utf8');

function seal(key: Buffer, type: string, plain: Buffer, iv: Uint8Array): string {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(type));
  const sealed = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `[[${type}:${sealed.toString('base64url')}]]`;
}

function open(key: Buffer, substitute: string): string | undefined {
  const parts = /^\[\[([^:]+):([\w-]+)\]\]$/u.exec(substitute);
  const sealed = Buffer.from(parts?.[2] ?? '', 'base64url');
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(parts?.[1] ?? ''))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return toText(Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]));
  } catch {
    // The text was encrypted with another key, or has been changed.
    return undefined;
  }
}

/**
 * AES-256-GCM. The nonce is computed from the term (as in SIV), so that equal terms have equal codes and no nonce is
 * used for two different terms. With `random`, each term gets a new nonce, and equal terms have different codes.
 */
export const encrypt = (secret: ReadSecret, source: () => RandomSource): Transformer => ({
  name: 'encrypt',
  description: 'Encrypts the term (AES-256-GCM); with the key, restore gives it back bit for bit.',
  reversible: true,
  derived: true,
  keeps: 'Nothing that can be read; in a long code four characters of the term may stand by chance.',
  options: keyedOptions({
    random: { type: 'boolean', description: 'A new code each time, so that equal terms differ. Default false' },
  }),
  prepare(options) {
    const material = deriveKey('encrypt', options, secret, 64);
    const key = material.subarray(0, 32);
    const nonceKey = material.subarray(32);
    const random = flagOption(options, 'random');
    const nonce = (type: string, plain: Buffer): Uint8Array =>
      random
        ? source().bytes(IV_BYTES)
        : createHmac('sha256', nonceKey).update(`${type}\0`).update(plain).digest().subarray(0, IV_BYTES);
    return {
      distinct: true,
      keeps: ({ type, text }) => [type, text],
      apply: (terms) =>
        terms.map(({ type, text }) => {
          const plain = toBytes(text);
          return seal(key, type, plain, nonce(type, plain));
        }),
      restore: (substitute) => open(key, substitute),
      substitutePattern: '\\[\\[[A-Z][A-Z0-9_]{0,63}:[A-Za-z0-9_-]{39,}\\]\\]',
    };
  },
});
