import { hash as hashOnce } from 'node:crypto';
import { DeidError, type ErrorCode } from '../../core/index.js';
import type { KeyWithPlan } from '../store/keys.js';
import { planOf } from '../store/plans.js';
import { unavailable } from '../store/unavailable.js';
import type { Caller } from './caller.js';
import { isWellFormedKey } from './format.js';
import type { KeyHash } from './pepper.js';

/** How long a good key is taken for good without looking again: a revoked key stops everywhere within this time. */
export const REVOCATION_DELAY_MS = 10_000;
const UNKNOWN_DELAY_MS = 5_000;
const CACHED_KEYS = 10_000;

/** Tells who sent a request. */
export interface KeyVerifier {
  /**
   * @param header the value of X-API-Key, as Node gives it
   * @returns the caller; refusals are DeidErrors with the codes of keys
   */
  verify(header: string | undefined, now: number): Promise<Caller>;
  /** Forgets what it knows of all keys, so that a change in this process holds at once. */
  forget(): void;
}

type Verdict = { readonly at: number; readonly until: number; readonly expires: number } & (
  | { readonly caller: Caller }
  | { readonly refusal: ErrorCode }
);

/** Finds a key by its hash. */
type FindKey = (digest: string) => Promise<KeyWithPlan | undefined>;

export function openVerifier(find: FindKey, hash: KeyHash): KeyVerifier {
  // By a hash without the pepper, which takes a fifth of the time and is never stored: memory holds no keys either.
  const verdicts = new Map<string, Verdict>();
  const placeOf = (key: string): string => hashOnce('sha256', key, 'base64');

  const look = async (key: string, now: number): Promise<Verdict> => {
    const verdict = judge(await ask(find, hash(key)), now);
    // The oldest entry makes room; someone who sends made-up keys with right checksums can at most empty the cache.
    if (verdicts.size >= CACHED_KEYS) for (const oldest of verdicts.keys()) if (verdicts.delete(oldest)) break;
    verdicts.set(placeOf(key), verdict);
    return verdict;
  };

  return {
    async verify(header, now) {
      if (header === undefined || header === '') throw new DeidError('api_key_missing');
      const known = verdicts.get(placeOf(header));
      const verdict = known !== undefined && isFresh(known, now) ? known : await look(wellFormed(header), now);
      if ('refusal' in verdict) throw new DeidError(verdict.refusal);
      if (now >= verdict.expires) throw new DeidError('api_key_expired');
      return verdict.caller;
    },
    forget: () => verdicts.clear(),
  };
}

/** A verdict of a moment that is yet to come was made while the clock was wrong. */
const isFresh = ({ at, until }: Verdict, now: number): boolean => at <= now && now < until;

/** Node joins repeated headers by a comma, which no key holds. */
function wellFormed(header: string): string {
  if (header.includes(',')) throw new DeidError('api_key_ambiguous');
  if (!isWellFormedKey(header)) throw new DeidError('api_key_malformed');
  return header;
}

async function ask(find: FindKey, digest: string): Promise<KeyWithPlan | undefined> {
  try {
    return await find(digest);
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
  const plan = planOf({ ...row, id: row.plan_id }, row.key_operations);
  return { caller: { keyId: row.key_id, quotaId: row.quota_id, plan }, ...times };
}
