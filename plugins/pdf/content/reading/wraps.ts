import type { Joint } from './line-ends.js';
import type { Box } from './ruling.js';
import type { Segment } from './segments.js';
import type { Spot } from './spot.js';

/** A blank between words, in font sizes. */
const BLANK = 0.25;
/** In font sizes: how exactly the room of lines is known, where words are parted and where letters of a word are. */
const INEXACT = { blank: 0.2, letter: 0.02 } as const;
/** Part of its room that a full line leaves free at most, where a cell has lines that end earlier. */
const NEARLY_FULL = 0.15;
/** Lines of one text are of one size. */
const ALIKE = 1.1;

const isShown = ({ glyph }: Spot): boolean => glyph.text.trim() !== '';

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
  const [head, tail] = [above.spots.filter(isShown), line.spots.filter(isShown)];
  const [first, letter, last] = [head[0], tail[0], head.at(-1)];
  if (first === undefined || letter === undefined || last === undefined || !isOneText(last, letter)) return undefined;
  const { size } = letter;
  const free = room - (last.to - first.from);
  const isFull = letter.to - letter.from > free + INEXACT.letter * size;
  return {
    free,
    fits: BLANK * size + firstWord(line.spots, letter) <= free - INEXACT.blank * size,
    isHalf: isFull && areHalves(textOf(above), textOf(line)),
    isNumber: /^\p{N}/u.test(letter.glyph.text),
  };
}

/** Whether text is set alike: a label over what it asks for is often bold or small. */
const isOneText = (last: Spot, next: Spot): boolean =>
  last.glyph.run.font === next.glyph.run.font &&
  Math.max(last.size, next.size) < ALIKE * Math.min(last.size, next.size);

/** Width of the first word of a line. */
function firstWord(spots: readonly Spot[], first: Spot): number {
  const start = spots.indexOf(first);
  let to = first.to;
  for (let index = start; index < spots.length; index++) {
    const spot = spots[index];
    if (spot === undefined || !isShown(spot)) break;
    to = spot.to;
  }
  return to - first.from;
}

/** Whether a line that is full and the next one have halves of an address, a number or a word that fills its line alone. */
function areHalves(above: string, below: string): boolean {
  const [before = ''] = above.match(/\S*$/) ?? [];
  const [behind = ''] = below.match(/^\S*/) ?? [];
  if (before === '' || behind === '' || /^\p{Lu}/u.test(behind)) return false;
  if (/[@/]/.test(before + behind)) return true;
  return before === above && (/\p{L}$/u.test(before) ? /^\p{Ll}/u : /^\d/).test(behind);
}

const textOf = ({ spots }: Segment): string => spots.map(({ glyph }) => glyph.text).join('');
