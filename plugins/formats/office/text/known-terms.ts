import { type Finding, type Span, splice } from '../../../../core/index.js';
import { byPosition, type FoundTerm, overlapping, type SoughtTerms, withKnownTerms } from '../../../../kit/index.js';
import { pieceAt, type UnitText } from './unit.js';

const RECOGNIZER = 'office/known-term';

/**
 * Places of terms in the text of a unit: across its runs, and in each run by itself, because a number before a run may
 * not be separated by a blank.
 */
export function termsIn(reading: UnitText, sought: SoughtTerms): FoundTerm[] {
  const whole = sought.findMentions(reading.text);
  if (reading.pieces.length < 2) return whole;
  const parts = reading.pieces.flatMap(({ segment, at }) =>
    sought.findMentions(segment.text).map((term) => ({ ...term, start: term.start + at, end: term.end + at })),
  );
  return [...whole, ...parts.filter((term) => overlapping(whole, term).length === 0)].sort(byPosition);
}

/** The text of a unit with blanks in place of its findings. */
function without(findings: readonly Finding[], { text, pieces }: UnitText): UnitText {
  const blanks = findings.map(({ start, end }) => ({ start, end, text: '\n'.repeat(end - start) }));
  const rest = splice(text, blanks);
  const cut = pieces.map(({ segment, at }) => {
    return { segment: { ...segment, text: rest.slice(at, at + segment.text.length) }, at };
  });
  return { text: rest, pieces: cut };
}

/** Adds terms in the text of a unit to its findings. Returns the same list if there are none. */
export function withTermsOf(sought: SoughtTerms, reading: UnitText, findings: readonly Finding[]): readonly Finding[] {
  const terms = termsIn(reading, sought);
  const found = withKnownTerms(findings, terms, RECOGNIZER);
  if (findings.length === 0 || terms.length === 0) return found;
  // A longer term that overlaps a finding may have hidden a shorter one beside it.
  return withKnownTerms(found, termsIn(without(found, reading), sought), RECOGNIZER);
}

/**
 * Identifies the place of a span in the source, so that several views of a paragraph do not count it twice. It includes
 * the ends and the runs between them, because one view may have a deleted word in the middle.
 */
export function placeOf({ start, end }: Span, reading: UnitText): string {
  const at = (offset: number): string => {
    const piece = reading.pieces[pieceAt(reading, offset)];
    return piece === undefined ? '' : `${piece.segment.start}+${offset - piece.at}`;
  };
  const between = reading.pieces.slice(pieceAt(reading, start) + 1, pieceAt(reading, end - 1));
  return [at(start), ...between.map(({ segment }) => segment.start), at(end - 1)].join(' ');
}

/** True for an ordinary word, which may be the name of a font or a format. */
export const isPlainWord = ({ start, end }: Span, { text }: Pick<UnitText, 'text'>): boolean =>
  /^[\p{L}\p{M}]*$/u.test(text.slice(start, end));
