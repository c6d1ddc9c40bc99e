import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { IdempotencyRow } from '../store/job-tables.js';
import type { Tables } from '../store/schema.js';
import { unavailable } from '../store/unavailable.js';
import type { JobSecret } from './secrets.js';

/** An earlier request with the same key. */
export interface Before {
  /** Hash of its content; see `Received`. */
  readonly body: string;
  readonly jobId: string;
}

/** Time for which a key stays locked if the process handling its request has died. */
const LOCK_MS = 60_000;
const RENEW_MS = 20_000;
const CHARS = 255;

/** Idempotency keys, with which clients mark retried requests. Throws DeidError `store_unavailable`. */
export class IdempotencyKeys {
  readonly #db: () => Kysely<Tables>;
  readonly #key: Buffer;

  constructor(db: () => Kysely<Tables>, secret: JobSecret) {
    this.#db = db;
    this.#key = secret.key('keys of requests');
  }

  /**
   * Reads the header and returns a hash. Only the hash is stored, since clients may put anything into a key.
   * @param values of all headers of the name
   * @param owner owner of the key
   * @throws DeidError `idempotency_key_invalid`
   */
  idOf(values: readonly string[] | undefined, owner: string): string | undefined {
    const [value, second] = values ?? [];
    if (value === undefined) return undefined;
    if (second !== undefined || value.length > CHARS || !/^[\x21-\x7e]+$/.test(value))
      throw new DeidError('idempotency_key_invalid', [CHARS]);
    return createHmac('sha256', this.#key).update(`${owner}\n${value}`).digest('hex');
  }

  /**
   * Locks a key for a new request until it is released or settled.
   * @param isThere whether a job exists and has not been removed
   * @returns the earlier request with this key, or the lock
   * @throws DeidError `idempotency_in_flight`
   */
  async take(id: string, clock: () => number, isThere: (jobId: string) => Promise<boolean>): Promise<Before | Taken> {
    for (;;) {
      const now = clock();
      const fresh = { id, body: null, job_id: null, until: now + LOCK_MS };
      const { numInsertedOrUpdatedRows: added } = await this.#ask((db) =>
        db
          .insertInto('idempotency_keys')
          .values(fresh)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst(),
      );
      if (added === 1n) return this.#taken(id, clock);
      const row = await this.#ask((db) =>
        db.selectFrom('idempotency_keys').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      if (row === undefined) continue;
      const { body, job_id: jobId, until } = row;
      if (body !== null && jobId !== null && (await isThere(jobId))) return { body, jobId };
      if (until > now) throw new DeidError('idempotency_in_flight');
      // The process died before it created a job.
      await this.#remove(id, until);
    }
  }

  #taken(id: string, clock: () => number): Taken {
    const set = async (to: Partial<IdempotencyRow>): Promise<void> => {
      await this.#ask((db) => db.updateTable('idempotency_keys').set(to).where('id', '=', id).execute());
    };
    const renew = setInterval(() => void set({ until: clock() + LOCK_MS }).catch(() => undefined), RENEW_MS).unref();
    return {
      keep: (body, jobId) => set({ body, job_id: jobId, until: clock() + LOCK_MS }),
      settle(until) {
        clearInterval(renew);
        return set({ until });
      },
      release: () => {
        clearInterval(renew);
        return this.#remove(id);
      },
    };
  }

  async #remove(id: string, until?: number): Promise<void> {
    await this.#ask((db) =>
      db
        .deleteFrom('idempotency_keys')
        .where('id', '=', id)
        .$if(until !== undefined, (query) => query.where('until', '=', until ?? 0))
        .execute(),
    );
  }

  /** Removes the keys of a deleted job, so that they can be used for a new one. */
  async forget(jobId: string): Promise<void> {
    await this.#ask((db) => db.deleteFrom('idempotency_keys').where('job_id', '=', jobId).execute());
  }

  /** Removes expired keys. */
  async sweep(now: number): Promise<void> {
    await this.#ask((db) => db.deleteFrom('idempotency_keys').where('until', '<=', now).execute());
  }

  async #ask<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    try {
      return await work(this.#db());
    } catch (error) {
      throw unavailable(error);
    }
  }
}

/** A key locked by the current request. */
export interface Taken {
  /** Stores the content hash and the future job id, before the job is created. */
  readonly keep: (body: string, jobId: string) => Promise<void>;
  /** The job was created: the same request is answered with it until this time. */
  settle(until: number): Promise<void>;
  /** The request failed: the client may use the key for another request. */
  release(): Promise<void>;
}
