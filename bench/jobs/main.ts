// npm run bench:jobs -- [--jobs 1000000] [--owners 100] [--database postgres://…]: what the queue of jobs costs when many are kept or wait.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { JobTable } from '../../server/jobs/table.js';
import { openStore } from '../../server/store/open.js';
import { processCpuSeconds, quantile } from '../cpu.js';
import { printTable } from '../table.js';

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    owners: { type: 'string', default: '100' },
    /** An empty Postgres database, which is filled; default: an SQLite file that is removed. */
    database: { type: 'string' },
  },
});
const jobs = Number(values.jobs);
const owners = Number(values.owners);
const NOW = 1_000_000_000_000;
const LEASE_MS = 60_000;
const CLAIMS = 300;
/** Rows per statement, which Postgres ends after a while. */
const ROWS = 20_000;

const directory = mkdtempSync(join(tmpdir(), 'deidkit-jobs-'));
const store = await openStore({
  dataDir: directory,
  ...(values.database !== undefined && { databaseUrl: values.database }),
});
try {
  const table = new JobTable(() => store.db);
  await fill('done', 0, jobs);
  await fill('waiting', jobs, jobs + 1_000);
  await measure(`${jobs} kept, 1000 waiting, ${owners} owners`, table);
  await fill('waiting', jobs + 1_000, 2 * jobs);
  await measure(`${jobs} kept, ${jobs} waiting, ${owners} owners`, table);
} finally {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
}

/** Adds jobs in one state, sent one per millisecond by the owners in turns. */
async function fill(state: 'done' | 'waiting', from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += ROWS) await insert(state, at, Math.min(at + ROWS, to));
}

async function insert(state: 'done' | 'waiting', from: number, to: number): Promise<void> {
  const isDone = state === 'done';
  await sql`
    insert into jobs (id, workspace_id, key_id, owner, state, created_at, started_at, finished_at, expires_at, request,
      input, input_bytes, read_bytes, result, result_bytes, report, tokens, attempts, due_at, webhook, webhook_at,
      webhook_tries)
    with recursive numbers (i) as (
      select cast(${from} as bigint) union all select i + 1 from numbers where i < cast(${to - 1} as bigint)
    )
    select 'job_' || cast(i as text), 'local', 'key', 'owner' || cast(i % ${sql.lit(owners)} as text), ${state},
      ${sql.lit(NOW)} + i, ${sql.lit(isDone ? NOW : null)} + i, ${sql.lit(isDone ? NOW : null)} + i,
      ${sql.lit(NOW * 2)} + i, 'request', ${sql.lit(null)}, 1000, 0, 'result' || cast(i as text), 1000, 'report', 100,
      0, 0, 'waiting', ${sql.lit(NOW * 2)}, 0
    from numbers`.execute(store.db);
}

/** How long calls took, in milliseconds. */
interface Times {
  readonly all: readonly number[];
  /** CPU time of this process per call: with Postgres, not that of the server. */
  readonly cpu: number;
}

async function measure(title: string, table: JobTable): Promise<void> {
  const now = NOW + 3 * jobs;
  const times = async (work: (i: number) => Promise<unknown>, count = CLAIMS): Promise<Times> => {
    const all: number[] = [];
    const before = processCpuSeconds();
    for (let i = 0; i < count; i++) {
      const start = performance.now();
      await work(i);
      all.push(performance.now() - start);
    }
    return { all, cpu: (1_000 * (processCpuSeconds() - before)) / count };
  };
  const claim = async (i: number): Promise<void> => {
    const row = await table.claim('bench', now + i, LEASE_MS);
    if (row === undefined) throw new Error('No job was claimed.');
  };
  const rows: (readonly [string, Times])[] = [
    ['claim', await times(claim)],
    ['jobs to announce', await times(() => table.due(now))],
    ['unfinished jobs of an owner', await times(() => table.unfinished('owner1', 1_000))],
    ['webhooks to send', await times(() => table.webhooksDue(now, 20))],
    ['expired jobs', await times(() => table.expired(now))],
    ['files that belong to jobs', await times((i) => table.known([`result${i}`, `file${i}`]))],
    ['size of all files', await times(() => table.stored(), 20)],
    ['jobs by state', await times(() => table.counts(), 5)],
  ];
  const ms = (values: readonly number[], q: number): string => quantile(values, q).toFixed(2);
  printTable(
    [title, 'CPU ms', 'median ms', '99 % ms', 'most ms'],
    rows.map(([what, { all, cpu }]) => [what, cpu.toFixed(2), ms(all, 0.5), ms(all, 0.99), ms(all, 1)]),
  );
}
