import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { Tables } from '../store/schema.js';
import { type Blobs, openBlobs } from './blobs.js';
import { IdempotencyKeys } from './idempotency.js';
import { JobSecret } from './secrets.js';
import { DEFAULT_JOBS, type JobSettings } from './settings.js';
import { JobTable } from './table.js';
import { WebhookRules } from './webhook-rules.js';

/** The job workers of this process. */
interface Workers {
  /** Maximum number of concurrent jobs. */
  readonly atOnce: number;
  /** Looks for jobs in the table. */
  readonly look: () => void;
  /** Processes the next job, if there is one. */
  readonly takeOne: () => Promise<void>;
}

/** Notifies workers of new jobs. Holds nothing of a job except its id. */
export interface JobQueue {
  /** True if it notifies free workers on all machines; false if each must look into the table. */
  readonly brings: boolean;
  /** Announces a job. Announcing it twice has no further effect. */
  add(id: string): Promise<void>;
  /** Registers the workers to notify. */
  serve(workers: Workers): void;
  close(): Promise<void>;
}

/** A queue within one process, whose workers look into the table. */
function ownQueue(): JobQueue {
  let look = (): void => undefined;
  return {
    brings: false,
    add: async () => look(),
    serve(workers) {
      look = workers.look;
    },
    async close() {
      look = () => undefined;
    },
  };
}

/** Everything that the jobs of a service share. */
export interface Jobs {
  readonly table: JobTable;
  readonly blobs: Blobs;
  readonly secret: JobSecret;
  readonly settings: JobSettings;
  readonly idempotency: IdempotencyKeys;
  /** Rules for webhook addresses. */
  readonly rules: WebhookRules;
  readonly queue: JobQueue;
  /** Running jobs of this process, by id; aborted when they are cancelled. */
  readonly inWork: Map<string, AbortController>;
}

/** Storage of jobs. */
export interface JobStores {
  readonly db: () => Kysely<Tables>;
  /** Hashes with the pepper. */
  readonly hash: KeyHash;
  /** Folder of the files; created when needed. */
  readonly folder: string;
  /** Default: workers look into the table. */
  readonly queue?: JobQueue | undefined;
}

export function openJobs(
  { db, hash, folder, queue = ownQueue() }: JobStores,
  settings: Partial<JobSettings> = {},
): Jobs {
  const secret = new JobSecret(hash);
  const all = { ...DEFAULT_JOBS, ...settings };
  return {
    table: new JobTable(db),
    blobs: openBlobs(folder, secret),
    secret,
    settings: all,
    idempotency: new IdempotencyKeys(db, secret),
    rules: new WebhookRules(all.webhookHosts),
    queue,
    inWork: new Map(),
  };
}
