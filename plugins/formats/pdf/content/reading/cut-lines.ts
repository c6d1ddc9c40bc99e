import { type Gutter, isWide } from './gutters.js';
import { type Segment, segmentOf } from './segments.js';
import type { Word, WordLine } from './words.js';

/** In font sizes: tolerance for the beginning of a cell. */
const EDGE = 0.35;

/** Number of the column at a position. */
const columnAt = (gutters: readonly Gutter[], at: number): number =>
  gutters.filter(({ from, to }) => (from + to) / 2 <= at).length;

/** For each column, the commonest beginning of its cells. */
export function startsOf(lines: readonly WordLine[], gutters: readonly Gutter[]): number[] {
  const counts = gutters.map(() => new Map<number, number>());
  for (const { words } of lines)
    words.forEach((word, i) => {
      const last = words[i - 1];
      const column = columnAt(gutters, word.from);
      if (last === undefined || column === 0 || columnAt(gutters, last.from) === column) return;
      const known = counts[column - 1];
      const step = Math.round(word.from);
      known?.set(step, (known.get(step) ?? 0) + 1);
    });
  return counts.map((steps) => [...steps].reduce((most, one) => (one[1] > most[1] ? one : most), [Number.NaN, 0])[0]);
}

/** A cell in one line. */
export interface LineCell {
  readonly column: number;
  readonly segment: Segment;
}

/** Cuts a line at the gutters, and where a word begins like the cells of a column although it touches the one before. */
export function cellsOf(line: WordLine, gutters: readonly Gutter[], starts: readonly number[]): LineCell[] {
  const groups: Word[][] = [];
  for (const word of line.words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group === undefined || last === undefined || isCut(last, word, line.size, gutters, starts)) groups.push([word]);
    else group.push(word);
  }
  const cells: LineCell[] = [];
  for (const group of groups) {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) continue;
    const segment = segmentOf(line.spots.slice(first.first, last.end));
    const column = Math.max(columnOf(segment, gutters), (cells.at(-1)?.column ?? -1) + 1);
    cells.push({ column, segment });
  }
  return cells;
}

function isCut(last: Word, next: Word, size: number, gutters: readonly Gutter[], starts: readonly number[]): boolean {
  if (isWide(last, next, size)) return gutters.some(({ from, to }) => last.to < to && next.from > from);
  return next.isApart && starts.some((at) => Math.abs(at - next.from) < EDGE * size);
}

/** The column that a cell covers most of, from its beginning. */
function columnOf({ from, to }: Segment, gutters: readonly Gutter[]): number {
  let [best, most] = [columnAt(gutters, from), Number.NEGATIVE_INFINITY];
  for (let column = best; column <= columnAt(gutters, to); column++) {
    const left = Math.max(from, gutters[column - 1]?.to ?? from);
    const right = Math.min(to, gutters[column]?.from ?? to);
    if (right - left > most) [best, most] = [column, right - left];
  }
  return best;
}
