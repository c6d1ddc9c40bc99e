import type { Joint } from './line-ends.js';
import type { Box } from './ruling.js';
import type { Segment } from './segments.js';
import type { Spot } from './spot.js';

/** A blank between words, in font sizes. */
const BLANK = 0.25;
/** In font sizes: how exactly the room of lines is known, where words are parted and where letters of a word are. */
const INEXACT = { blank: 0.2, letter: 0.02 } as const;
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

/** How a line of a cell goes on in the next one, whose first word, or even first letter, may have had no room in it. */
export function jointOf(above: Segment, line: Segment, room: number): Joint {
  const [head, tail] = [above.spots.filter(isShown), line.spots.filter(isShown)];
  const [first, letter, last] = [head[0], tail[0], head.at(-1)];
  if (first === undefined || letter === undefined || last === undefined || !isOneText(last, letter)) return '\n';
  const { size } = letter;
  const free = room - (last.to - first.from);
  const word = firstWord(line.spots, letter);
  if (BLANK * size + word <= free - INEXACT.blank * size) return '\n';
  const isFull = letter.to - letter.from > free + INEXACT.letter * size;
  return isFull && areHalves(textOf(above), textOf(line)) ? '' : ' ';
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
