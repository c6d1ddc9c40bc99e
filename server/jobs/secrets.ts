import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { DeidError } from '../../core/index.js';
import type { KeyHash } from '../keys/pepper.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
export const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

/** Label from which the secret of jobs is derived from the pepper. */
const LABEL = 'secret of jobs 1';

/** The encryption secret for files and data of jobs, separate from all other secrets. */
export class JobSecret {
  /** Current secret first. */
  readonly #secrets: readonly Buffer[];

  /** @param hash derives the secrets from the peppers; data encrypted with an earlier one still decrypts */
  constructor(hash: KeyHash) {
    this.#secrets = [hash, ...hash.earlier].map((one) => Buffer.from(one(LABEL), 'hex'));
  }

  /** Derives a key for one purpose. */
  key(purpose: string, salt?: Uint8Array): Buffer {
    const [key = Buffer.alloc(0)] = this.keys(purpose, salt);
    return key;
  }

  /** All keys that a purpose may have had, the current one first. */
  keys(purpose: string, salt: Uint8Array = Buffer.alloc(0)): readonly Buffer[] {
    return this.#secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES)));
  }

  /**
   * Encrypts data stored in a job's row: names of files, options, reports.
   * @param place context of the data; it decrypts only in the same context
   */
  seal(value: unknown, place: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const packed = encrypt(this.key('words'), nonce, Buffer.from(JSON.stringify(value)), Buffer.from(place));
    return Buffer.concat([nonce, packed]).toString('base64');
  }

  /** Decrypts data. Throws DeidError `job_damaged`. */
  unseal<T>(sealed: string, place: string): T {
    const bytes = Buffer.from(sealed, 'base64');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const { bytes: words } = decryptByOne(this.keys('words'), nonce, bytes.subarray(NONCE_BYTES), Buffer.from(place));
    return JSON.parse(words.toString());
  }
}

/** Returns the encrypted bytes followed by the authentication tag. */
export function encrypt(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array, about?: Uint8Array): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  if (about !== undefined) cipher.setAAD(about);
  const packed = cipher.update(bytes);
  return Buffer.concat([packed, cipher.final(), cipher.getAuthTag()]);
}

/** Reverses {@link encrypt}. Throws DeidError `job_damaged` for anything else. */
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

/** Decrypts with the one of several keys that fits, and returns it. Throws DeidError `job_damaged` if none does. */
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
      // Try an earlier key.
    }
  const key = keys.at(-1) ?? Buffer.alloc(0);
  return { bytes: decrypt(key, nonce, packed, about), key };
}
