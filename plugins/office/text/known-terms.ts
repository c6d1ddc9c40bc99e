import { byPosition, type Finding, type FoundTerm, type SoughtTerms, type Span } from '../../../core/index.js';
import { pieceAt, type Reading } from './unit.js';

const contains = (a: Span, b: Span): boolean => a.start <= b.start && b.end <= a.end;

/** Those of sorted spans without overlaps that share a character with another span. */
export function overlapping<T extends Span>(spans: readonly T[], { start, end }: Span): T[] {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found: T[] = [];
  for (let one = spans[low]; one !== undefined && one.start < end; one = spans[++low]) found.push(one);
  return found;
}

/** Where terms stand in a reading: over its runs, and in each run, because a number before it may have no blank behind. */
function termsIn(reading: Reading, sought: SoughtTerms): FoundTerm[] {
  const whole = sought.find(reading.text);
  if (reading.pieces.length < 2) return whole;
  const parts = reading.pieces.flatMap(({ segment, at }) =>
    sought.find(segment.text).map((term) => ({ ...term, start: term.start + at, end: term.end + at })),
  );
  return [...whole, ...parts.filter((term) => overlapping(whole, term).length === 0)].sort(byPosition);
}

/** Adds terms known from elsewhere to the findings of a reading. One that holds findings takes their place. */
export function withKnownTerms(
  reading: Reading,
  findings: readonly Finding[],
  sought: SoughtTerms,
): readonly Finding[] {
  const terms = termsIn(reading, sought).filter((term) =>
    overlapping(findings, term).every((known) => contains(term, known) && !contains(known, term)),
  );
  if (terms.length === 0) return findings;
  const kept = findings.filter((known) => overlapping(terms, known).length === 0);
  const added = terms.map(({ start, end, type }): Finding => {
    return { start, end, type, score: 1, recognizer: 'office/known-term', domainSpecific: false };
  });
  return [...kept, ...added].sort(byPosition);
}

/** Where a span stands in the source, so that the views of one paragraph do not count it twice. */
export function placeOf({ start, end }: Span, reading: Reading): string {
  const at = (offset: number): string => {
    const piece = reading.pieces[pieceAt(reading, offset)];
    return piece === undefined ? '' : `${piece.segment.start}+${offset - piece.at}`;
  };
  return `${at(start)} ${at(end - 1)}`;
}
