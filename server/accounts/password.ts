import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { DeidError } from '../../core/index.js';

/**
 * The cost of one guess: scrypt with N = 2^15, r = 8, p = 3, one of the equal choices of OWASP's Password Storage Cheat Sheet.
 * It takes 32 MiB and some 250 ms, and is written beside each hash, so that a later version can raise it.
 */
const COST = { log2N: 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const FORM = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w+/=]{24})\$([\w+/=]{44})$/;

/** So many are worked out at a time, and so many more may wait: guessing must not take the machine from the requests. */
const AT_ONCE = 2;
const WAITING = 32;

const MIN_LENGTH = 12;
const MAX_LENGTH = 256;

/** What is wrong with a new password, for people; undefined: nothing. */
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

/** What is kept of a password: cost, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const { log2N, r, p } = COST;
  const salt = randomBytes(SALT_BYTES);
  const hash = await inTurn(() => derive(password, salt, log2N, r, p));
  return ['scrypt', log2N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** True if the password is the one that was kept. With nothing kept it takes as long, and is never true. */
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
    // The same characters typed on another keyboard may come in another form: NFC is one of them.
    scrypt(password.normalize(), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });

let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= WAITING) throw new DeidError('overloaded');
  if (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  working++;
  try {
    return await work();
  } finally {
    working--;
    waiting.shift()?.();
  }
}
