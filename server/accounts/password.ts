import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { isCommon } from './common-passwords.js';
import { hashLanes, type Lane } from './lanes.js';

/**
 * Cost of one hash: scrypt with N = 2^15, r = 8, p = 3, one of the equivalent choices in OWASP's Password Storage Cheat
 * Sheet. Takes 32 MiB and about 250 ms. Stored with each hash, so that a later version can raise it.
 */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const FORM = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w+/=]{24})\$([\w+/=]{44})$/;

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
  if (isCommon(password, ['deidkit', ...email.toLowerCase().split(/[^\p{L}\p{M}]+/u)]))
    return 'This is one of the passwords that guessers try first. Take a few words that do not belong together.';
  return undefined;
}

/** Hashes a password. Returns cost, salt and hash. Throws DeidError `overloaded` if too many wait. */
export async function hashPassword(password: string, lane: Lane = 'member'): Promise<string> {
  const { log2N, r, p } = COST;
  const salt = randomBytes(SALT_BYTES);
  const hash = await hashLanes.run(lane, () => derive(password, salt, log2N, r, p));
  return ['scrypt', log2N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/**
 * Verifies a password against a stored hash. Without a hash it takes as long and returns false. Throws DeidError
 * `overloaded` if too many wait.
 */
export async function verifyPassword(password: string, kept: string | undefined, lane: Lane): Promise<boolean> {
  const [, log2N, r, p, salt, hash] = FORM.exec(kept ?? '') ?? [];
  if (salt === undefined || hash === undefined) {
    await hashPassword(password, lane);
    return false;
  }
  const given = await hashLanes.run(lane, () =>
    derive(password, Buffer.from(salt, 'base64'), Number(log2N), Number(r), Number(p)),
  );
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
