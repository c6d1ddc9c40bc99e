import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { base32crockford } from '@scure/base';
import type { Transformer } from '../../../core/index.js';
import { keyRing, type ReadSecret, restoredBy, rotatedOptions } from './keys.js';
import { flagOption } from './options.js';
import { toBytes, toText } from './text-bytes.js';

const TAG_BYTES = 12;
const COUNTER = Buffer.alloc(4);
/** Category, name of the key, and what is encrypted. */
const CODE = /^(?:([A-Z][A-Z0-9_]{0,63})-)?TK-(?:([A-Za-z0-9]{1,16})-)?([0-9A-HJKMNP-TV-Z]+)$/u;

/** The tag of a term, from which the cipher starts: the same for the same term, and no other has it (as in SIV). */
const tagOf = (material: Buffer, bound: string, plain: Uint8Array): Buffer =>
  createHmac('sha256', material.subarray(32)).update(`${bound}\0`).update(plain).digest().subarray(0, TAG_BYTES);

function seal(material: Buffer, bound: string, plain: Buffer): Buffer {
  const tag = tagOf(material, bound, plain);
  const cipher = createCipheriv('aes-256-ctr', material.subarray(0, 32), Buffer.concat([tag, COUNTER]));
  return Buffer.concat([tag, cipher.update(plain), cipher.final()]);
}

function open(material: Buffer, bound: string, sealed: Buffer): string | undefined {
  const tag = sealed.subarray(0, TAG_BYTES);
  const decipher = createDecipheriv('aes-256-ctr', material.subarray(0, 32), Buffer.concat([tag, COUNTER]));
  const plain = Buffer.concat([decipher.update(sealed.subarray(TAG_BYTES)), decipher.final()]);
  return timingSafeEqual(tag, tagOf(material, bound, plain)) ? toText(plain) : undefined;
}

/** The bytes of a code; undefined if it is cut, or written in another way than it was made. */
function bytesIn(code: string): Buffer | undefined {
  try {
    const bytes = Buffer.from(base32crockford.decode(code));
    return bytes.length > TAG_BYTES && base32crockford.encode(bytes) === code ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A code of capital letters and digits for each term, which a key restores: it can stand in file names, addresses and spoken words, where
 * the codes of `encrypt` cannot. The same term has the same code everywhere.
 */
export const keyedToken = (secret: ReadSecret): Transformer => ({
  name: 'keyed-token',
  description:
    'A code of letters and digits, the same for the same term everywhere; with the key, restore gives the term back.',
  reversible: true,
  derived: true,
  keeps: 'The name of its category; in a long code four characters of the term may stand by chance.',
  options: rotatedOptions({
    prefix: { type: 'boolean', description: 'Put the category before the code: PERSON-TK-… Default false' },
  }),
  prepare(options) {
    const keys = keyRing('keyed-token', options, secret, 64);
    const { id } = keys.current;
    const prefix = flagOption(options, 'prefix');
    const before = (category: string): string => (prefix ? `${category}-` : '');
    return {
      distinct: true,
      keeps: ({ category, text }) => [category, text],
      apply(terms, { tenant }) {
        const material = keys.current.for(tenant);
        return terms.map(({ category, text }) => {
          const sealed = seal(material, `${prefix ? category : ''}:${id}`, toBytes(text));
          return `${before(category)}TK-${id === '' ? '' : `${id}-`}${base32crockford.encode(sealed)}`;
        });
      },
      restore(substitute, { tenant } = {}) {
        const [, category = '', name = '', code = ''] = CODE.exec(substitute) ?? [];
        if (code === '') return undefined;
        const sealed = bytesIn(code);
        if (sealed === undefined) return { refused: 'unreadable' };
        return restoredBy(keys.named(name), tenant, (material) => open(material, `${category}:${name}`, sealed));
      },
      substitutePattern:
        '(?<![A-Za-z0-9_-])(?:[A-Z][A-Z0-9_]{0,63}-)?TK-(?:[A-Za-z0-9]{1,16}-)?[0-9A-HJKMNP-TV-Z]{21,}(?![A-Za-z0-9_])',
    };
  },
});
