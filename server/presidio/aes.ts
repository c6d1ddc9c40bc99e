import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { invalid } from './refusal.js';

const BLOCK = 16;
/** Ciphers by the length of their key in bytes. */
const CIPHERS: ReadonlyMap<number, string> = new Map([
  [16, 'aes-128-cbc'],
  [24, 'aes-192-cbc'],
  [32, 'aes-256-cbc'],
]);

/** Encrypts as Presidio does: AES in CBC mode with a random first block, as Base64 for addresses. */
export function encrypt(text: string, key: string): string {
  const iv = randomBytes(BLOCK);
  const cipher = createCipheriv(cipherFor(key), Buffer.from(key), iv);
  return urlSafe(Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]));
}

/** @throws PresidioRefusal if the text was not made with this key */
export function decrypt(text: string, key: string): string {
  const name = cipherFor(key);
  const bytes = Buffer.from(text, 'base64');
  try {
    const decipher = createDecipheriv(name, Buffer.from(key), bytes.subarray(0, BLOCK));
    const clear = Buffer.concat([decipher.update(bytes.subarray(BLOCK)), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(clear);
  } catch {
    throw invalid('Invalid input, a text cannot be decrypted with its key');
  }
}

function cipherFor(key: string): string {
  const name = CIPHERS.get(Buffer.byteLength(key));
  if (name === undefined) throw invalid('Invalid input, key must be of length 128, 192 or 256 bits');
  return name;
}

const urlSafe = (bytes: Buffer): string => bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_');
