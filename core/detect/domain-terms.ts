import type { Candidate } from './candidate.js';

/**
 * Findings on which a recognizer of a domain agrees, marked as domain specific: a code of a company stays one if it also has
 * the form of an order number.
 * @param found sorted, without overlaps
 * @param counting sorted by position
 */
export function withDomainTerms(found: Candidate[], counting: readonly Candidate[]): Candidate[] {
  const own = counting.filter(({ domainSpecific }) => domainSpecific);
  if (own.length === 0) return found;
  let from = 0;
  return found.map((one) => {
    while ((own[from]?.end ?? Number.POSITIVE_INFINITY) <= one.start) from++;
    const next = own[from];
    const agrees = next !== undefined && next.start < one.end && !one.domainSpecific;
    return agrees ? { ...one, domainSpecific: true } : one;
  });
}
