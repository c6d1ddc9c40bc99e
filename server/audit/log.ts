import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { KeyHash } from '../keys/pepper.js';
import type { AuditRow, Tables } from '../store/schema.js';
import { isUnavailable, unavailable } from '../store/unavailable.js';

/** An entry: who did what to what. Ids and fixed words only, no texts, file names or keys. */
export type AuditEntry = Pick<AuditRow, 'actor' | 'action' | 'target' | 'result'>;

/** Result of a verification of the whole log. */
export interface AuditVerdict {
  readonly entries: number;
  /** Hash of the last entry. Noted elsewhere, it later shows whether entries were cut off at the end. */
  readonly head: string;
  /** Number of the first entry that was changed; undefined if the log is intact. */
  readonly broken?: number;
}

const START = '0'.repeat(64);
const PAGE = 1_000;
const TRIES = 50;

/** The audit log. Each entry has a hash over itself and the previous hash, keyed with the pepper. */
export class AuditLog {
  readonly #db: Kysely<Tables>;
  readonly #hash: KeyHash;

  constructor(db: Kysely<Tables>, hash: KeyHash) {
    this.#db = db;
    this.#hash = hash;
  }

  /** Adds an entry. Concurrent processes get consecutive numbers. Throws DeidError `store_unavailable`. */
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
        // Another process has used this number; try the next.
        failure = error;
        await pause(i);
      }
    }
    throw unavailable(failure);
  }

  /** The latest entries before a number, newest first. */
  list(most: number, before = Number.MAX_SAFE_INTEGER): Promise<readonly AuditRow[]> {
    return this.#db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '<', before)
      .orderBy('seq', 'desc')
      .limit(most)
      .execute();
  }

  /** Reads the whole log and recomputes every hash. */
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
        // After an entry with a newer pepper, later entries with an older one are rejected.
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
