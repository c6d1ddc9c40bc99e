import type { Kysely } from 'kysely';
import { loadKysely } from './kysely.js';
import type { RequestRow, Tables } from './schema.js';

/** Maximum number of requests stored per second. Above that, use the process log. */
const MAX_A_SECOND = 100;
const KEPT = 10_000;
const KEPT_MS = 30 * 86_400_000;
/** Number of flushes between removals of old rows. */
const PRUNE_EVERY = 60;

/** The last requests, for display: operation, key and result, without any content. */
export interface RequestLog {
  /** Buffers a request; the next `flush` stores it. */
  add(request: RequestRow): void;
  flush(now: number): Promise<void>;
}

/** @param database called for each statement */
export function openRequestLog(database: () => Kysely<Tables>): RequestLog {
  let waiting: RequestRow[] = [];
  let flushes = 0;

  return {
    add(request) {
      if (waiting.length < MAX_A_SECOND) waiting.push(request);
    },
    async flush(now) {
      if (waiting.length === 0) return;
      const rows = waiting;
      waiting = [];
      try {
        await insert(database(), rows);
        if (flushes++ % PRUNE_EVERY === 0) await prune(database(), now);
      } catch (error) {
        // Retry later; rows that were already stored are not duplicated.
        waiting = [...rows, ...waiting].slice(0, MAX_A_SECOND);
        throw error;
      }
    },
  };
}

async function insert(db: Kysely<Tables>, rows: readonly RequestRow[]): Promise<void> {
  await db
    .insertInto('requests')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function prune(db: Kysely<Tables>, now: number): Promise<void> {
  const { sql } = loadKysely();
  await sql`delete from requests where at < ${now - KEPT_MS}
    or at < (select at from requests order by at desc limit 1 offset ${KEPT})`.execute(db);
}
