import type { SqliteDriver } from './driver.js';
import { unavailable } from './unavailable.js';

const DAY = 86_400_000;
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
  /** Remembers a use in memory; it reaches the file with the next `flush`. */
  add(use: Use, now: number): void;
  /** Writes what has been remembered. The service calls it each second, and before it ends. */
  flush(): void;
}

interface Sum {
  readonly keyId: string;
  readonly day: number;
  readonly operation: string;
  requests: number;
  refused: number;
  tokens: number;
}

export function openUsage(driver: SqliteDriver): UsageStore {
  const upsert = driver.prepare(
    `insert into usage (key_id, day, operation, requests, refused, tokens) values (?, ?, ?, ?, ?, ?)
     on conflict (key_id, day, operation) do update set requests = requests + excluded.requests,
       refused = refused + excluded.refused, tokens = tokens + excluded.tokens`,
  );
  // A time in the future was written while the clock was wrong.
  const touch = driver.prepare(
    'update keys set last_used_at = ?1 where id = ?2 and (coalesce(last_used_at, 0) < ?3 or last_used_at > ?1)',
  );
  const sums = new Map<string, Sum>();
  const lastUsed = new Map<string, number>();

  const write = (): void => {
    for (const sum of sums.values())
      upsert.run(sum.keyId, sum.day, sum.operation, sum.requests, sum.refused, sum.tokens);
    for (const [keyId, at] of lastUsed) touch.run(at, keyId, at - LAST_USED_STEP);
  };

  return {
    add(use, now) {
      addTo(sums, use, Math.floor(now / DAY));
      lastUsed.set(use.keyId, now);
    },
    flush() {
      if (sums.size === 0) return;
      try {
        driver.exec('begin immediate');
        write();
        driver.exec('commit');
      } catch (error) {
        rollBack(driver);
        throw unavailable(error);
      }
      sums.clear();
      lastUsed.clear();
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

function addTo(sums: Map<string, Sum>, { keyId, operation, refused, tokens }: Use, day: number): void {
  const place = `${keyId} ${operation} ${day}`;
  let sum = sums.get(place);
  if (sum === undefined) {
    sum = { keyId, day, operation, requests: 0, refused: 0, tokens: 0 };
    sums.set(place, sum);
  }
  sum.requests++;
  if (refused) sum.refused++;
  sum.tokens += tokens;
}
