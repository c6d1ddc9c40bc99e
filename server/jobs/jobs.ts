import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { Tables } from '../store/schema.js';
import { type Blobs, openBlobs } from './blobs.js';
import { IdempotencyKeys } from './idempotency.js';
import { JobSecret } from './secrets.js';
import { DEFAULT_JOBS, type JobSettings } from './settings.js';
import { JobTable } from './table.js';
import { WebhookRules } from './webhook-rules.js';

/** Tells those who work that there is something to do. It never holds more of a job than its id. */
interface JobQueue {
  add(id: string): Promise<void>;
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
  readonly queue: JobQueue & { onAdded: (id: string) => void };
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
}

export function openJobs({ db, hash, folder }: JobStores, settings: Partial<JobSettings> = {}): Jobs {
  const secret = new JobSecret(hash);
  const all = { ...DEFAULT_JOBS, ...settings };
  const queue = {
    onAdded: (_id: string): void => undefined,
    add: async (id: string): Promise<void> => queue.onAdded(id),
  };
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
