import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DeidError } from '../../core/index.js';
import type { KeyHash } from '../keys/pepper.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** Names the secret of jobs among all that is made from the one beside the store. */
const LABEL = 'secret of jobs 1';

/** What a job's files and words are encrypted with; of no use for anything else, nor is anything else for it. */
export class JobSecret {
  /** The one in force first. */
  readonly #secrets: readonly Buffer[];

  /** @param hash by the secret beside the store; what was encrypted with an earlier one still opens */
  constructor(hash: KeyHash) {
    this.#secrets = [hash, ...hash.earlier].map((one) => Buffer.from(one(LABEL), 'hex'));
  }

  /** A key for one purpose. */
  key(purpose: string, salt?: Uint8Array): Buffer {
    const [key = Buffer.alloc(0)] = this.keys(purpose, salt);
    return key;
  }

  /** The keys that a purpose may have had, the one in force first. */
  keys(purpose: string, salt: Uint8Array = Buffer.alloc(0)): readonly Buffer[] {
    return this.#secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES)));
  }

  /**
   * Encrypts what a row keeps of a job's words: names of files, options, reports.
   * @param place says whose they are; they open at the same place only
   */
  seal(value: unknown, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const packed = encrypt(this.key('words'), nonce, Buffer.from(JSON.stringify(value)), Buffer.from(place));
    return Buffer.concat([nonce, packed]).toString('base64');
  }

  /** What was sealed. Throws DeidError `job_damaged`. */
  unseal<T>(sealed: string, place: string): T {
    const bytes = Buffer.from(sealed, 'base64');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const { bytes: words } = decryptByOne(this.keys('words'), nonce, bytes.subarray(NONCE_BYTES), Buffer.from(place));
    return JSON.parse(words.toString());
  }
}

/** The bytes encrypted, with the tag behind them. */
export function encrypt(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array, about?: Uint8Array): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  if (about !== undefined) cipher.setAAD(about);
  const packed = cipher.update(bytes);
  return Buffer.concat([packed, cipher.final(), cipher.getAuthTag()]);
}

/** What {@link encrypt} was given. Throws DeidError `job_damaged` for anything else. */
function decrypt(key: Uint8Array, nonce: Uint8Array, packed: Uint8Array, about?: Uint8Array): Buffer {
  const end = packed.length - TAG_BYTES;
  try {
    const cipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    if (about !== undefined) cipher.setAAD(about);
    cipher.setAuthTag(packed.subarray(end));
    return Buffer.concat([cipher.update(packed.subarray(0, end)), cipher.final()]);
  } catch {
    throw new DeidError('job_damaged');
  }
}

/** The same with the one of several keys that fits, which is told. Throws DeidError `job_damaged` where none does. */
export function decryptByOne(
  keys: readonly Uint8Array[],
  nonce: Uint8Array,
  packed: Uint8Array,
  about?: Uint8Array,
): { readonly bytes: Buffer; readonly key: Uint8Array } {
  for (const key of keys.slice(0, -1))
    try {
      return { bytes: decrypt(key, nonce, packed, about), key };
    } catch {
      // An earlier one may fit.
    }
  const key = keys.at(-1) ?? Buffer.alloc(0);
  return { bytes: decrypt(key, nonce, packed, about), key };
}
