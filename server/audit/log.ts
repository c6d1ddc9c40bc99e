import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { AuditRow, Tables } from '../store/schema.js';
import { isUnavailable, unavailable } from '../store/unavailable.js';

/** What is written down: who did what to what. Ids and fixed words only: no text, no name of a file, no key. */
export type AuditEntry = Pick<AuditRow, 'actor' | 'action' | 'target' | 'result'>;

/** What a check of the whole log has found. */
export interface AuditVerdict {
  readonly entries: number;
  /** Hash of the last entry: noted elsewhere, it shows later whether the end was cut off. */
  readonly head: string;
  /** Number of the first entry that is not as it was written; undefined: all are. */
  readonly broken?: number;
}

const START = '0'.repeat(64);
const PAGE = 1_000;
const TRIES = 50;

/** The audit log: each entry holds a hash of itself and of the one before, made with the secret beside the store. */
export class AuditLog {
  readonly #db: Kysely<Tables>;
  readonly #hash: KeyHash;

  constructor(db: Kysely<Tables>, hash: KeyHash) {
    this.#db = db;
    this.#hash = hash;
  }

  /** Adds an entry. Of several processes at once each gets a place of its own. Throws DeidError `store_unavailable`. */
  async add(entry: AuditEntry, at: number): Promise<void> {
    let failure: unknown;
    for (let i = 0; i < TRIES; i++) {
      const last = await this.#last();
      const row = { ...entry, seq: last.seq + 1, at };
      try {
        await this.#db
          .insertInto('audit')
          .values({ ...row, hash: hashOf(this.#hash, row, last.hash) })
          .execute();
        return;
      } catch (error) {
        if (isUnavailable(error)) throw error;
        // Somebody else has taken the place.
        failure = error;
        await pause(i);
      }
    }
    throw unavailable(failure);
  }

  /** The newest entries before one, newest first. */
  list(most: number, before = Number.MAX_SAFE_INTEGER): Promise<readonly AuditRow[]> {
    return this.#db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '<', before)
      .orderBy('seq', 'desc')
      .limit(most)
      .execute();
  }

  /** Reads the whole log and works out every hash again. */
  async verify(): Promise<AuditVerdict> {
    let seq = 0;
    let head = START;
    const hashes = [...this.#hash.earlier.toReversed(), this.#hash];
    for (;;) {
      const rows = await this.#db
        .selectFrom('audit')
        .selectAll()
        .where('seq', '>', seq)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      for (const row of rows) {
        // Once an entry was made with a later secret, no further one is believed that was made with an earlier.
        const made = hashes.findIndex((hash) => row.hash === hashOf(hash, row, head));
        if (row.seq !== seq + 1 || made === -1) return { entries: seq, head, broken: seq + 1 };
        hashes.splice(0, made);
        seq = row.seq;
        head = row.hash;
      }
      if (rows.length < PAGE) return { entries: seq, head };
    }
  }

  async #last(): Promise<Pick<AuditRow, 'seq' | 'hash'>> {
    const row = await this.#db
      .selectFrom('audit')
      .select(['seq', 'hash'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ?? { seq: 0, hash: START };
  }
}

const hashOf = (
  hash: KeyHash,
  { seq, at, actor, action, target, result }: Omit<AuditRow, 'hash'>,
  before: string,
): string => hash(`audit:${JSON.stringify([before, seq, at, actor, action, target, result])}`);
