import { byPosition, type FoundTerm, overlapping, type SoughtTerms, type Span } from '../../../core/index.js';
import { pieceAt, type Reading } from './unit.js';

/** Where terms stand in a reading: over its runs, and in each run, because a number before it may have no blank behind. */
export function termsIn(reading: Reading, sought: SoughtTerms): FoundTerm[] {
  const whole = sought.find(reading.text);
  if (reading.pieces.length < 2) return whole;
  const parts = reading.pieces.flatMap(({ segment, at }) =>
    sought.find(segment.text).map((term) => ({ ...term, start: term.start + at, end: term.end + at })),
  );
  return [...whole, ...parts.filter((term) => overlapping(whole, term).length === 0)].sort(byPosition);
}

/** Where a span stands in the source, so that the views of one paragraph do not count it twice. */
export function placeOf({ start, end }: Span, reading: Reading): string {
  const at = (offset: number): string => {
    const piece = reading.pieces[pieceAt(reading, offset)];
    return piece === undefined ? '' : `${piece.segment.start}+${offset - piece.at}`;
  };
  return `${at(start)} ${at(end - 1)}`;
}
