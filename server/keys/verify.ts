import { hash as hashOnce } from 'node:crypto';
import { DeidError, type ErrorCode } from '../../core/index.js';
import type { Caller } from '../limits/caller.js';
import type { KeyNews } from '../store/key-news.js';
import type { KeyWithPlan } from '../store/keys.js';
import { planOf } from '../store/plans.js';
import { unavailable } from '../store/unavailable.js';
import { isWellFormedKey } from './format.js';
import type { KeyHash } from './pepper.js';
import type { KeyVerifier } from './verifier.js';

/** Cache time of a valid key: a revoked key stops working everywhere within this time. */
export const REVOCATION_DELAY_MS = 10_000;
const UNKNOWN_DELAY_MS = 5_000;
/** Cache time of the last result for a key while the store is unavailable. */
const STORE_DOWN_CACHE_MS = 60_000;
/** Interval at which an unavailable store is queried again for a key. Requests do not wait for it in between. */
const STORE_DOWN_RETRY_MS = 1_000;
const CACHED_KEYS = 10_000;

type Verdict = { readonly at: number; readonly until: number; readonly expires: number } & (
  | { readonly caller: Caller }
  | { readonly refusal: ErrorCode }
);

/** Finds a key by its hashes with the current and earlier peppers. */
type FindKey = (digests: readonly string[]) => Promise<KeyWithPlan | undefined>;

/** @param news notifies other processes of changes; without it they notice within {@link REVOCATION_DELAY_MS} */
export function openVerifier(find: FindKey, hash: KeyHash, news?: KeyNews): KeyVerifier {
  const verifier = new CachingVerifier(find, hash);
  if (news === undefined) return verifier;
  news.listen(() => verifier.forget());
  return {
    verify: (header, now) => verifier.verify(header, now),
    forget() {
      verifier.forget();
      news.tell();
    },
  };
}

class CachingVerifier implements KeyVerifier {
  readonly #find: FindKey;
  readonly #hash: KeyHash;
  readonly #verdicts = new Map<string, Verdict>();
  /** Pending queries: concurrent requests with the same key share one. */
  readonly #pending = new Map<string, Promise<Verdict>>();

  constructor(find: FindKey, hash: KeyHash) {
    this.#find = find;
    this.#hash = hash;
  }

  async verify(header: string | undefined, now: number): Promise<Caller> {
    if (header === undefined || header === '') throw new DeidError('api_key_missing');
    // Cache key: a hash without the pepper, which takes a fifth of the time. It is never stored, and memory holds no
    // keys either.
    const place = hashOnce('sha256', header, 'base64');
    const known = this.#verdicts.get(place);
    const verdict =
      known !== undefined && isFresh(known, now) ? known : await this.#lookOnce(wellFormed(header), place, now);
    if ('refusal' in verdict) throw new DeidError(verdict.refusal);
    if (now >= verdict.expires) throw new DeidError('api_key_expired');
    return verdict.caller;
  }

  forget(): void {
    this.#verdicts.clear();
    // Pending queries may have been answered before the change.
    this.#pending.clear();
  }

  #lookOnce(key: string, place: string, now: number): Promise<Verdict> {
    const running = this.#pending.get(place);
    if (running !== undefined) return running;
    const mine = this.#look(key, place, now).finally(() => {
      if (this.#pending.get(place) === mine) this.#pending.delete(place);
    });
    this.#pending.set(place, mine);
    return mine;
  }

  async #look(key: string, place: string, now: number): Promise<Verdict> {
    const known = this.#verdicts.get(place);
    try {
      return this.#keep(
        place,
        judge(
          await ask(
            this.#find,
            [this.#hash, ...this.#hash.earlier].map((hash) => hash(key)),
          ),
          now,
        ),
      );
    } catch (error) {
      if (known === undefined || known.at > now || now - known.at > STORE_DOWN_CACHE_MS) throw error;
      return this.#keep(place, { ...known, until: now + STORE_DOWN_RETRY_MS });
    }
  }

  #keep(place: string, verdict: Verdict): Verdict {
    const verdicts = this.#verdicts;
    // Evict the oldest entry. Someone sending invented keys with valid checksums can at most empty the cache.
    if (verdicts.size >= CACHED_KEYS) for (const oldest of verdicts.keys()) if (verdicts.delete(oldest)) break;
    verdicts.set(place, verdict);
    return verdict;
  }
}

/** A cache entry from the future was made while the clock was wrong and is not used. */
const isFresh = ({ at, until }: Verdict, now: number): boolean => at <= now && now < until;

/** Node joins repeated headers with a comma, which no key contains. */
function wellFormed(header: string): string {
  if (header.includes(',')) throw new DeidError('api_key_ambiguous');
  if (!isWellFormedKey(header)) throw new DeidError('api_key_malformed');
  return header;
}

async function ask(find: FindKey, digests: readonly string[]): Promise<KeyWithPlan | undefined> {
  try {
    return await find(digests);
  } catch (error) {
    throw unavailable(error);
  }
}

function judge(row: KeyWithPlan | undefined, now: number): Verdict {
  const expires = row?.expires_at ?? Number.POSITIVE_INFINITY;
  if (row === undefined) return { refusal: 'api_key_unknown', at: now, until: now + UNKNOWN_DELAY_MS, expires };
  const times = { at: now, until: now + REVOCATION_DELAY_MS, expires };
  if (row.status !== 'active') return { refusal: 'api_key_inactive', ...times };
  if (row.subscription_status !== 'active') return { refusal: 'plan_inactive', ...times };
  return { caller: callerOf(row), ...times };
}

/** The caller of a key. */
export const callerOf = (row: KeyWithPlan): Caller => ({
  keyId: row.key_id,
  workspaceId: row.workspace_id,
  environment: row.environment,
  quotaId: row.quota_id,
  plan: planOf({ ...row, id: row.plan_id }, row.key_operations),
});
