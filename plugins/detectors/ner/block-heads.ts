import type { Span } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import type { Entity } from './tagger/tagger.js';

/** Lines above a street that are read by themselves, at most: who lives there, their company, whose hands it goes through. */
const MOST_LINES = 4;
const DIGIT = /\d/;
const INDENT = /^[ \t>]{0,40}/;

/** How the first lines of a block are read. */
export interface LineReader {
  /** The name that a line is by itself, if it is one for sure. */
  name(line: Span): Entity | undefined;
  /** A line as a company, if it can be one. */
  company(line: Span): Entity | undefined;
}

/** What lines above a street are, if not companies: houses and parts of them. */
const HOUSE = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('facilities', { class: 'house-or-part-of-one' })})(?!\\p{L})`,
  'iu',
);

/**
 * Parts names from what stands below them: beside an address or a company, `Alma Jensen⏎91215 Harjukuja 54`, a tagger takes them
 * for its first lines. What stands between a name and a street is a company, unless its words are those of houses.
 * @param isPlace true for an address, whose first lines are those above a number.
 * @param isBelowName true if the line above the block is a person.
 */
export function partBlock(
  view: string,
  block: Entity,
  isPlace: boolean,
  isBelowName: boolean,
  reader: LineReader,
): Entity[] {
  const parts: Entity[] = [];
  let between: Span[] = [];
  let { start } = block;
  let mayBeCompany = isBelowName;
  for (const { line, next } of firstLines(view, block, isPlace)) {
    const isHouse = HOUSE.test(view.slice(line.start, line.end));
    const head = reader.name(line) ?? (isPlace && mayBeCompany && !isHouse ? reader.company(line) : undefined);
    mayBeCompany = head !== undefined;
    if (head === undefined) between.push(line);
    else {
      parts.push(...between.map((span) => reader.company(span) ?? { ...block, ...span }), head);
      between = [];
      start = next;
    }
  }
  return [...parts, start === block.start ? block : { ...block, start }];
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
