import { type Finding, type Span, splice } from '../../../../core/index.js';
import { byPosition, type FoundTerm, overlapping, type SoughtTerms, withKnownTerms } from '../../../../kit/index.js';
import { pieceAt, type UnitText } from './unit.js';

const RECOGNIZER = 'office/known-term';

/** Where terms stand in a reading: over its runs, and in each run, because a number before it may have no blank behind. */
export function termsIn(reading: UnitText, sought: SoughtTerms): FoundTerm[] {
  const whole = sought.findMentions(reading.text);
  if (reading.pieces.length < 2) return whole;
  const parts = reading.pieces.flatMap(({ segment, at }) =>
    sought.findMentions(segment.text).map((term) => ({ ...term, start: term.start + at, end: term.end + at })),
  );
  return [...whole, ...parts.filter((term) => overlapping(whole, term).length === 0)].sort(byPosition);
}

/** A reading with blanks in the place of its findings. */
function without(findings: readonly Finding[], { text, pieces }: UnitText): UnitText {
  const blanks = findings.map(({ start, end }) => ({ start, end, text: '\n'.repeat(end - start) }));
  const rest = splice(text, blanks);
  const cut = pieces.map(({ segment, at }) => {
    return { segment: { ...segment, text: rest.slice(at, at + segment.text.length) }, at };
  });
  return { text: rest, pieces: cut };
}

/** Adds the terms that stand in a reading to its findings; the same list if there are none. */
export function withTermsOf(sought: SoughtTerms, reading: UnitText, findings: readonly Finding[]): readonly Finding[] {
  const terms = termsIn(reading, sought);
  const found = withKnownTerms(findings, terms, RECOGNIZER);
  if (findings.length === 0 || terms.length === 0) return found;
  // A longer term that met a finding half-way may have hidden a shorter one beside it.
  return withKnownTerms(found, termsIn(without(found, reading), sought), RECOGNIZER);
}

/**
 * Where a span stands in the source, so that the views of one paragraph do not count it twice: its ends, and the runs between them, since the
 * one view may have a deleted word in the middle.
 */
export function placeOf({ start, end }: Span, reading: UnitText): string {
  const at = (offset: number): string => {
    const piece = reading.pieces[pieceAt(reading, offset)];
    return piece === undefined ? '' : `${piece.segment.start}+${offset - piece.at}`;
  };
  const between = reading.pieces.slice(pieceAt(reading, start) + 1, pieceAt(reading, end - 1));
  return [at(start), ...between.map(({ segment }) => segment.start), at(end - 1)].join(' ');
}

/** A word of a language may be the name of a font or a format. */
export const isPlainWord = ({ start, end }: Span, { text }: Pick<UnitText, 'text'>): boolean =>
  /^[\p{L}\p{M}]*$/u.test(text.slice(start, end));
