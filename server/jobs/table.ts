import { randomBytes } from 'node:crypto';
import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { ErrorCode } from '../../core/index.js';
import type { JobRow, JobState } from '../store/job-tables.js';
import { findKeyById, type KeyWithPlan } from '../store/keys.js';
import { loadKysely } from '../store/kysely.js';
import type { KeyRow, Tables } from '../store/schema.js';
import { unavailable } from '../store/unavailable.js';
import { hasWebhookToSend, isUnfinished, nextJob } from './next-job.js';

/** A new job. */
export type NewJob = Pick<
  JobRow,
  | 'id'
  | 'workspace_id'
  | 'key_id'
  | 'owner'
  | 'created_at'
  | 'expires_at'
  | 'request'
  | 'input'
  | 'input_bytes'
  | 'webhook'
>;

/** Result of a successful job. */
export type JobResult = Pick<JobRow, 'result' | 'result_bytes' | 'report' | 'tokens'>;

/** Whose jobs somebody may see. */
export interface JobScope {
  readonly workspace: string;
  /** Only those of this owner. */
  readonly owner?: string;
  /** Only those sent by keys of this environment. */
  readonly environment?: KeyRow['environment'];
}

/** A worker's claim on a job. Its writes are accepted only while no other worker has claimed the job. */
export type Claim = Pick<JobRow, 'id' | 'runner' | 'attempts'>;

/** Number of jobs by state, for people and metrics. */
export interface JobCounts {
  readonly byState: Readonly<Record<JobState, number>>;
  /** Time when the oldest waiting job was sent. */
  readonly waitsSince?: number;
}

/** Thrown when a job was removed or taken over by another worker. */
export class JobGone extends Error {}

const ID = /^job_[0-9a-f]{32}$/;

/** Creates an unguessable job id. */
export const newJobId = (): string => `job_${randomBytes(16).toString('hex')}`;

/** Number of jobs per list page. */
export const PAGE = 50;

const FRESH: Omit<JobRow, keyof NewJob> = {
  state: 'waiting',
  started_at: null,
  finished_at: null,
  read_bytes: 0,
  result: null,
  result_bytes: 0,
  report: null,
  code: null,
  tokens: 0,
  attempts: 0,
  runner: null,
  due_at: 0,
  webhook_at: 0,
  webhook_tries: 0,
};

/** How many times as long as adding up the sizes of all files took the sum is used. */
const REST_PER_SUM = 20;

const UNFINISHED: readonly JobState[] = ['waiting', 'running'];

/**
 * The jobs of the store. Each change is a single statement, so that several processes can work concurrently. Throws
 * DeidError `store_unavailable`.
 */
export class JobTable {
  readonly #db: () => Kysely<Tables>;
  /** The sum of {@link JobTable.stored}, used until the time below. */
  #stored = 0;
  #storedUntil = 0;

  constructor(db: () => Kysely<Tables>) {
    this.#db = db;
  }

  async #ask<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    try {
      return await work(this.#db());
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** Adds a waiting job. */
  async add(job: NewJob): Promise<JobRow> {
    const row: JobRow = { ...job, ...FRESH };
    await this.#ask((db) => db.insertInto('jobs').values(row).execute());
    this.#stored += row.input_bytes;
    return row;
  }

  /** Finds a job within a scope; undefined if it does not exist there. */
  async find(id: string, scope: JobScope): Promise<JobRow | undefined> {
    if (!ID.test(id)) return undefined;
    return this.#ask((db) =>
      db.selectFrom('jobs').selectAll().where('id', '=', id).where(within(scope)).executeTakeFirst(),
    );
  }

  /** Lists the jobs of a scope, newest first; optionally after a given job or in one state. */
  async list(scope: JobScope, after?: Pick<JobRow, 'id' | 'created_at'>, state?: JobState): Promise<readonly JobRow[]> {
    return this.#ask((db) =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where(within(scope))
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
        .$if(after !== undefined, (query) =>
          query.where((eb) =>
            eb.or([
              eb('created_at', '<', after?.created_at ?? 0),
              eb.and([eb('created_at', '=', after?.created_at ?? 0), eb('id', '<', after?.id ?? '')]),
            ]),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE)
        .execute(),
    );
  }

