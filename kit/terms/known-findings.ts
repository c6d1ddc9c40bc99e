import type { Finding } from '../../core/contracts/recognizer.js';
import { byPosition, overlapping, type Span } from '../../core/contracts/span.js';
import { inTheWay } from '../../core/detect/selection.js';
import type { FoundTerm } from './sought-terms.js';

const contains = (a: Span, b: Span): boolean => a.start <= b.start && b.end <= a.end;

/** Adds known terms to findings. A term that contains findings replaces them; findings that the call leaves give way. */
export function withKnownTerms(
  findings: readonly Finding[],
  known: readonly FoundTerm[],
  recognizer: string,
): readonly Finding[] {
  const terms = known
    .map(({ start, end, type }): Finding => ({ start, end, type, score: 1, recognizer, domainSpecific: false }))
    .filter((term) => inTheWay(findings, term).every((found) => contains(term, found) && !contains(found, term)));
  if (terms.length === 0) return findings;
  const kept = findings.filter((found) => overlapping(terms, found).length === 0);
  return [...kept, ...terms].sort(byPosition);
}
