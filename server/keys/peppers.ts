import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.js';
import type { KeyHash } from './pepper.js';

/** A secret with which keys are hashed. */
export interface PepperInfo {
  /** Tells nothing of the secret. */
  readonly name: string;
  readonly inForce: boolean;
  /** Keys that were made with it and can still be used, or enabled again. */
  readonly keys: number;
}

/** The secrets of a store, the one in force first. */
export async function listPeppers(db: Kysely<Tables>, hash: KeyHash, now: number): Promise<readonly PepperInfo[]> {
  const rows = await db
    .selectFrom('keys')
    .select(['pepper', (of) => of.fn.countAll<number>().as('keys')])
    .where('status', '!=', 'revoked')
    .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)]))
    .groupBy('pepper')
    .execute();
  const all = [hash, ...hash.earlier];
  // Keys of before there was a second one name none.
  const first = all.at(-1)?.pepper;
  return all.map(({ pepper }) => ({
    name: pepper,
    inForce: pepper === hash.pepper,
    keys: rows.reduce((sum, row) => sum + ((row.pepper ?? first) === pepper ? Number(row.keys) : 0), 0),
  }));
}
