import type { SqliteDriver } from './driver.js';
import type { LockRetry } from './lock-retry.js';
import { currentOf, QUOTA_COLUMNS, type QuotaRows, quotaValues } from './quota-rows.js';
import { orUnavailable, unavailable } from './unavailable.js';

/**
 * Counters in an SQLite file. A change is a transaction that holds the write lock from its first read (17 µs of CPU).
 */
export function sqliteQuotaRows(driver: SqliteDriver, retry: LockRetry): QuotaRows {
  const { select, upsert, transaction } = statements(driver);
  return {
    read: async (id, now) => orUnavailable(() => currentOf(select.get(id), now).counters),
    change: (id, now, work) =>
      retry.ask(() =>
        transaction(() => {
          const { counters, corrected } = currentOf(select.get(id), now);
          const { save, result } = work(counters);
          if (save || corrected) upsert.run(id, ...quotaValues(counters));
          return result;
        }),
      ),
  };
}

function statements(driver: SqliteDriver) {
  const begin = driver.prepare('begin immediate');
  const commit = driver.prepare('commit');
  const rollback = driver.prepare('rollback');
  return {
    select: driver.prepare(`select ${QUOTA_COLUMNS.join(', ')} from quotas where id = ?`),
    upsert: driver.prepare(
      `insert into quotas (id, ${QUOTA_COLUMNS.join(', ')}) values (?${', ?'.repeat(QUOTA_COLUMNS.length)}) on conflict (id) do update
       set ${QUOTA_COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    ),
    /** Rolls back at any failure and throws it as one kind of error. */
    transaction<T>(work: () => T): T {
      try {
        begin.run();
        const result = work();
        commit.run();
        return result;
      } catch (error) {
        quietly(() => rollback.run());
        throw unavailable(error);
      }
    },
  };
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // The transaction had not begun, or the connection is lost; the first failure is reported.
  }
}
