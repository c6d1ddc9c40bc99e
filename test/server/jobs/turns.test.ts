import { expect } from 'chai';
import { type Kysely, sql } from 'kysely';
import { nextJob, turnAt } from '../../../server/jobs/next-job.js';
import { JobTable } from '../../../server/jobs/table.js';
import type { JobRow } from '../../../server/store/job-tables.js';
import { openStore } from '../../../server/store/open.js';
import type { Tables } from '../../../server/store/schema.js';
import type { Store } from '../../../server/store/store.js';
import { STORE_KINDS, type StorePlace } from '../kit/store-kinds.js';

const NOW = 1_000_000;

/** Whole numbers below a limit, the same in every run. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}

const job = (index: number, given: Partial<JobRow>): JobRow => ({
  id: `job_${index.toString(16).padStart(32, '0')}`,
  workspace_id: 'local',
  key_id: 'key',
  owner: 'owner',
  state: 'waiting',
  created_at: index,
  started_at: null,
  finished_at: null,
  expires_at: 2 * NOW,
  request: '',
  input: null,
  input_bytes: 10,
  read_bytes: 0,
  result: null,
  result_bytes: 0,
  report: null,
  code: null,
  tokens: 0,
  attempts: 0,
  runner: null,
  due_at: 0,
  webhook: null,
  webhook_at: 0,
  webhook_tries: 0,
  ...given,
});

/** Jobs of four owners in all states, some with claims that have expired, some not due. */
function anyJobs(seed: number): readonly JobRow[] {
  const below = numbers(seed);
  return Array.from({ length: 5 + below(40) }, (_, i) => {
    const state = (['waiting', 'waiting', 'running', 'done', 'failed'] as const)[below(5)] ?? 'waiting';
    return job(i, {
      owner: `owner${below(4)}`,
      state,
      started_at: state === 'waiting' ? null : below(1_000),
      due_at: below(3) === 0 ? NOW + 1 : 0,
    });
  });
}

/** Whose turn it is, as the documentation says. */
function expected(jobs: readonly JobRow[]): string | undefined {
  const of = (owner: string): readonly JobRow[] => jobs.filter((one) => one.owner === owner);
  const due = jobs.filter(({ state, due_at }) => (state === 'waiting' || state === 'running') && due_at <= NOW);
  const keyOf = ({ owner, created_at }: JobRow): readonly number[] => [
    of(owner).filter(({ state, due_at }) => state === 'running' && due_at > NOW).length,
    of(owner).reduce((last, { started_at }) => Math.max(last, started_at ?? 0), 0),
    created_at,
  ];
  const sorted = due
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => a.key.map((value, i) => value - (b.key[i] ?? 0)).find((by) => by !== 0) ?? 0);
  return sorted[0]?.row.id;
}

async function fill(db: Kysely<Tables>, jobs: readonly JobRow[]): Promise<void> {
  await db.deleteFrom('jobs').execute();
  for (let from = 0; from < jobs.length; from += 500)
    await db
      .insertInto('jobs')
      .values(jobs.slice(from, from + 500))
      .execute();
}

for (const kind of STORE_KINDS)
  describe(`turns of jobs, in ${kind.name}`, function () {
    this.timeout(120_000);
    let place: StorePlace;
    let store: Store;

    before(async function () {
      place = await kind.start(this);
      store = await openStore(await place.fresh());
    });
    after(async () => {
      await store?.close();
      await place?.stop();
    });

    it('go to the owner with the fewest running jobs, then to the one served longest ago, then to the oldest job', async () => {
      for (let seed = 1; seed <= 200 * kind.share; seed++) {
        const jobs = anyJobs(seed);
        await fill(store.db, jobs);
        expect((await nextJob(store.db, NOW))?.id, `seed ${seed}`).to.equal(expected(jobs));
      }
    });

    it('are all taken, each once, by two that claim at the same time', async () => {
      await fill(
        store.db,
        Array.from({ length: 40 }, (_, i) => job(i, { owner: `owner${i % 3}` })),
      );
      const table = new JobTable(() => store.db);
      const taken: string[] = [];
      const claim = async (runner: string): Promise<void> => {
        for (let row = await table.claim(runner, NOW, 10); row !== undefined; row = await table.claim(runner, NOW, 10))
          taken.push(row.id);
      };
      await Promise.all([claim('one'), claim('two')]);
      expect(new Set(taken).size).to.equal(40);
      expect(taken).to.have.length(40);
    });

    it('add up the sizes of files anew after changes of this process', async () => {
      const table = new JobTable(() => store.db);
      await fill(store.db, [job(0, { input: 'file', input_bytes: 100, result_bytes: 7 })]);
      expect(await table.stored()).to.equal(107);
      await table.add({ ...job(1, { input: 'other', input_bytes: 50 }), webhook: null });
      expect(await table.stored()).to.equal(157);
      await table.remove(job(0, {}).id);
      expect(await table.stored()).to.equal(50);
    });
  });

describe('the statement that finds the next job', () => {
  it('reads no index that contains kept jobs, except for the last start of an owner', async function () {
    const [kind] = STORE_KINDS;
    if (kind === undefined) throw new Error('there is no kind of store');
    const place = await kind.start(this);
    const store = await openStore(await place.fresh());
    try {
      const plan = await planOf(store.db);
      expect(plan.length).to.be.greaterThan(5);
      expect(plan.filter((step) => !/INDEX jobs_(?:unfinished|running|served)\b/.test(step))).to.deep.equal([]);
    } finally {
      await store.close();
      await place.stop();
    }
  });
});

/** The steps in which SQLite reads jobs to find the next one. */
async function planOf(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly detail: string }>`explain query plan ${turnAt(NOW)}`.execute(db);
  return rows.map(({ detail }) => detail).filter((detail) => / jobs /.test(detail));
}
