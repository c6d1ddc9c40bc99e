import { advance, type Counters, newCounters } from '../limits/window.js';
import type { SqliteDriver, SqlRow, SqlValue } from './driver.js';
import { orUnavailable, unavailable } from './unavailable.js';

/** What a transaction has come to. */
interface Change<T> {
  readonly save: boolean;
  readonly result: T;
}

/** The stored counters of keys. */
export interface QuotaRows {
  /** The counters as they are now. */
  read(id: string, now: number): Counters;
  /**
   * Changes counters in one transaction that holds the write lock from its first read on (17 µs of CPU), so that counts are
   * exact over any number of processes, and a killed process loses none that was committed.
   * @param work says whether there is something to save
   */
  change<T>(id: string, now: number, work: (counters: Counters) => Change<T>): T;
}

export function quotaRows(driver: SqliteDriver): QuotaRows {
  const { select, upsert, transaction } = statements(driver);
  const load = (id: string, now: number): Counters => {
    const counters = countersOf(select.get(id)) ?? newCounters(now);
    advance(counters, now);
    return counters;
  };
  return {
    read: (id, now) => orUnavailable(() => load(id, now)),
    change: (id, now, work) =>
      transaction(() => {
        const counters = load(id, now);
        const { save, result } = work(counters);
        if (save) upsert.run(id, ...valuesOf(counters));
        return result;
      }),
  };
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