  /** Number of waiting and running jobs of an owner. @param most the count ends there */
  async unfinished(owner: string, most: number): Promise<number> {
    // Ordered, because SQLite then takes the index that contains these jobs only.
    const rows = await this.#ask((db) =>
      db
        .selectFrom('jobs')
        .select('id')
        .where('owner', '=', owner)
        .where(isUnfinished())
        .orderBy('created_at')
        .orderBy('id')
        .limit(most)
        .execute(),
    );
    return rows.length;
  }

  /**
   * Total size of all files in bytes. Adding them up takes longer the more jobs are kept, so the sum is used again, with
   * the changes by this process, for a time in proportion to what it took.
   */
  async stored(): Promise<number> {
    const began = performance.now();
    if (began < this.#storedUntil) return this.#stored;
    this.#stored = await this.#sumOfFiles();
    const ended = performance.now();
    this.#storedUntil = ended + (ended - began) * REST_PER_SUM;
    return this.#stored;
  }

  async #sumOfFiles(): Promise<number> {
    const row = await this.#ask((db) =>
      db
        .selectFrom('jobs')
        .select((eb) => [
          eb.fn.sum('result_bytes').as('results'),
          eb.fn
            .sum(eb.case().when('input', 'is not', null).then(eb.ref('input_bytes')).else(eb.lit(0)).end())
            .as('inputs'),
        ])
        .executeTakeFirst(),
    );
    return Number(row?.results ?? 0) + Number(row?.inputs ?? 0);
  }

  /** Claims the job whose turn it is. @returns undefined if none is due */
  async claim(runner: string, now: number, leaseMs: number): Promise<JobRow | undefined> {
    for (;;) {
      const next = await this.#ask((db) => nextJob(db, now));
      if (next === undefined) return undefined;
      const { numUpdatedRows } = await this.#ask((db) =>
        db
          .updateTable('jobs')
          .set({
            state: 'running',
            runner,
            started_at: now,
            read_bytes: 0,
            due_at: now + leaseMs,
            attempts: next.attempts + 1,
          })
          .where('id', '=', next.id)
          .where('attempts', '=', next.attempts)
          .where('state', 'in', UNFINISHED)
          .where('due_at', '<=', now)
          .executeTakeFirst(),
      );
      // Another process may have claimed it first.
      if (numUpdatedRows === 1n)
        return {
          ...next,
          state: 'running',
          runner,
          started_at: now,
          attempts: next.attempts + 1,
          due_at: now + leaseMs,
        };
    }
  }

  /** Some of the due jobs, the oldest first. */
  async due(now: number): Promise<readonly string[]> {
    const rows = await this.#ask((db) =>
      db
        .selectFrom('jobs')
        .select('id')
        .where(isUnfinished())
        .where('due_at', '<=', now)
        .orderBy('created_at')
        .limit(PAGE)
        .execute(),
    );
    return rows.map(({ id }) => id);
  }

  /** Renews the lease. False if the job was removed or taken over. */
  beat(claim: Claim, due: number, read: number): Promise<boolean> {
    return this.#update(claim, { due_at: due, read_bytes: read });
  }

  /** Releases the job for other workers from a given time on, without counting the attempt. */
  release(claim: Claim, due: number): Promise<boolean> {
    return this.#update(claim, { state: 'waiting', runner: null, due_at: due, attempts: claim.attempts - 1 });
  }

  /** Records the tokens about to be charged, so that another attempt does not charge them again. */
  charging(claim: Claim, tokens: number): Promise<boolean> {
    return this.#update(claim, { tokens });
  }

  done(claim: Claim, result: JobResult, now: number, expires: number): Promise<boolean> {
    return this.#update(claim, { ...result, state: 'done', input: null, finished_at: now, expires_at: expires });
  }

  failed(claim: Claim, code: ErrorCode, now: number, expires: number): Promise<boolean> {
    const to = { state: 'failed', code, tokens: 0, input: null, finished_at: now, expires_at: expires } as const;
    return this.#update(claim, to);
  }

  async #update({ id, runner, attempts }: Claim, to: Partial<JobRow>): Promise<boolean> {
    const { numUpdatedRows } = await this.#ask((db) =>
      db
        .updateTable('jobs')
        .set(to)
        .where('id', '=', id)
        .where('runner', '=', runner)
        .where('attempts', '=', attempts)
        .where('state', '=', 'running')
        .executeTakeFirst(),
    );
    return numUpdatedRows === 1n;
  }

  /** Jobs whose webhook is due. */
  webhooksDue(now: number, most: number): Promise<readonly JobRow[]> {
    return this.#ask((db) =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where(hasWebhookToSend())
        .where('webhook_at', '<=', now)
        .orderBy('webhook_at')
        .limit(most)
        .execute(),
    );
  }

  /** Claims the sending of a webhook until a given time. False if another process has it. */
  async claimWebhook({ id, webhook_tries: tries }: JobRow, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#ask((db) =>
      db
        .updateTable('jobs')
        .set({ webhook_at: until, webhook_tries: tries + 1 })
        .where('id', '=', id)
        .where('webhook', '=', 'waiting')
        .where('webhook_tries', '=', tries)
        .executeTakeFirst(),
    );
    return numUpdatedRows === 1n;
  }

  /** Records the result of a webhook. @param next time of the next attempt, if there is one */
  async recordWebhook(id: string, webhook: NonNullable<JobRow['webhook']>, next: number): Promise<void> {
    await this.#ask((db) => db.updateTable('jobs').set({ webhook, webhook_at: next }).where('id', '=', id).execute());
  }

  /** Removes a job and returns its row; undefined if it was already removed. */
  async remove(id: string): Promise<JobRow | undefined> {
    const row = await this.#ask((db) => db.deleteFrom('jobs').where('id', '=', id).returningAll().executeTakeFirst());
    if (row !== undefined)
      this.#stored -= Number(row.result_bytes) + (row.input === null ? 0 : Number(row.input_bytes));
    return row;
  }

  /** The key that sent a job, with its plan. */
  key(id: string): Promise<KeyWithPlan | undefined> {
    return this.#ask((db) => findKeyById(db, id));
  }

  /** Expired jobs. */
  expired(now: number): Promise<readonly JobRow[]> {
    return this.#ask((db) => db.selectFrom('jobs').selectAll().where('expires_at', '<=', now).limit(1_000).execute());
  }

  /** The files among the given ones that belong to a job. */
  async known(files: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#ask((db) =>
      db
        .selectFrom('jobs')
        .select(['input', 'result'])
        .where((eb) => eb.or([eb('input', 'in', [...files]), eb('result', 'in', [...files])]))
        .execute(),
    );
    return new Set(rows.flatMap(({ input, result }) => [input ?? '', result ?? '']));
  }

  /** Counts the jobs of all owners. Done ones are what remains: only they are many. */
  async counts(): Promise<JobCounts> {
    const unfinished = await this.#ask((db) =>
      db
        .selectFrom('jobs')
        .select((eb) => ['state', eb.fn.countAll().as('n'), eb.fn.min('created_at').as('since')])
        .where(isUnfinished())
        .groupBy('state')
        .execute(),
    );
    const failed = await this.#count((db) => db.where(loadKysely().sql<boolean>`state = 'failed'`));
    const all = await this.#count((db) => db);
    const of = (state: JobState): number => Number(unfinished.find((row) => row.state === state)?.n ?? 0);
    const since = unfinished.find((row) => row.state === 'waiting')?.since;
    const [waiting, running] = [of('waiting'), of('running')];
    return {
      byState: { waiting, running, done: Math.max(0, all - waiting - running - failed), failed },
      ...(since === undefined || since === null ? {} : { waitsSince: Number(since) }),
    };
  }

  async #count(
    among: (all: SelectQueryBuilder<Tables, 'jobs', object>) => SelectQueryBuilder<Tables, 'jobs', object>,
  ): Promise<number> {
    const row = await this.#ask((db) =>
      among(db.selectFrom('jobs'))
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirst(),
    );
    return Number(row?.n ?? 0);
  }
}

const within =
  ({ workspace, owner, environment }: JobScope) =>
  (eb: ExpressionBuilder<Tables, 'jobs'>) =>
    eb.and([
      eb('workspace_id', '=', workspace),
      ...(owner === undefined ? [] : [eb('owner', '=', owner)]),
      ...(environment === undefined
        ? []
        : [eb('key_id', 'in', eb.selectFrom('keys').select('keys.id').where('keys.environment', '=', environment))]),
    ]);
