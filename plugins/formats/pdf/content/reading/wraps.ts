import { isBlank } from '../text/characters.js';
import type { Joint } from './line-ends.js';
import type { Box } from './ruling.js';
import type { Segment } from './segments.js';
import type { Spot } from './spot.js';

/** A blank between words, in font sizes. */
const BLANK = 0.25;
/** In font sizes: the narrowest gap that is seen as a blank. */
const BLANK_SEEN = 0.17;
/** In font sizes: how exactly the room of lines is known, where words are parted and where letters of a word are. */
const INEXACT = { blank: 0.2, letter: 0.02 } as const;
/** Part of its room that a full line leaves free at most, where a cell has lines that end earlier. */
const NEARLY_FULL = 0.15;
/** Lines of one text are of one size. */
const ALIKE = 1.1;

const isShown = ({ glyph }: Spot): boolean => !isBlank(glyph.text);

/** The room lines of a cell have: what stands free on both sides of all of them is its margin. */
export function innerWidth({ left, right }: Box, lines: readonly Segment[]): number {
  const shown = lines.flatMap(({ spots }) => spots.filter(isShown));
  const before = Math.min(...shown.map(({ from }) => from)) - left;
  const behind = right - Math.max(...shown.map(({ to }) => to));
  return right - left - 2 * Math.max(0, Math.min(before, behind));
}

/** The room lines have at least: that of the widest of them. */
export const widest = (lines: readonly Segment[]): number => Math.max(...lines.map(({ from, to }) => to - from));

/** How each line of a cell after the first follows the one before, whose room may have ended within words. */
export function jointsOf(lines: readonly Segment[], room: number): Joint[] {
  const ends = lines.slice(1).map((line, index) => endOf(lines[index] ?? line, line, room));
  // An address has a line for each of its parts: only one that is full goes on in a number.
  const areLines = ends.some((end) => end?.fits === true);
  return ends.map((end) => {
    if (end === undefined || end.fits || (areLines && end.isNumber && end.free > NEARLY_FULL * room)) return '\n';
    return end.isHalf ? '' : ' ';
  });
}

/** How a line ends before the next one of its text. */
interface LineEnd {
  /** Room behind it, in points. */
  readonly free: number;
  /** Whether the first word of the next line had room in it. */
  readonly fits: boolean;
  /** Whether it ends within a word, with no room for the next letter. */
  readonly isHalf: boolean;
  /** Whether the next line begins with a number. */
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

/** Whether text is set alike: a label over what it asks for is often bold or small. */
const isOneText = (last: Spot, next: Spot): boolean =>
  last.glyph.run.font === next.glyph.run.font &&
  Math.max(last.size, next.size) < ALIKE * Math.min(last.size, next.size);

/** A line without blanks before it. */
const fromShown = ({ spots }: Segment): readonly Spot[] => spots.slice(spots.findIndex(isShown));

/** Whether a line that is full and the next one have halves of an address, or of a word that no line has room for. */
function areHalves(head: readonly Spot[], tail: readonly Spot[], room: number): boolean {
  const [before, behind] = [lastToken(head), firstToken(tail)];
  const [end, start] = [before.at(-1)?.glyph.text ?? '', behind[0]?.glyph.text ?? ''];
  if (end.trim() === '' || /^\p{Lu}/u.test(start)) return false;
  if ([...before, ...behind].some(({ glyph }) => glyph.text === '@' || glyph.text === '/')) return true;
  const isWord = /\p{L}$/u.test(end) ? /^[\p{Ll}-]/u.test(start) : /^\d/.test(start);
  return isWord && widthOf(before) + widthOf(behind) > room;
}

/** The spots behind the last blank of a line; none where it ends with one. */
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

/** Whether a blank stands before a place of a line, be it one that no glyph stands for. */
function isBlankBefore(spots: readonly Spot[], at: number): boolean {
  const [last, next] = [spots[at - 1], spots[at]];
  if (last === undefined) return true;
  return !isShown(last) || (next !== undefined && (!isShown(next) || next.from - last.to > BLANK_SEEN * next.size));
}

const widthOf = (spots: readonly Spot[]): number => (spots.at(-1)?.to ?? 0) - (spots[0]?.from ?? 0);
