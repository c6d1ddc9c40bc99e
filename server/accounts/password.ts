import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { DeidError } from '../../core/index.js';

/**
 * Cost of one hash: scrypt with N = 2^15, r = 8, p = 3, one of the equivalent choices in OWASP's Password Storage Cheat
 * Sheet. Takes 32 MiB and about 250 ms. Stored with each hash, so that a later version can raise it.
 */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const FORM = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w+/=]{24})\$([\w+/=]{44})$/;

/** Maximum number of concurrent hashes, and of queued ones, so that password guessing cannot starve other requests. */
const MAX_CONCURRENT = 2;
const WAITING = 32;

const MIN_LENGTH = 12;
const MAX_LENGTH = 256;

/** What is wrong with a new password, as a message for people; undefined if it is acceptable. */
export function passwordMistake(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length < MIN_LENGTH) return `Take at least ${MIN_LENGTH} characters; a few words in a row are easy to remember.`;
  if (length > MAX_LENGTH) return `Take at most ${MAX_LENGTH} characters.`;
  const plain = password.toLowerCase();
  if (new Set(plain).size < 5) return 'Take more than a few different characters.';
  const [local = ''] = email.toLowerCase().split('@');
  if (plain.includes(email.toLowerCase()) || (local.length > 3 && plain.replace(/\d+$/, '') === local))
    return 'Take something else than the e-mail address.';
  return undefined;
}

/** Hashes a password. Returns cost, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const { log2N, r, p } = COST;
  const salt = randomBytes(SALT_BYTES);
  const hash = await inTurn(() => derive(password, salt, log2N, r, p));
  return ['scrypt', log2N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Verifies a password against a stored hash. Without a hash it takes as long and returns false. */
export async function verifyPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, log2N, r, p, salt, hash] = FORM.exec(kept ?? '') ?? [];
  if (salt === undefined || hash === undefined) {
    await hashPassword(password);
    return false;
  }
  const given = await inTurn(() => derive(password, Buffer.from(salt, 'base64'), Number(log2N), Number(r), Number(p)));
  return timingSafeEqual(given, Buffer.from(hash, 'base64'));
}

const derive = (password: string, salt: Buffer, log2N: number, r: number, p: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** log2N;
    // Normalised to NFC, because keyboards produce different forms of the same characters.
    scrypt(password.normalize(), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });

let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= WAITING) throw new DeidError('overloaded');
  if (working >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  working++;
  try {
    return await work();
  } finally {
    working--;
    waiting.shift()?.();
  }
}
