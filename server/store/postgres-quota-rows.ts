import type { SqlRow } from './driver.js';
import type { PostgresPool } from './postgres-pool.js';
import { currentOf, QUOTA_COLUMNS, type QuotaRows, quotaValues } from './quota-rows.js';
import { unavailable } from './unavailable.js';

/** Maximum time in milliseconds for which a change is retried after conflicts. */
const MAX_MS = 5_000;
/** Columns compared to detect that a row was changed since it was read. */
const COMPARED = ['second', 'ring', 'month', 'requests', 'tokens'] as const;

const columns = QUOTA_COLUMNS.join(', ');
const places = (count: number, first: number): string[] => Array.from({ length: count }, (_, i) => `$${i + first}`);

const SELECT = `select ${columns} from quotas where id = $1`;
const INSERT = `insert into quotas (id, ${columns}) values (${places(QUOTA_COLUMNS.length + 1, 1)}) on conflict (id) do nothing`;
const UPDATE = `update quotas set (${columns}) = (${places(QUOTA_COLUMNS.length, 2)}) where id = $1 and (${COMPARED}) = (${places(COMPARED.length, QUOTA_COLUMNS.length + 2)})`;

/**
 * Counters in Postgres with optimistic locking: an update applies only if the row is unchanged since it was read,
 * otherwise it is retried.
 */
export function postgresQuotaRows(pool: PostgresPool): QuotaRows {
  const read = async (id: string): Promise<SqlRow | undefined> => (await pool.query<SqlRow>(SELECT, [id])).rows[0];
  const write = async (id: string, old: SqlRow | undefined, values: readonly unknown[]): Promise<boolean> => {
    const { changed } =
      old === undefined
        ? await pool.query(INSERT, [id, ...values])
        : await pool.query(UPDATE, [id, ...values, ...COMPARED.map((name) => old[name])]);
    return changed > 0;
  };
  return {
    read: async (id, now) => currentOf(await read(id), now).counters,
    async change(id, now, work) {
      const until = performance.now() + MAX_MS;
      do {
        const row = await read(id);
        const { counters, corrected } = currentOf(row, now);
        const { save, result } = work(counters);
        if (!(save || corrected) || (await write(id, row, quotaValues(counters)))) return result;
      } while (performance.now() < until);
      throw unavailable(new Error('other processes are quicker'));
    },
  };
}
