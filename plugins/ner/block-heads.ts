import type { Span } from '../../core/index.js';
import type { Entity } from './tagger/tagger.js';

/** Lines above a street that are read by themselves, at most: who lives there, their company, whose hands it goes through. */
const MOST_LINES = 4;
const DIGIT = /\d/;
const INDENT = /^[ \t>]{0,40}/;

/** An entity of several lines, without those of its first lines that turned out to be names. */
export interface Block {
  readonly heads: readonly Entity[];
  /** What is left of it, in order: lines between names that are none, and the last lines. */
  readonly rest: readonly Entity[];
}

/**
 * Parts names from what stands below them: beside an address or a company, `Alma Jensen⏎91215 Harjukuja 54`, a tagger takes them
 * for its first lines.
 * @param isPlace true for an address, whose first lines are those above a number.
 * @param company type of a line between two names that says nothing by itself.
 * @param read what a line alone holds, if it is a name for sure.
 */
export function partBlock(
  view: string,
  block: Entity,
  isPlace: boolean,
  company: number,
  read: (line: Span) => Entity | undefined,
): Block {
  const heads: Entity[] = [];
  const rest: Entity[] = [];
  let between: Entity[] = [];
  let { start } = block;
  for (const { line, next } of firstLines(view, block, isPlace)) {
    const head = read(line);
    if (head === undefined) {
      between.push({ ...block, ...line, type: company });
      continue;
    }
    heads.push(head);
    rest.push(...between);
    between = [];
    start = next;
  }
  return { heads, rest: [...rest, start === block.start ? block : { ...block, start }] };
}

/** Lines of a block, each whole, with the beginning of the next one: those above a number, or all but the last. */
function firstLines(view: string, { start, end }: Span, aboveNumber: boolean): { line: Span; next: number }[] {
  const lines: { line: Span; next: number }[] = [];
  let at = view.lastIndexOf('\n', start - 1) + 1;
  while (lines.length <= MOST_LINES) {
    const from = at + (INDENT.exec(view.slice(at, end))?.[0].length ?? 0);
    const lineEnd = view.indexOf('\n', from);
    const isLast = lineEnd < 0 || lineEnd >= end;
    if (aboveNumber && DIGIT.test(view.slice(from, isLast ? end : lineEnd))) return lines;
    if (isLast) return aboveNumber ? [] : lines;
    lines.push({ line: { start: from, end: from + view.slice(from, lineEnd).trimEnd().length }, next: lineEnd + 1 });
    at = lineEnd + 1;
  }
  return [];
}
