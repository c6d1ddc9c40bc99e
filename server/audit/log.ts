import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { largest } from '../../core/hosting.js';
import type { KeyHash } from '../keys/pepper.js';
import type { AuditRow, Tables } from '../store/schema.js';
import { isUnavailable, unavailable } from '../store/unavailable.js';
import type { AuditHead, HeadNote } from './head.js';

/** An entry: who did what to what. Ids and fixed words only, no texts, file names or keys. */
export type AuditEntry = Pick<AuditRow, 'actor' | 'action' | 'target' | 'result'>;

/** Result of a verification of the whole log. */
export interface AuditVerdict {
  readonly entries: number;
  /** Hash of the last entry. Noted elsewhere, it later shows whether entries were cut off at the end. */
  readonly head: string;
  /** Number of the first entry that was changed; undefined if the log is intact. */
  readonly broken?: number;
  /** Number of a noted entry that is no longer there, or no longer the same; undefined if all noted ones are. */
  readonly cut?: number;
}

const START = '0'.repeat(64);
const PAGE = 1_000;
const TRIES = 50;
/** Time after which `check` reads the whole log again. */
const RECHECK_MS = 10 * 60_000;

/** How far the log has been verified. */
interface Verified {
  readonly head: AuditHead;
  /** The peppers that later entries may have, the oldest first. */
  readonly hashes: readonly KeyHash[];
  readonly broken?: number;
  /** Number of a noted entry that differs. */
  readonly cut?: number;
}

/** The audit log. Each entry has a hash over itself and the previous hash, keyed with the pepper. */
export class AuditLog {
  readonly #db: Kysely<Tables>;
  readonly #hash: KeyHash;
  readonly #note: HeadNote | undefined;
  readonly #listeners: ((head: AuditHead) => void)[] = [];
  #checked: Promise<Verified> | undefined;
  #checkedAt = 0;

  /** @param note where the head is noted, outside of the database */
  constructor(db: Kysely<Tables>, hash: KeyHash, note?: HeadNote) {
    this.#db = db;
    this.#hash = hash;
    this.#note = note;
  }

  /** Calls a listener with each new head that this process has written. */
  watch(listener: (head: AuditHead) => void): void {
    this.#listeners.push(listener);
  }

  /** Adds an entry. Concurrent processes get consecutive numbers. Throws DeidError `store_unavailable`. */
  async add(entry: AuditEntry, at: number): Promise<void> {
    let failure: unknown;
    for (let i = 0; i < TRIES; i++) {
      const last = await this.#last();
      const row = { ...entry, seq: last.seq + 1, at };
      const hash = hashOf(this.#hash, row, last.hash);
      try {
        await this.#db
          .insertInto('audit')
          .values({ ...row, hash })
          .execute();
        await this.#written({ seq: row.seq, hash }, last);
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

  /**
   * Reads the whole log, recomputes every hash, and compares the log with what was noted of it.
   * @param noted a head that was noted elsewhere; that of the data directory is compared too
   */
  async verify(noted?: AuditHead): Promise<AuditVerdict> {
    const heads = [noted, this.#note?.read()].filter((head) => head !== undefined);
    const { hashes, head, ...verified } = await this.#read(this.#start(), heads);
    return { entries: head.seq, head: head.hash, ...verified };
  }

  /**
   * As {@link verify}, but reads only what was added since an earlier call, except every 10 minutes, or if the entry at
   * which that call ended has gone.
   */
  async check(now: number): Promise<AuditVerdict> {
    const isDue = Math.abs(now - this.#checkedAt) > RECHECK_MS;
    if (isDue) this.#checkedAt = now;
    const from = isDue ? Promise.resolve(this.#start()) : (this.#checked ?? Promise.resolve(this.#start()));
    const noted = this.#note?.read();
    const checking = from.then(async (before) => {
      if (before.broken !== undefined || before.cut !== undefined) return before;
      if (!(await this.#has(before.head))) return this.#read(this.#start(), [before.head]);
      return this.#read(before, noted === undefined || noted.seq <= before.head.seq ? [] : [noted]);
    });
    this.#checked = checking;
    checking.catch(() => {
      if (this.#checked === checking) this.#checked = undefined;
    });
    const { hashes, head, ...verified } = await checking;
    return { entries: head.seq, head: head.hash, ...verified };
  }

  #start(): Verified {
    return { head: { seq: 0, hash: START }, hashes: [...this.#hash.earlier.toReversed(), this.#hash] };
  }

  /** Verifies the entries after some that have been verified. */
  async #read(from: Verified, noted: readonly AuditHead[]): Promise<Verified> {
    let { head } = from;
    const hashes = [...from.hashes];
    for (;;) {
      const rows = await this.#db
        .selectFrom('audit')
        .selectAll()
        .where('seq', '>', head.seq)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      for (const row of rows) {
        // After an entry with a newer pepper, later entries with an older one are rejected.
        const made = hashes.findIndex((hash) => row.hash === hashOf(hash, row, head.hash));
        if (row.seq !== head.seq + 1 || made === -1) return { head, hashes, broken: head.seq + 1 };
        hashes.splice(0, made);
        head = { seq: row.seq, hash: row.hash };
        if (noted.some(({ seq, hash }) => seq === row.seq && hash !== row.hash)) return { head, hashes, cut: row.seq };
      }
      if (rows.length < PAGE) break;
    }
    const last = largest(
      noted.map(({ seq }) => seq),
      0,
    );
    return last > head.seq ? { head, hashes, cut: last } : { head, hashes };
  }

  /**
   * Notes a new head. A noted one that the log no longer has stays: it proves that the log was cut, whatever is added
   * afterwards. A file that cannot be written must not undo what has been done.
   */
  async #written(head: AuditHead, before: AuditHead): Promise<void> {
    for (const listener of this.#listeners) listener(head);
    try {
      const noted = this.#note?.read();
      if (noted === undefined || (noted.seq < head.seq && (await this.#has(noted, before)))) this.#note?.write(head);
    } catch {
      // The listeners have it.
    }
  }

  /** True if a head is that of an entry of the log. @param known one that is */
  async #has({ seq, hash }: AuditHead, known: AuditHead = { seq: 0, hash: START }): Promise<boolean> {
    if (seq === 0 || (seq === known.seq && hash === known.hash)) return true;
    const row = await this.#db.selectFrom('audit').select('hash').where('seq', '=', seq).executeTakeFirst();
    return row?.hash === hash;
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
