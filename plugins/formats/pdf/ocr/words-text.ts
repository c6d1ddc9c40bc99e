import { largest, smallest } from '../../../../kit/index.js';
import { byColumn, isFar } from './columns.js';
import { withFigures } from './figures.js';
import type { PictureText, Piece } from './picture-text.js';
import { startAndEnd, type Word } from './word.js';

/** Separator of cells: wider than between words, so that numbers of two cells are not joined. */
const BETWEEN_CELLS = '   ';
/**
 * Minimum number of letters of a line that continues in the next one, and minimum share of the widest line near by that
 * it fills: shorter lines end by themselves.
 */
const LONG_LINE = 28;
const FULL = 0.85;
/** The label of a field, which begins a line: `Date of birth:`. */
const LABEL = /^\p{Lu}[\p{L}.'/()-]{0,20}(?: [\p{L}.'/()-]{1,16}){0,3} ?:(?= |$)/u;
/**
 * Maximum distance of base lines within a paragraph, in heights of capital letters; more if the preceding lines are as
 * far apart.
 */
const MAX_LINE_DISTANCE = 2.3;
const SAME = 1.15;

/** Words on one line, and its extent. */
interface Line {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  readonly letters: number;
  /** Index of its column. */
  readonly column: number;
  /** True if it spans several columns or cells. */
  readonly hasCells: boolean;
}

/** The text of words that were read in a picture: lines, with those of a paragraph joined, and blanks between words. */
export function textOfWords(words: readonly Word[]): PictureText {
  let text = '';
  const pieces: Piece[] = [];
  const lines = linesOf(words);
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    line.words.forEach((word, at) => {
      const following = line.words[at + 1] ?? next?.words[0];
      const isLast = at === line.words.length - 1;
      const isBroken = isLast && isHyphenated(word.text, following?.text);
      const shown = isBroken ? word.text.slice(0, -1) : withFigures(word.text);
      pieces.push({ start: text.length, end: text.length + shown.length, box: word.box, row: word.row });
      text += shown;
      if (following === undefined || isBroken) return;
      if (!isLast) text += between(word, following);
      else text += next !== undefined && continues(line, next, lines[index - 1]) ? ' ' : '\n';
    });
  });
  return { text, pieces };
}

function linesOf(words: readonly Word[]): Line[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last[0]?.line === word.line) last.push(word);
    else lines.push([word]);
  }
  return byColumn(lines).flatMap((column, number) => column.map((line) => lineOf(line, number)));
}

function lineOf(line: readonly Word[], column: number): Line {
  const ends = line.map(startAndEnd);
  return {
    ...{ words: line, column },
    start: smallest(ends.map(([start]) => start)),
    end: largest(ends.map(([, end]) => end)),
    letters: line.reduce((sum, { text }) => sum + text.length, 0),
    hasCells: line.some((word, at) => at > 0 && isFar(line[at - 1], word)),
  };
}

/** OCR often sees a gap around an at sign. */
function between(before: Word, word: Word): string {
  if (word.text.startsWith('@') || before.text.endsWith('@')) return '';
  return isFar(before, word) ? BETWEEN_CELLS : ' ';
}

/** True if a word was hyphenated at the end of a line. */
const isHyphenated = (word: string, next: string | undefined): boolean =>
  /\p{L}-$/u.test(word) && next !== undefined && /^\p{Ll}/u.test(next);

/** True if a line ended because the first word of the next one did not fit. */
function continues(line: Line, next: Line, last: Line | undefined): boolean {
  const [first] = next.words;
  if (first === undefined || line.letters < LONG_LINE || beginsField(next)) return false;
  // Rows of a table. A single line with wide gaps is justified text.
  if (line.hasCells && next.hasCells) return false;
  const before = last?.column === line.column && !last.hasCells ? last.end : line.end;
  const isFull = (edge: number): boolean => line.end - line.start >= FULL * (edge - line.start);
  // The next column begins: the width of its lines says nothing about this one.
  if (next.column !== line.column) return next.start >= line.end && isFull(before);
  if (!areNear(line, next, last)) return false;
  const edge = Math.max(line.end, next.end, before);
  const [start, end] = startAndEnd(first);
  return isFull(edge) && line.end + (end - start) > edge;
}

const beginsField = ({ words }: Line): boolean =>
  LABEL.test(
    words
      .slice(0, 5)
      .map(({ text }) => text)
      .join(' '),
  );

/** True if two lines are close, without the gap between paragraphs. */
function areNear(line: Line, next: Line, last: Line | undefined): boolean {
  const apart = pitch(line, next);
  if (apart <= MAX_LINE_DISTANCE * (line.words[0]?.row.capitals ?? 0)) return true;
  return last?.column === line.column && apart <= SAME * pitch(last, line);
}

const pitch = (a: Line, b: Line): number => Math.abs((b.words[0]?.row.base ?? 0) - (a.words[0]?.row.base ?? 0));
