import type { Kysely } from 'kysely';

/** What a job is doing. Cancelled and expired ones are no more. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A file that is de-identified while nobody waits for the answer. Names and words of the client stand in it encrypted only. */
export interface JobRow {
  id: string;
  workspace_id: string;
  /** The key that sent it. */
  key_id: string;
  /** Whose turn it is: a key and its successors. */
  owner: string;
  state: JobState;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  /** When it is removed, with its files. */
  expires_at: number;
  /** What was asked for, sealed. */
  request: string;
  /** Name of the file that was sent; null once it is not needed any more. */
  input: string | null;
  input_bytes: number;
  /** How much of it has been read, as far as is known. */
  read_bytes: number;
  /** Name of the file that was made. */
  result: string | null;
  result_bytes: number;
  /** What was done, sealed. */
  report: string | null;
  /** Why it failed: a code. */
  code: string | null;
  /** Tokens charged for it. */
  tokens: number;
  /** Times that somebody has begun with it. */
  attempts: number;
  /** Who works on it. */
  runner: string | null;
  /** When somebody may begin with it: it waits until then, or whoever works on it has not been heard of since. */
  due_at: number;
  /** Whether its end was told to who asked for that; null: nobody did. */
  webhook: 'waiting' | 'sent' | 'failed' | null;
  /** When it is to be told, for the next time. */
  webhook_at: number;
  webhook_tries: number;
}

/** A key by which a client marks a request that it may send again. */
export interface IdempotencyRow {
  /** HMAC of the key and its owner. */
  id: string;
  /** HMAC of what was sent; null while it is on its way. */
  body: string | null;
  job_id: string | null;
  /** Until when the key is kept. */
  until: number;
}

/** What clients may ask beside a job: to be told of its end, and that a request sent twice is one. */
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

/** The table of jobs. */
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
