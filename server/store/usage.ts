import type { Kysely } from 'kysely';
import { batchesOf } from './batches.js';
import { loadKysely } from './kysely.js';
import type { Tables } from './schema.js';

const DAY = 86_400_000;
/** Minimum interval between updates of the time when a key was last used, in milliseconds. */
const LAST_USED_STEP = 60_000;

/** The data of one answered request that usage statistics need. */
interface Use {
  readonly keyId: string;
  readonly operation: string;
  readonly refused: boolean;
  readonly tokens: number;
}

/** Records usage by key, day and operation, and when each key was last used. */
export interface UsageStore {
  /** Buffers a use in memory; the next `flush` stores it. */
  add(use: Use, now: number): void;
  /** Stores what is buffered. The service calls it each second and before it ends. */
  flush(): Promise<void>;
}

type Sum = Tables['usage'];

/** @param database called for each statement */
export function openUsage(database: () => Kysely<Tables>): UsageStore {
  const sums = new Map<string, Sum>();
  const uses = new LastUses();

  return {
    add({ keyId, operation, refused, tokens }, now) {
      const day = Math.floor(now / DAY);
      addTo(sums, { key_id: keyId, day, operation, requests: 1, refused: Number(refused), tokens });
      uses.add(keyId, now);
    },
    async flush() {
      for (const batch of batchesOf([...sums.values()])) {
        // Removed from the map, so that uses arriving during the write start a new sum.
        for (const sum of batch) sums.delete(placeOf(sum));
        try {
          await write(database(), batch);
        } catch (error) {
          for (const sum of batch) addTo(sums, sum);
          throw error;
        }
      }
      await uses.flush(database);
    },
  };
}

const placeOf = ({ key_id, operation, day }: Sum): string => `${key_id} ${operation} ${day}`;

function addTo(sums: Map<string, Sum>, use: Sum): void {
  const sum = sums.get(placeOf(use));
  if (sum === undefined) {
    sums.set(placeOf(use), { ...use });
    return;
  }
  sum.requests += use.requests;
  sum.refused += use.refused;
  sum.tokens += use.tokens;
}

/** One statement, so that a batch is added completely or not at all. */
async function write(db: Kysely<Tables>, batch: readonly Sum[]): Promise<void> {
  const { sql } = loadKysely();
  await db
    .insertInto('usage')
    .values([...batch])
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'day', 'operation']).doUpdateSet({
        requests: sql`usage.requests + excluded.requests`,
        refused: sql`usage.refused + excluded.refused`,
        tokens: sql`usage.tokens + excluded.tokens`,
      }),
    )
    .execute();
}

/** Times when keys were last used. */
class LastUses {
  /** Times that are not stored yet. */
  readonly #waiting = new Map<string, number>();
  readonly #written = new Map<string, number>();

  add(keyId: string, now: number): void {
    const since = now - (this.#written.get(keyId) ?? Number.NEGATIVE_INFINITY);
    // A time in the future was stored while the clock was wrong.
    if (since < 0 || since >= LAST_USED_STEP) this.#waiting.set(keyId, now);
  }

  async flush(database: () => Kysely<Tables>): Promise<void> {
    for (const [keyId, at] of this.#waiting) {
      await database()
        .updateTable('keys')
        .set({ last_used_at: at })
        .where('id', '=', keyId)
        .where((or) =>
          or.or([
            or('last_used_at', 'is', null),
            or('last_used_at', '<', at - LAST_USED_STEP),
            or('last_used_at', '>', at),
          ]),
        )
        .execute();
      this.#written.set(keyId, at);
      if (this.#waiting.get(keyId) === at) this.#waiting.delete(keyId);
    }
  }
}
