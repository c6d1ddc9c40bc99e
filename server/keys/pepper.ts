import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { Tables } from '../store/schema.js';

/** Turns a key into what the store keeps of it, with the secret that is in force. */
export interface KeyHash {
  (key: string): string;
  /** Names the secret in the store; it tells nothing of it. */
  readonly pepper: string;
  /** By the secrets that were in force before, the latest first: what was made with them is still known. */
  readonly earlier: readonly KeyHash[];
}

const BYTES = 32;
/** Of the name of a secret, in characters. */
const NAME_LENGTH = 12;

/**
 * The secret beside the store without which the hashes in it are of no use; made at the first start.
 * Whoever loses the file loses all keys; backups hold it apart from the database.
 */
export function openPepper(directory: string): KeyHash {
  const [first, ...earlier] = peppersIn(directory);
  return hashWith(
    first,
    earlier.map((pepper) => hashWith(pepper, [])),
  );
}

/** A line for each secret, the one in force first. */
function peppersIn(directory: string): [string, ...string[]] {
  const path = fileIn(directory);
  const [first = '', ...earlier] = (create(path) ?? readFileSync(path, 'utf8')).trim().split('\n');
  if ([first, ...earlier].every((pepper) => /^[0-9a-f]{64}$/.test(pepper))) return [first, ...earlier];
  throw new DeidError('setting_invalid', ['DEIDKIT_DATA_DIR', 'its file pepper is damaged; restore it from a backup']);
}

const fileIn = (directory: string): string => join(directory, 'pepper');

function hashWith(pepper: string, earlier: readonly KeyHash[]): KeyHash {
  const secret = Buffer.from(pepper, 'hex');
  // Keys are random and long, so a fast hash is as good as a slow one: OWASP ASVS 5.0, 6.5.2.
  const hash = (key: string): string => createHmac('sha256', secret).update(key).digest('hex');
  return Object.assign(hash, { pepper: hash('name of the pepper').slice(0, NAME_LENGTH), earlier });
}

/** Puts a new secret in force; the others stay for what was made with them. Services take it when they start. */
export function rotatePepper(directory: string): void {
  writeAnew(directory, [randomBytes(BYTES).toString('hex'), ...peppersIn(directory)]);
}

/** Beside the file and then in its place: a process that ends half-way leaves the old one. */
function writeAnew(directory: string, peppers: readonly string[]): void {
  const path = fileIn(directory);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${peppers.join('\n')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  renameSync(draft, path);
}

/** Writes the file if there is none; of two processes at once, one writes and the other reads. */
function create(path: string): string | undefined {
  const pepper = randomBytes(BYTES).toString('hex');
  try {
    writeFileSync(path, `${pepper}\n`, { flag: 'wx', mode: 0o600 });
    return pepper;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
}

const FACT = 'pepper';

/** True if the keys of a store are hashed with this secret, or were before it was rotated; the first who asks says so. */
export async function isPepperOf(db: Kysely<Tables>, hash: KeyHash): Promise<boolean> {
  const value = factOf(hash);
  await db
    .insertInto('facts')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom('facts').select('value').where('name', '=', FACT).executeTakeFirstOrThrow();
  if (kept.value === value) return true;
  if (!hash.earlier.some((one) => factOf(one) === kept.value)) return false;
  await db.updateTable('facts').set({ value }).where('name', '=', FACT).where('value', '=', kept.value).execute();
  return true;
}

const factOf = (hash: KeyHash): string => hash('pepper of the store');
