import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { Tables } from '../store/schema.js';

/** Turns a key into what the store keeps of it. */
export type KeyHash = (key: string) => string;

const BYTES = 32;

/**
 * The secret beside the store without which the hashes in it are of no use; made at the first start.
 * Whoever loses the file loses all keys; backups hold it apart from the database.
 */
export function openPepper(directory: string): KeyHash {
  const path = join(directory, 'pepper');
  const pepper = create(path) ?? readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(pepper))
    throw new DeidError('setting_invalid', [
      'DEIDKIT_DATA_DIR',
      'its file pepper is damaged; restore it from a backup',
    ]);
  const secret = Buffer.from(pepper, 'hex');
  // Keys are random and long, so a fast hash is as good as a slow one: OWASP ASVS 5.0, 6.5.2.
  return (key) => createHmac('sha256', secret).update(key).digest('hex');
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

/** True if the keys of a store are hashed with this secret; the first who asks says so. */
export async function isPepperOf(db: Kysely<Tables>, hash: KeyHash): Promise<boolean> {
  const value = hash('pepper of the store');
  await db
    .insertInto('facts')
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db.selectFrom('facts').select('value').where('name', '=', FACT).executeTakeFirstOrThrow();
  return kept.value === value;
}
