import type { Finding } from '../contracts/recognizer.js';
import { overlapping, type Span, sortByPosition } from '../contracts/span.js';

/**
 * Adds the denied terms to the findings, unless a finding of their own type contains them. Other findings lose the
 * characters of the term, so that neither a selection of types nor the treatment of another type can leave it in the
 * text.
 * @param found sorted, without overlaps
 * @param denied in any order; they may overlap
 */
export function withDenied<F extends Finding>(text: string, found: readonly F[], denied: readonly F[]): readonly F[] {
  const missing = apart(denied).filter(
    (term) => !overlapping(found, term).some((one) => one.type === term.type && holds(one, term)),
  );
  if (missing.length === 0) return found;
  const all: F[] = [...missing];
  for (const one of found) {
    let rest = one.start;
    for (const term of overlapping(missing, one)) {
      if (term.start > rest) push(all, text, one, { start: rest, end: term.start });
      rest = Math.max(rest, term.end);
    }
    if (rest === one.start) all.push(one);
    else if (rest < one.end) push(all, text, one, { start: rest, end: one.end });
  }
  sortByPosition(all);
  return all;
}

const holds = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** Sorted and without overlaps: a later term loses the characters that an earlier one covers. */
function apart<F extends Finding>(denied: readonly F[]): F[] {
  const sorted = [...denied];
  sortByPosition(sorted);
  const out: F[] = [];
  let end = 0;
  for (const term of sorted) {
    if (term.end <= end) continue;
    out.push(term.start < end ? { ...term, start: end } : term);
    end = term.end;
  }
  return out;
}

const WORD = /[\p{L}\p{N}]/u;

/** Adds a part of a finding without blanks and punctuation at its ends, unless nothing else is left. */
function push<F extends Finding>(all: F[], text: string, whole: F, { start, end }: Span): void {
  const part = text.slice(start, end);
  if (!WORD.test(part)) return;
  const from = start + part.length - part.trimStart().length;
  all.push({ ...whole, start: from, end: from + part.trim().length });
}
