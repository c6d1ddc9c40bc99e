import { advance, type Counters, newCounters } from '../limits/window.js';
import type { SqliteDriver, SqlRow, SqlValue } from './driver.js';
import type { LockRetry } from './lock-retry.js';
import { orUnavailable, unavailable } from './unavailable.js';

/** What a change has come to. */
export interface Change<T> {
  readonly save: boolean;
  readonly result: T;
}

/** The stored counters of keys. */
export interface QuotaRows {
  /** The counters as they are now. */
  read(id: string, now: number): Promise<Counters>;
  /**
   * Changes counters so that no change of any process is lost, and none that was told is lost with a killed process.
   * @param work says whether there is something to save; it does nothing but change the counters it gets, and may be called again
   */
  change<T>(id: string, now: number, work: (counters: Counters) => Change<T>): Promise<T>;
}

/** Counters in a SQLite file: a change is a transaction that holds the write lock from its first read on (17 µs of CPU). */
export function sqliteQuotaRows(driver: SqliteDriver, retry: LockRetry): QuotaRows {
  const { select, upsert, transaction } = statements(driver);
  return {
    read: async (id, now) => orUnavailable(() => current(select.get(id), now).counters),
    change: (id, now, work) =>
      retry.ask(() =>
        transaction(() => {
          const { counters, corrected } = current(select.get(id), now);
          const { save, result } = work(counters);
          if (save || corrected) upsert.run(id, ...valuesOf(counters));
          return result;
        }),
      ),
  };
}

/** The counters of a row at a moment, and whether they were of a clock that has been corrected. */
function current(row: SqlRow | undefined, now: number) {
  const counters = countersOf(row) ?? newCounters(now);
  return { counters, corrected: advance(counters, now) };
}

const COLUMNS = [
  'second',
  'ring',
  'month',
  'requests',
  'tokens',
  'before_month',
  'before_requests',
  'before_tokens',
] as const;

/** In the order of the columns. */
const valuesOf = ({ second, ring, month, requests, tokens, before }: Counters): readonly SqlValue[] => [
  second,
  bytesOf(ring),
  month,
  requests,
  tokens,
  before?.month ?? null,
  before?.requests ?? null,
  before?.tokens ?? null,
];

function statements(driver: SqliteDriver) {
  const begin = driver.prepare('begin immediate');
  const commit = driver.prepare('commit');
  const rollback = driver.prepare('rollback');
  return {
    select: driver.prepare(`select ${COLUMNS.join(', ')} from quotas where id = ?`),
    upsert: driver.prepare(
      `insert into quotas (id, ${COLUMNS.join(', ')}) values (?${', ?'.repeat(COLUMNS.length)}) on conflict (id) do update
       set ${COLUMNS.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    ),
    /** Whatever goes wrong within, nothing is changed, and the failure has one name. */
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

const bytesOf = (ring: Uint32Array): Uint8Array => new Uint8Array(ring.buffer, ring.byteOffset, ring.byteLength);

/** Reads a row; one that this version cannot read counts as damaged, never as unused. */
function countersOf(row: SqlRow | undefined): Counters | undefined {
  if (row === undefined) return undefined;
  const { second, ring, month, requests, tokens } = row;
  if (
    typeof second !== 'number' ||
    typeof month !== 'number' ||
    typeof requests !== 'number' ||
    typeof tokens !== 'number' ||
    !(ring instanceof Uint8Array)
  )
    throw new TypeError('quota row');
  const before = beforeOf(row);
  return { second, ring: new Uint32Array(Uint8Array.from(ring).buffer), month, requests, tokens, before };
}

function beforeOf({ before_month: month, before_requests: requests, before_tokens: tokens }: SqlRow) {
  if (typeof month !== 'number' || typeof requests !== 'number' || typeof tokens !== 'number') return undefined;
  return { month, requests, tokens };
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // The transaction had not begun, or the connection is gone; the caller reports the first failure.
  }
}
