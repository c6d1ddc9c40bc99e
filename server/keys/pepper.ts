import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { Tables } from '../store/schema.js';

/** Hashes a key for storage, with the current pepper. */
export interface KeyHash {
  (key: string): string;
  /** Name of the pepper in the store; reveals nothing about it. */
  readonly pepper: string;
  /** Hashes with earlier peppers, latest first, to recognise keys that were created with them. */
  readonly earlier: readonly KeyHash[];
}

const BYTES = 32;
/** Length of a pepper's name in characters. */
const NAME_LENGTH = 12;

/**
 * Opens the pepper: a secret file beside the store, created at the first start, without which the stored hashes are
 * useless. If the file is lost, all keys are lost. Back it up separately from the database.
 */
export function openPepper(directory: string): KeyHash {
  const [first, ...earlier] = peppersIn(directory);
  return hashWith(
    first,
    earlier.map((pepper) => hashWith(pepper, [])),
  );
}

/** The peppers, one per line, the current one first. */
function peppersIn(directory: string): [string, ...string[]] {
  const path = fileIn(directory);
  const [first = '', ...earlier] = (create(path) ?? readFileSync(path, 'utf8')).trim().split('\n');
  if ([first, ...earlier].every((pepper) => /^[0-9a-f]{64}$/.test(pepper))) return [first, ...earlier];
  throw new DeidError('setting_invalid', ['DEIDKIT_DATA_DIR', 'its file pepper is damaged; restore it from a backup']);
}

const fileIn = (directory: string): string => join(directory, 'pepper');

function hashWith(pepper: string, earlier: readonly KeyHash[]): KeyHash {
  const secret = Buffer.from(pepper, 'hex');
  // Keys are long and random, so a fast hash is as secure as a slow one: OWASP ASVS 5.0, 6.5.2.
  const hash = (key: string): string => createHmac('sha256', secret).update(key).digest('hex');
  return Object.assign(hash, { pepper: hash('name of the pepper').slice(0, NAME_LENGTH), earlier });
}

/** Adds a new current pepper. Earlier ones stay valid for existing keys. Services load it at their next start. */
export function rotatePepper(directory: string): void {
  writeAnew(directory, [randomBytes(BYTES).toString('hex'), ...peppersIn(directory)]);
}

/** Writes a temporary file and renames it, so that an interruption leaves the old file. */
function writeAnew(directory: string, peppers: readonly string[]): void {
  const path = fileIn(directory);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${peppers.join('\n')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  renameSync(draft, path);
}

/** Creates the file if it is missing. If two processes do so at once, one writes and the other reads. */
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

/**
 * True if the store's keys are hashed with this pepper or an earlier one of it. The first caller records the pepper in
 * the store.
 */
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
