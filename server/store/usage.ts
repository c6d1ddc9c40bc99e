import type { Kysely } from 'kysely';
import { batchesOf } from './batches.js';
import { loadKysely } from './kysely.js';
import type { Tables } from './schema.js';

const DAY = 86_400_000;
/** When a key was used last is written at most once a minute. */
const LAST_USED_STEP = 60_000;

/** One answered request, as far as the bill is concerned. */
interface Use {
  readonly keyId: string;
  readonly operation: string;
  readonly refused: boolean;
  readonly tokens: number;
}

/** Keeps what was used, by key, day and operation, and when each key was used last. */
export interface UsageStore {
  /** Remembers a use in memory; it reaches the store with the next `flush`. */
  add(use: Use, now: number): void;
  /** Writes what has been remembered. The service calls it each second, and before it ends. */
  flush(): Promise<void>;
}

type Sum = Tables['usage'];

/** @param database executes one statement at a time */
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
        // What comes while they are written is a sum of its own.
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

/** One statement: all of a batch is added, or nothing. */
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

/** When keys were used last. */
class LastUses {
  /** Not yet written. */
  readonly #waiting = new Map<string, number>();
  readonly #written = new Map<string, number>();

  add(keyId: string, now: number): void {
    const since = now - (this.#written.get(keyId) ?? Number.NEGATIVE_INFINITY);
    // A time in the future was written while the clock was wrong.
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
