import type { Edit } from '../../../../core/index.js';
import type { FormatRun } from './shared-strings.js';

/** Where a place of a text comes to stand; one inside of a replaced term, at most at the end of its substitute. */
function moved(place: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (place <= start) break;
    if (place < end) return start + shift + Math.min(text.length, place - start);
    shift += text.length - (end - start);
  }
  return place + shift;
}

/** The formats of a text after it was edited: each begins where its first character went, and none twice at one place. */
export function movedRuns(runs: readonly FormatRun[], edits: readonly Edit[], length: number): FormatRun[] {
  const all = runs.map(({ at, font }) => ({ at: Math.min(moved(at, edits), Math.max(0, length - 1)), font }));
  return all.filter(({ at }, i) => all[i + 1]?.at !== at);
}
