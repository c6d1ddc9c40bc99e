import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DeidError } from '../../core/index.js';
import type { IdempotencyRow } from '../store/job-tables.js';
import type { Tables } from '../store/schema.js';
import { unavailable } from '../store/unavailable.js';
import type { JobSecret } from './secrets.js';

/** A request that was sent before under the same key. */
export interface Before {
  /** What was sent then; see `Received`. */
  readonly body: string;
  readonly jobId: string;
}

/** How long a key stays taken for a request whose process has died. */
const HOLD_MS = 60_000;
const RENEW_MS = 20_000;
const CHARS = 255;

/** The keys by which clients mark a request that they send again. Throws DeidError `store_unavailable`. */
export class IdempotencyKeys {
  readonly #db: () => Kysely<Tables>;
  readonly #key: Buffer;

  constructor(db: () => Kysely<Tables>, secret: JobSecret) {
    this.#db = db;
    this.#key = secret.key('keys of requests');
  }

  /**
   * Reads the header. What is kept of it says nothing, whatever the client has put into it.
   * @param values of all headers of the name
   * @param owner whose keys they are
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
   * Takes a key for a request that begins, until it is released or settled.
   * @param isThere says whether a job has been written down, and not removed since
   * @returns what was sent under it before; or the key, which is the caller's now
   * @throws DeidError `idempotency_in_flight`
   */
  async take(id: string, clock: () => number, isThere: (jobId: string) => Promise<boolean>): Promise<Before | Taken> {
    for (;;) {
      const now = clock();
      const fresh = { id, body: null, job_id: null, until: now + HOLD_MS };
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
      // Its process has died before there was a job.
      await this.#remove(id, until);
    }
  }

  #taken(id: string, clock: () => number): Taken {
    const set = async (to: Partial<IdempotencyRow>): Promise<void> => {
      await this.#ask((db) => db.updateTable('idempotency_keys').set(to).where('id', '=', id).execute());
    };
    const renew = setInterval(() => void set({ until: clock() + HOLD_MS }).catch(() => undefined), RENEW_MS).unref();
    return {
      keep: (body, jobId) => set({ body, job_id: jobId, until: clock() + HOLD_MS }),
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

  /** Forgets the keys of a job that is no more: what is sent under them then is a new job. */
  async forget(jobId: string): Promise<void> {
    await this.#ask((db) => db.deleteFrom('idempotency_keys').where('job_id', '=', jobId).execute());
  }

  /** Forgets keys whose time is over. */
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

/** A key that belongs to the request that has taken it. */
export interface Taken {
  /** Notes what was sent and which job is to come of it, before the job is written down. */
  readonly keep: (body: string, jobId: string) => Promise<void>;
  /** The job is there: the same, sent again, is answered with it until that moment. */
  settle(until: number): Promise<void>;
  /** Nothing came of it: the client may send another request under the same key. */
  release(): Promise<void>;
}
