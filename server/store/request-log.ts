import type { Kysely } from 'kysely';
import { loadKysely } from './kysely.js';
import type { RequestRow, Tables } from './schema.js';

/** So many requests of one second are kept: beyond that a log is read by programs, from the log of the process. */
const MAX_A_SECOND = 100;
const KEPT = 10_000;
const KEPT_MS = 30 * 86_400_000;
/** How often the oldest are taken out, in flushes. */
const PRUNE_EVERY = 60;

/** The last requests, for people to look at: what was asked, by which key, and what came of it; without any content. */
export interface RequestLog {
  /** Remembers a request in memory; it reaches the store with the next `flush`. */
  add(request: RequestRow): void;
  flush(now: number): Promise<void>;
}

/** @param database one statement at a time is asked of it */
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
        // Written again, rows that are there stay as they are.
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
