import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.js';
import type { KeyHash } from './pepper.js';

/** A pepper with which keys are hashed. */
export interface PepperInfo {
  /** Name; reveals nothing about the secret. */
  readonly name: string;
  readonly inForce: boolean;
  /** Number of keys hashed with it that can be used or enabled again. */
  readonly keys: number;
}

/** The peppers of a store, the current one first. */
export async function listPeppers(db: Kysely<Tables>, hash: KeyHash, now: number): Promise<readonly PepperInfo[]> {
  const rows = await db
    .selectFrom('keys')
    .select(['pepper', (of) => of.fn.countAll<number>().as('keys')])
    .where('status', '!=', 'revoked')
    .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)]))
    .groupBy('pepper')
    .execute();
  const all = [hash, ...hash.earlier];
  // Keys from before the first rotation have no pepper name.
  const first = all.at(-1)?.pepper;
  return all.map(({ pepper }) => ({
    name: pepper,
    inForce: pepper === hash.pepper,
    keys: rows.reduce((sum, row) => sum + ((row.pepper ?? first) === pepper ? Number(row.keys) : 0), 0),
  }));
}
