import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { Transformer } from '../../../core/index.js';
import type { RandomSource } from '../../../core/services.js';
import { keyRing, type NamedKey, type ReadSecret, restoredBy, rotatedOptions } from './keys.js';
import { flagOption } from './options.js';
import { toBytes, toText } from './text-bytes.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Type, name of the key, and what is encrypted. */
const CODE = /^\[\[([^:]+):(?:([A-Za-z0-9]{1,16})\.)?([\w-]+)\]\]$/u;
/** What a code is bound to, besides its key. */
const bound = (type: string, id: string): Buffer => Buffer.from(id === '' ? type : `${type}:${id}`);

function seal(material: Buffer, { id }: NamedKey, type: string, plain: Buffer, iv: Uint8Array): string {
  const cipher = createCipheriv('aes-256-gcm', keyIn(material), iv).setAAD(bound(type, id));
  const sealed = Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `[[${type}:${id === '' ? '' : `${id}.`}${sealed.toString('base64url')}]]`;
}

/** The material of a key is one for the cipher and one for nonces. */
const keyIn = (material: Buffer): Buffer => material.subarray(0, 32);
const nonceKeyIn = (material: Buffer): Buffer => material.subarray(32);

function open(material: Buffer, aad: Buffer, sealed: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyIn(material), sealed.subarray(0, IV_BYTES))
      .setAAD(aad)
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return toText(Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]));
  } catch {
    // The text was encrypted with another key, or has been changed.
    return undefined;
  }
}

/**
 * AES-256-GCM. The nonce is computed from the term (as in SIV), so that equal terms have equal codes and no nonce is
 * used for two different terms. With `random`, each term gets a new nonce, and equal terms have different codes. A code is bound to its type,
 * to the name of its key, and to the tenant, who has keys of its own.
 */
export const encrypt = (secret: ReadSecret, source: () => RandomSource): Transformer => ({
  name: 'encrypt',
  description: 'Encrypts the term (AES-256-GCM); with the key, restore gives it back bit for bit.',
  reversible: true,
  derived: true,
  keeps: 'Nothing that can be read; in a long code four characters of the term may stand by chance.',
  options: rotatedOptions({
    random: { type: 'boolean', description: 'A new code each time, so that equal terms differ. Default false' },
  }),
  prepare(options) {
    const keys = keyRing('encrypt', options, secret, 64);
    const random = flagOption(options, 'random');
    const nonce = (material: Buffer, type: string, plain: Buffer): Uint8Array =>
      random
        ? source().bytes(IV_BYTES)
        : createHmac('sha256', nonceKeyIn(material)).update(`${type}\0`).update(plain).digest().subarray(0, IV_BYTES);
    return {
      distinct: true,
      keeps: ({ type, text }) => [type, text],
      apply(terms, { tenant }) {
        const material = keys.current.for(tenant);
        return terms.map(({ type, text }) => {
          const plain = toBytes(text);
          return seal(material, keys.current, type, plain, nonce(material, type, plain));
        });
      },
      restore(substitute, { tenant } = {}) {
        const [, type = '', id = '', code = ''] = CODE.exec(substitute) ?? [];
        const sealed = Buffer.from(code, 'base64url');
        if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
        return restoredBy(keys.named(id), tenant, (material) => open(material, bound(type, id), sealed));
      },
      substitutePattern: '\\[\\[[A-Z][A-Z0-9_]{0,63}:(?:[A-Za-z0-9]{1,16}\\.)?[A-Za-z0-9_-]{39,}\\]\\]',
    };
  },
});
