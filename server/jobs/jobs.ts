import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { Tables } from '../store/schema.js';
import { type Blobs, openBlobs } from './blobs.js';
import { IdempotencyKeys } from './idempotency.js';
import { JobSecret } from './secrets.js';
import { DEFAULT_JOBS, type JobSettings } from './settings.js';
import { JobTable } from './table.js';
import { WebhookRules } from './webhook-rules.js';

/** Whoever works on jobs in this process. */
interface Workers {
  /** Most jobs at a time. */
  readonly atOnce: number;
  /** Looks for jobs. */
  readonly look: () => void;
  /** Works on the job whose turn it is, if there is one. */
  readonly takeOne: () => Promise<void>;
}

/** Tells those who work that there is something to do. It never holds more of a job than its id. */
export interface JobQueue {
  /** True if it brings work to those who are free, on all machines; else each looks for it in the table. */
  readonly brings: boolean;
  /** Tells that a job may be begun with; told twice, it is the same. */
  add(id: string): Promise<void>;
  /** Tells these from now on. */
  serve(workers: Workers): void;
  close(): Promise<void>;
}

/** The queue of one process, whose workers look into the table. */
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

/** All that the jobs of a service share. */
export interface Jobs {
  readonly table: JobTable;
  readonly blobs: Blobs;
  readonly secret: JobSecret;
  readonly settings: JobSettings;
  readonly idempotency: IdempotencyKeys;
  /** Who may be told of ends. */
  readonly rules: WebhookRules;
  readonly queue: JobQueue;
  /** Jobs in work in this process, by id; aborted when they are cancelled. */
  readonly inWork: Map<string, AbortController>;
}

/** What jobs are kept in. */
export interface JobStores {
  readonly db: () => Kysely<Tables>;
  /** By the secret beside the store. */
  readonly hash: KeyHash;
  /** Of the files; made when it is needed. */
  readonly folder: string;
  /** Default: those who work look into the table. */
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
