import { DeidError } from '../contracts/errors.js';

/** A secret: at least sixteen characters, or as many bytes. */
export type Secret = string | Uint8Array;

const PREFIX = 'dkc1.';
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MIN_KEY = 16;
/** A token beyond this is none of ours. In characters. */
const MAX_TOKEN = 32 * 1024 * 1024;

async function keyOf(secret: Secret, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  if (secret.length < MIN_KEY) throw new DeidError('conversation_key_short', [MIN_KEY]);
  const material = typeof secret === 'string' ? new TextEncoder().encode(secret) : Uint8Array.from(secret);
  const base = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('deidkit/conversation/v1');
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const about = new TextEncoder().encode(PREFIX);

/** Encrypts and authenticates a text. Throws DeidError `conversation_key_short`. */
export async function seal(text: string, secret: Secret): Promise<string> {
  const [salt, iv] = [new Uint8Array(SALT_BYTES), new Uint8Array(IV_BYTES)];
  crypto.getRandomValues(salt);
  crypto.getRandomValues(iv);
  const key = await keyOf(secret, salt);
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: about }, key, bytes);
  return PREFIX + Buffer.concat([salt, iv, new Uint8Array(sealed)]).toString('base64url');
}

/** Reverses {@link seal}. Throws DeidError `conversation_unreadable` for anything else, and `conversation_key_short`. */
export async function unseal(token: string, secret: Secret): Promise<string> {
  const isOurs = typeof token === 'string' && token.startsWith(PREFIX) && token.length <= MAX_TOKEN;
  const bytes = Uint8Array.from(Buffer.from(isOurs ? token.slice(PREFIX.length) : '', 'base64url'));
  const key = await keyOf(secret, bytes.slice(0, SALT_BYTES));
  const [iv, sealed] = [bytes.slice(SALT_BYTES, SALT_BYTES + IV_BYTES), bytes.slice(SALT_BYTES + IV_BYTES)];
  if (sealed.length <= TAG_BYTES) throw new DeidError('conversation_unreadable');
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: about }, key, sealed);
    return new TextDecoder().decode(plain);
  } catch {
    throw new DeidError('conversation_unreadable');
  }
}
