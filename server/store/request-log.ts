import type { SqliteDriver } from './driver.js';
import type { RequestRow } from './schema.js';
import { unavailable } from './unavailable.js';

/** So many requests of one second are kept: beyond that a log is read by programs, from the log of the process. */
const MOST_A_SECOND = 100;
const KEPT = 10_000;
const KEPT_MS = 30 * 86_400_000;
/** How often the oldest are taken out, in flushes. */
const PRUNE_EVERY = 60;

/** The last requests, for people to look at: what was asked, by which key, and what came of it; without any content. */
export interface RequestLog {
  /** Remembers a request in memory; it reaches the file with the next `flush`. */
  add(request: RequestRow): void;
  flush(now: number): void;
}

export function openRequestLog(driver: SqliteDriver): RequestLog {
  const insert = driver.prepare(
    'insert or ignore into requests (id, at, key_id, operation, status, code, ms, tokens) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const prune = driver.prepare(
    `delete from requests where at < ? or at < (select at from requests order by at desc limit 1 offset ${KEPT})`,
  );
  let waiting: RequestRow[] = [];
  let flushes = 0;

  const write = (now: number): void => {
    for (const { id, at, key_id, operation, status, code, ms, tokens } of waiting)
      insert.run(id, at, key_id, operation, status, code, ms, tokens);
    if (flushes++ % PRUNE_EVERY === 0) prune.run(now - KEPT_MS);
  };

  return {
    add(request) {
      if (waiting.length < MOST_A_SECOND) waiting.push(request);
    },
    flush(now) {
      if (waiting.length === 0) return;
      try {
        driver.exec('begin immediate');
        write(now);
        driver.exec('commit');
      } catch (error) {
        rollBack(driver);
        throw unavailable(error);
      }
      waiting = [];
    },
  };
}

/** Some failures, such as a full disk, have ended the transaction already. */
function rollBack(driver: SqliteDriver): void {
  try {
    driver.exec('rollback');
  } catch {
    // There is none any more.
  }
}
