import { append } from '../../../../kit/index.js';
import { startAndEnd, type Word } from './word.js';

/** Gap between two words above which they are in different columns or cells, in heights of capital letters. */
const WIDE_GAP = 1.5;
/**
 * Minimum number of adjacent lines that form columns of a text, and minimum average number of letters of each half:
 * cells of tables have fewer.
 */
const MIN_LINES = 4;
const MIN_LETTERS = 15;

type Line = readonly Word[];

/** True if two words of a line are in different columns or cells. */
export function isFar(before: Word | undefined, word: Word): boolean {
  if (before === undefined) return false;
  return startAndEnd(word)[0] - startAndEnd(before)[1] > WIDE_GAP * word.row.capitals;
}

/** The gap between columns, along the lines. */
interface Gutter {
  readonly from: number;
  readonly to: number;
}

/** Splits lines that OCR read across two columns of a text into the lines of each column, in reading order. */
export function byColumn(lines: readonly Line[]): Line[][] {
  const ordered: Line[][] = [[]];
  for (let at = 0; at < lines.length; ) {
    const found = columnsFrom(lines.slice(at));
    if (found === undefined) append(ordered.at(-1) ?? [], lines.slice(at, at + 1));
    else append(ordered, [...found.columns, []]);
    at += found?.count ?? 1;
  }
  return ordered;
}

/** The two columns that begin with the first line, and the number of lines they take. */
function columnsFrom(lines: readonly Line[]): { readonly columns: Line[][]; readonly count: number } | undefined {
  let gutter = lines[0] && gutterOf(lines[0]);
  const [left, right]: [Line[], Line[]] = [[], []];
  let [count, pairs, letters] = [0, 0, 0];
  for (const line of lines) {
    if (gutter === undefined) break;
    const { from, to }: Gutter = gutter;
    const own = gutterOf(line);
    const [before, after] = [
      line.filter((word) => startAndEnd(word)[1] <= to),
      line.filter((word) => startAndEnd(word)[0] >= from),
    ];
    const isOneSided = before.length === 0 || after.length === 0;
    if (before.length + after.length !== line.length || (own === undefined && !isOneSided)) break;
    if (own !== undefined && !isOneSided) {
      gutter = { from: Math.max(from, own.from), to: Math.min(to, own.to) };
      pairs++;
      letters += line.reduce((sum, { text }) => sum + text.length, 0);
    }
    left.push(before);
    right.push(after);
    count++;
  }
  if (pairs < MIN_LINES || letters < 2 * MIN_LETTERS * pairs) return undefined;
  return { columns: [left, right].map((column) => column.filter((line) => line.length > 0)), count };
}

/** The only wide gap of a line. */
function gutterOf(line: Line): Gutter | undefined {
  const gaps = line.flatMap((word, at) => {
    const before = line[at - 1];
    return before !== undefined && isFar(before, word)
      ? [{ from: startAndEnd(before)[1], to: startAndEnd(word)[0] }]
      : [];
  });
  return gaps.length === 1 ? gaps[0] : undefined;
}
