import type { Span } from '../contracts/span.js';
import type { Candidate } from './candidate.js';

/** Ends of lines and sentences. */
const ENDS = /\r?\n|[.!?][ \t]{1,4}/g;
const LETTERS = /\p{L}{2}/u;

/**
 * A line or sentence that occurs again is read again as it was the first time: what a model or a rule found in one of
 * them is found in all. Only for candidates that leave at least a word of their line, since a value alone (`45` below
 * `Age`) may mean something else elsewhere.
 * @param wanted candidates that count, sorted by position
 * @returns the further candidates
 */
export function inSameLines(view: string, wanted: readonly Candidate[]): Candidate[] {
  const lines = linesOf(view);
  if (lines.length < 2) return [];
  const places = new Map<string, Place>();
  for (const { start, end } of lines) {
    const line = view.slice(start, end);
    const place = places.get(line);
    if (place === undefined) places.set(line, { first: start, others: [] });
    else place.others.push(start);
  }
  if (places.size === lines.length) return [];
  const more: Candidate[] = [];
  let next = 0;
  for (const candidate of wanted) {
    while (next < lines.length && (lines[next]?.end ?? 0) <= candidate.start) next++;
    const line = lines[next];
    if (line === undefined || candidate.start < line.start || candidate.end > line.end) continue;
    const place = places.get(view.slice(line.start, line.end));
    if (place !== undefined && place.others.length > 0 && leavesWord(view, line, candidate))
      copyTo(more, candidate, line.start, place);
  }
  return more;
}

/** Where equal lines begin. */
interface Place {
  readonly first: number;
  readonly others: number[];
}

/** A candidate is copied to this many equal lines, so that the work stays linear. */
const MOST_COPIES = 50;

function copyTo(more: Candidate[], candidate: Candidate, from: number, { first, others }: Place): void {
  for (const start of [first, ...others.slice(0, MOST_COPIES)])
    if (start !== from)
      more.push({ ...candidate, start: candidate.start - from + start, end: candidate.end - from + start });
}

const leavesWord = (view: string, line: Span, { start, end }: Span): boolean =>
  LETTERS.test(view.slice(line.start, start)) || LETTERS.test(view.slice(end, line.end));

function linesOf(view: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (const { index, 0: gap } of view.matchAll(ENDS)) {
    if (index > start) lines.push({ start, end: index });
    start = index + gap.length;
  }
  if (start < view.length) lines.push({ start, end: view.length });
  return lines;
}
