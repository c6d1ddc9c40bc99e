import type { Kysely } from 'kysely';
import { loadKysely } from './kysely.js';

/** State of a job. Cancelled and expired jobs are deleted. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A background job. The client's file names and options are stored encrypted. */
export interface JobRow {
  id: string;
  workspace_id: string;
  /** The key that sent it. */
  key_id: string;
  /** Owner for fair scheduling: a key and its successors. */
  owner: string;
  state: JobState;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  /** Time when it is removed with its files. */
  expires_at: number;
  /** The request, encrypted. */
  request: string;
  /** Name of the input file in the blob store; null once it is no longer needed. */
  input: string | null;
  input_bytes: number;
  /** Number of bytes read so far. */
  read_bytes: number;
  /** Name of the result file in the blob store. */
  result: string | null;
  result_bytes: number;
  /** The report, encrypted. */
  report: string | null;
  /** Error code, if it failed. */
  code: string | null;
  /** Tokens charged for it. */
  tokens: number;
  /** Number of attempts. */
  attempts: number;
  /** Worker that runs it. */
  runner: string | null;
  /**
   * Time from which a worker may claim it: the start time of a waiting job, or the end of the lease of a running one.
   */
  due_at: number;
  /** State of the webhook; null if none was requested. */
  webhook: 'waiting' | 'sent' | 'failed' | null;
  /** Time of the next webhook attempt. */
  webhook_at: number;
  webhook_tries: number;
}

/** An idempotency key. */
export interface IdempotencyRow {
  /** HMAC of the key and its owner. */
  id: string;
  /** HMAC of the request content; null while it is being received. */
  body: string | null;
  job_id: string | null;
  /** Expiry. */
  until: number;
}

/** Adds webhooks and idempotency keys. */
export async function addCallers(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('webhook', 'text').execute();
  for (const column of ['webhook_at', 'webhook_tries'])
    await db.schema
      .alterTable('jobs')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('body', 'text')
    .addColumn('job_id', 'text')
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('idempotency_keys_of_job').on('idempotency_keys').column('job_id').execute();
}

/** Speeds up the list of the jobs of one owner. */
export async function listByOwner(db: Kysely<never>): Promise<void> {
  await db.schema.createIndex('jobs_of_owner_by_time').on('jobs').columns(['owner', 'created_at']).execute();
}

/**
 * Makes the cost of what runs for every job, or every second, independent of the number of kept jobs. The conditions of
 * the partial indexes must occur in the statements as they are written here.
 */
export async function indexTurns(db: Kysely<never>): Promise<void> {
  const { sql } = loadKysely();
  for (const statement of [
    "create index jobs_unfinished on jobs (owner, created_at, id) where state in ('waiting', 'running')",
    "create index jobs_unfinished_by_time on jobs (created_at, id, state) where state in ('waiting', 'running')",
    'create index jobs_served on jobs (owner, started_at)',
    "create index jobs_running on jobs (owner, due_at) where state = 'running'",
    // None begins with the state: SQLite would prefer it to the partial indexes.
    "create index jobs_failed on jobs (finished_at) where state = 'failed'",
    'create index jobs_sizes on jobs (result_bytes, input_bytes, input)',
    "create index jobs_webhooks on jobs (webhook_at) where webhook = 'waiting' and state in ('done', 'failed')",
    'create index jobs_by_expiry on jobs (expires_at)',
    'create index jobs_by_input on jobs (input) where input is not null',
    'create index jobs_by_result on jobs (result) where result is not null',
    'drop index jobs_due',
    'drop index jobs_of_owner',
  ])
    await sql.raw(statement).execute(db);
}

/** Creates the table of jobs. */
export async function createJobs(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('plans').addColumn('job_bytes', 'bigint').execute();
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('workspace_id', 'text', (c) => c.notNull())
    .addColumn('key_id', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('input', 'text')
    .addColumn('input_bytes', 'bigint', (c) => c.notNull())
    .addColumn('read_bytes', 'bigint', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('result_bytes', 'bigint', (c) => c.notNull())
    .addColumn('report', 'text')
    .addColumn('code', 'text')
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('runner', 'text')
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['state', 'due_at']).execute();
  await db.schema.createIndex('jobs_of_workspace').on('jobs').columns(['workspace_id', 'created_at']).execute();
  await db.schema.createIndex('jobs_of_owner').on('jobs').columns(['owner', 'state']).execute();
}
