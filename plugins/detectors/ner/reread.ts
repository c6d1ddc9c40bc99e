import type { EntityType, Match, Span } from '../../../core/index.js';
import type { ModelEntity } from '../../../core/services.js';
import { lexiconPattern } from '../../../kit/index.js';

/** Probability from which a line that is read separately is accepted. */
const SURE = 0.98;
/** Score of level 1: a name that was separated from its address must be found at every level. */
const LEVEL_1 = 0.75;
/** Score of level 2, which is enough for a company. */
const LEVEL_2 = 0.5;
/** Maximum number of lines above a street that are read separately: the resident, their company, a care-of line. */
const MOST_LINES = 4;
const DIGIT = /\d/;
const INDENT = /^[ \t>]{0,40}/;
const LINE_BETWEEN = /^[ \t]{0,8}\r?\n[^\n]*$/;

/** Lines above a street that are not companies: buildings and parts of them. */
const HOUSE = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('facilities', { class: 'house-or-part-of-one' })})(?!\\p{L})`,
  'iu',
);

/** A text, and the model that has read it. */
export interface RereadContext {
  readonly view: string;
  /** ModelEntity type for each type of the model. */
  readonly types: readonly EntityType[];
  /** Entities of a text that is read separately. */
  read(text: string): readonly ModelEntity[];
  /** The match of an entity, if the whole entity becomes one. */
  matchOf(entity: ModelEntity): Match | undefined;
}

/**
 * The parts of an entity. Taggers take names above an address or a company, as in `Alma Jensen⏎91215 Harjukuja 54`, for its first lines, so
 * these lines are read again separately. A line between a name and a street is a company, unless its words are those of a building.
 * @param above the previous entity.
 */
export function reread(
  context: RereadContext,
  block: ModelEntity,
  above: ModelEntity | undefined,
): readonly ModelEntity[] {
  const { view, types } = context;
  if (!block.best || types[block.type] === 'PERSON' || !view.slice(block.start, block.end).includes('\n'))
    return [block];
  const isPlace = types[block.type] === 'LOCATION';
  const parts: ModelEntity[] = [];
  let between: Span[] = [];
  let { start } = block;
  let mayBeCompany =
    above !== undefined && types[above.type] === 'PERSON' && LINE_BETWEEN.test(view.slice(above.end, block.start));
  for (const { line, next } of firstLines(view, block, isPlace)) {
    const mayName = isPlace && mayBeCompany && !HOUSE.test(view.slice(line.start, line.end));
    const head = nameOf(context, line, block.type) ?? (mayName ? companyOf(context, line, block) : undefined);
    mayBeCompany = head !== undefined;
    if (head === undefined) between.push(line);
    else {
      parts.push(...between.map((span) => companyOf(context, span, block) ?? { ...block, ...span }), head);
      between = [];
      start = next;
    }
  }
  return [...parts, start === block.start ? block : { ...block, start }];
}

/** The name that a line contains when read separately, if it is certain and of another type than the block. */
function nameOf({ view, read, matchOf }: RereadContext, line: Span, block: number): ModelEntity | undefined {
  const [name, ...others] = read(view.slice(line.start, line.end));
  const isWhole = name !== undefined && others.length === 0 && name.end - name.start === line.end - line.start;
  if (!isWhole || name.type === block || name.probability < SURE) return undefined;
  const entity = { ...name, ...line };
  return (matchOf(entity)?.score ?? 0) >= LEVEL_1 ? entity : undefined;
}

/** A line as a company, if it can be one. */
function companyOf({ types, matchOf }: RereadContext, line: Span, block: ModelEntity): ModelEntity | undefined {
  const entity = { ...block, ...line, type: types.indexOf('ORGANIZATION') };
  return entity.type >= 0 && (matchOf(entity)?.score ?? 0) >= LEVEL_2 ? entity : undefined;
}

/** The lines of a block, each including the start of the next one: those above a number, or all but the last. */
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
