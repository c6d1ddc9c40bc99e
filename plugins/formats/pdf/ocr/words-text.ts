import { byColumn, isFar } from './columns.js';
import { withFigures } from './figures.js';
import type { PictureText, Piece } from './picture-text.js';
import { startAndEnd, type Word } from './word.js';

/** What stands between two cells: more than between words, so that numbers of two cells do not become one. */
const BETWEEN_CELLS = '   ';
/** Letters of a line that may go on in the next one, and part of the widest line near by that it fills: shorter ones end by themselves. */
const LONG_LINE = 28;
const FULL = 0.85;
/** The label of a field, with which a line begins anew: `Date of birth:`. */
const LABEL = /^\p{Lu}[\p{L}.'/()-]{0,20}(?: [\p{L}.'/()-]{1,16}){0,3} ?:(?= |$)/u;
/** From base line to base line within a paragraph, in heights of capital letters; more if the lines before are as far apart. */
const NEAR = 2.3;
const SAME = 1.15;

/** Words on one line, and how far it reaches. */
interface Line {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  readonly letters: number;
  /** Number of the column that it stands in. */
  readonly column: number;
  /** It runs across columns or cells. */
  readonly hasCells: boolean;
}

/** The text of words that were read in a picture: lines, those of a paragraph joined, and blanks between words. */
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
      else text += next !== undefined && goesOn(line, next, lines[index - 1]) ? ' ' : '\n';
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
    start: Math.min(...ends.map(([start]) => start)),
    end: Math.max(...ends.map(([, end]) => end)),
    letters: line.reduce((sum, { text }) => sum + text.length, 0),
    hasCells: line.some((word, at) => at > 0 && isFar(line[at - 1], word)),
  };
}

/** Around an at sign recognition often sees a gap where there is none. */
function between(before: Word, word: Word): string {
  if (word.text.startsWith('@') || before.text.endsWith('@')) return '';
  return isFar(before, word) ? BETWEEN_CELLS : ' ';
}

/** Whether a word was broken at the end of a line. */
const isHyphenated = (word: string, next: string | undefined): boolean =>
  /\p{L}-$/u.test(word) && next !== undefined && /^\p{Ll}/u.test(next);

/** Whether a line ended because the first word of the next one did not fit. */
function goesOn(line: Line, next: Line, last: Line | undefined): boolean {
  const [first] = next.words;
  if (first === undefined || line.letters < LONG_LINE || beginsField(next)) return false;
  // Rows of a table; one line with wide gaps among others is justified.
  if (line.hasCells && next.hasCells) return false;
  const before = last?.column === line.column && !last.hasCells ? last.end : line.end;
  const isFull = (edge: number): boolean => line.end - line.start >= FULL * (edge - line.start);
  // The column beside begins anew: how wide its lines are says nothing of this one.
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

/** Whether no room is left between two lines, as between paragraphs. */
function areNear(line: Line, next: Line, last: Line | undefined): boolean {
  const apart = pitch(line, next);
  if (apart <= NEAR * (line.words[0]?.row.capitals ?? 0)) return true;
  return last?.column === line.column && apart <= SAME * pitch(last, line);
}

const pitch = (a: Line, b: Line): number => Math.abs((b.words[0]?.row.base ?? 0) - (a.words[0]?.row.base ?? 0));
