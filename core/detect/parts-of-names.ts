import type { EntityType } from '../contracts/entity-type.js';
import type { Span } from '../contracts/span.js';
import { type Candidate, round, tier } from './candidate.js';

/** Categories of names. */
const NAMES: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);
/** Types whose names are often made of others, of any length: `Boston General Hospital`, `Ann Weber & Sons`. */
const COMPOSED: ReadonlySet<EntityType> = new Set(['ORGANIZATION', 'FACILITY']);
/** A name of more than one word without anything between the words: `Fort Lee`, but not `Lee, Fort Road 3`. */
const PLAIN = /^[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+)+$/u;
const ONE_WORD = /^[\p{L}\p{M}'’-]+$/u;
/** The highest score in the tier below one. */
const BELOW = [0, 0.499, 0.749] as const;

/**
 * Lowers the scores of names that are only a part of a longer name that is as certain, to the tier below: in `Bank of
 * Canada` no place is meant, and in `Fort Lee` no person. The longer name keeps covering them.
 * @param sorted candidates that count, by start, the longer first
 */
export function withoutPartsOfNames(
  view: string,
  sorted: readonly Candidate[],
  categoryOf: (type: EntityType) => EntityType,
): Candidate[] {
  const out = [...sorted];
  const textOf = ({ start, end }: Span): string => view.slice(start, end);
  for (const [at, outer] of sorted.entries()) {
    const certainty = tier(outer.score);
    const category = categoryOf(outer.type);
    if (certainty === 0 || !NAMES.has(category)) continue;
    const isComposed = COMPOSED.has(outer.type);
    if (!isComposed && !PLAIN.test(textOf(outer))) continue;
    for (let i = at + 1; ; i++) {
      const inner = out[i];
      if (inner === undefined || inner.start >= outer.end) break;
      if (inner.end > outer.end || inner.end - inner.start === outer.end - outer.start) continue;
      const own = categoryOf(inner.type);
      const isPart = NAMES.has(own) && own !== category && (isComposed || ONE_WORD.test(textOf(inner)));
      if (isPart && tier(inner.score) === certainty) out[i] = lowered(inner, BELOW[certainty] ?? 0);
    }
  }
  return out;
}

const lowered = (one: Candidate, score: number): Candidate => ({
  ...one,
  score,
  ledger:
    one.ledger.length === 0
      ? one.ledger
      : [...one.ledger, { reason: 'part of a longer name', by: round(score - one.score) }],
});
