import { largest, smallest } from '../../../../../kit/index.js';
import { isBlank } from '../text/characters.js';
import type { Joint } from './line-ends.js';
import type { Box } from './ruling.js';
import type { Segment } from './segments.js';
import type { Spot } from './spot.js';

/** Width of a blank between words, in font sizes. */
const BLANK = 0.25;
/** In font sizes: minimum gap that looks like a blank. */
const BLANK_SEEN = 0.17;
/** In font sizes: uncertainty of the room of lines, between words and between letters of a word. */
const INEXACT = { blank: 0.2, letter: 0.02 } as const;
/** Maximum free share of a full line, if a cell has lines that end earlier. */
const NEARLY_FULL = 0.15;
/** Maximum ratio of sizes of lines of one text. */
const ALIKE = 1.1;

const isShown = ({ glyph }: Spot): boolean => !isBlank(glyph.text);

/** The room of lines in a cell: its margin is what is free on both sides of all of them. */
export function innerWidth({ left, right }: Box, lines: readonly Segment[]): number {
  const shown = lines.flatMap(({ spots }) => spots.filter(isShown));
  const before = smallest(shown.map(({ from }) => from)) - left;
  const behind = right - largest(shown.map(({ to }) => to));
  return right - left - 2 * Math.max(0, Math.min(before, behind));
}

/** The minimum room of lines: the width of the widest of them. */
export const widest = (lines: readonly Segment[]): number => largest(lines.map(({ from, to }) => to - from));

/** How each line of a cell after the first one continues the preceding line, which may have ended within a word. */
export function jointsOf(lines: readonly Segment[], room: number): Joint[] {
  const ends = lines.slice(1).map((line, index) => endOf(lines[index] ?? line, line, room));
  // An address has a line for each of its parts: only a full line continues with a number.
  const areLines = ends.some((end) => end?.fits === true);
  return ends.map((end) => {
    if (end === undefined || end.fits || (areLines && end.isNumber && end.free > NEARLY_FULL * room)) return '\n';
    return end.isHalf ? '' : ' ';
  });
}

/** The end of a line, in relation to the next one of its text. */
interface LineEnd {
  /** Free room after it, in points. */
  readonly free: number;
  /** True if the first word of the next line would have fitted. */
  readonly fits: boolean;
  /** True if it ends within a word, without room for the next letter. */
  readonly isHalf: boolean;
  /** True if the next line begins with a number. */
  readonly isNumber: boolean;
}

function endOf(above: Segment, line: Segment, room: number): LineEnd | undefined {
  const [first, last, letter] = [above.spots.find(isShown), above.spots.findLast(isShown), line.spots.find(isShown)];
  if (first === undefined || letter === undefined || last === undefined || !isOneText(last, letter)) return undefined;
  const { size } = letter;
  const free = room - (last.to - first.from);
  const isFull = letter.to - letter.from > free + INEXACT.letter * size;
  return {
    free,
    fits: BLANK * size + widthOf(firstToken(fromShown(line))) <= free - INEXACT.blank * size,
    isHalf: isFull && areHalves(above.spots, fromShown(line), room),
    isNumber: /^\p{N}/u.test(letter.glyph.text),
  };
}

/** True if text is set alike. A label above its answer is often bold or smaller. */
const isOneText = (last: Spot, next: Spot): boolean =>
  last.glyph.run.font === next.glyph.run.font &&
  Math.max(last.size, next.size) < ALIKE * Math.min(last.size, next.size);

/** A line without leading blanks. */
const fromShown = ({ spots }: Segment): readonly Spot[] => spots.slice(spots.findIndex(isShown));

/** True if a full line and the next one have parts of an address, or of a word that is too long for any line. */
function areHalves(head: readonly Spot[], tail: readonly Spot[], room: number): boolean {
  const [before, behind] = [lastToken(head), firstToken(tail)];
  const [end, start] = [before.at(-1)?.glyph.text ?? '', behind[0]?.glyph.text ?? ''];
  if (end.trim() === '' || /^\p{Lu}/u.test(start)) return false;
  if ([...before, ...behind].some(({ glyph }) => glyph.text === '@' || glyph.text === '/')) return true;
  const isWord = /\p{L}$/u.test(end) ? /^[\p{Ll}-]/u.test(start) : /^\d/.test(start);
  return isWord && widthOf(before) + widthOf(behind) > room;
}

/** The spots after the last blank of a line; empty if it ends with one. */
function lastToken(spots: readonly Spot[]): readonly Spot[] {
  let first = spots.length;
  while (first > 0 && !isBlankBefore(spots, first)) first--;
  return spots.slice(first);
}

/** The spots before the first blank of a line. */
function firstToken(spots: readonly Spot[]): readonly Spot[] {
  let end = Math.min(1, spots.length);
  while (end < spots.length && !isBlankBefore(spots, end)) end++;
  return spots.slice(0, end);
}

/** True if a blank precedes a position of a line, with or without a glyph. */
function isBlankBefore(spots: readonly Spot[], at: number): boolean {
  const [last, next] = [spots[at - 1], spots[at]];
  if (last === undefined) return true;
  return !isShown(last) || (next !== undefined && (!isShown(next) || next.from - last.to > BLANK_SEEN * next.size));
}

const widthOf = (spots: readonly Spot[]): number => (spots.at(-1)?.to ?? 0) - (spots[0]?.from ?? 0);
