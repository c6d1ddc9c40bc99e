import { append, largest, smallest } from '../../../../../kit/index.js';
import type { Bounds } from '../base/geometry.js';
import type { Spot } from '../reading/spot.js';
import type { GlyphText } from '../reading/text-builder.js';
import type { Glyph } from '../text/glyph.js';
import type { Rule } from '../text/rules.js';
import type { LineRooms } from './line-room.js';
import { rulesOf } from './move-rules.js';
import { isBetween } from './page-edges.js';
import { BLANKS, isBeside, withoutBlanks } from './pieces.js';
import type { EditedLine, LineItem, PlacedPiece, Stretch } from './stream-edits.js';

/** Maximum number of items of a line that move separately; the text after them moves with the last one. */
const MAX_ITEMS = 40;
/** In font sizes: minimum and maximum width of a blank between words, and the limits for widely set lines. */
const BLANK = { least: 0.15, most: 0.9, wide: 0.6, widest: 1.2 } as const;

/**
 * Minimum width of a blank, in font sizes and relative to its original width: readers of text use both to separate
 * words.
 */
const NARROWEST = 0.18;
const NARROWED = 0.75;

const isBlank = ({ glyph }: Spot): boolean => BLANKS.test(glyph.text);

/**
 * The lines that contain parts of hits, each up to its ends or to the neighbouring cells.
 * @param pieces in the order of the reading
 * @param taken sides of cells, and other things that lines must not touch
 */
export function* linesAround(
  { spots }: GlyphText,
  pieces: readonly PlacedPiece[],
  rooms: LineRooms,
  rules: readonly Rule[],
  taken: readonly Bounds[],
): Iterable<EditedLine> {
  for (let next = 0; next < pieces.length; ) {
    const piece = pieces[next];
    if (piece === undefined) return;
    const [start, end] = lineOf(spots, piece, taken);
    const own: PlacedPiece[] = [];
    for (let one = pieces[next]; one !== undefined && one.start < end; one = pieces[++next]) own.push(one);
    const [first, last] = [spots[start], spots[end - 1]];
    if (first === undefined || last === undefined) continue;
    const items = itemsOf(spots, start, end, own);
    const { size, base } = first;
    const below = isLevel(first) ? rulesOf({ items, size, base }, rules) : [];
    yield { items, size, rules: below, ...rooms.around(first.glyph, last.glyph) };
  }
}

/** True if text runs from left to right on the page. */
const isLevel = ({ glyph: { run } }: Spot): boolean =>
  !run.font.vertical && Math.abs(run.toPage[1]) < 1e-6 && run.toPage[0] * run.size * run.scale > 0;

/** The line around a part of a hit, up to the first gap that is wider than a blank between words. */
function lineOf(
  spots: readonly Spot[],
  { start, end }: PlacedPiece,
  taken: readonly Bounds[],
): readonly [start: number, end: number] {
  const gaps = [...gapsFrom(spots, start, -1), ...gapsFrom(spots, end - 1, 1)].filter(({ gap }) => gap >= BLANK.least);
  const narrowest = smallest(gaps.map(({ gap }) => gap));
  // In a widely set line, all blanks are wide.
  const most = narrowest > BLANK.wide ? Math.max(BLANK.most, Math.min(1.5 * narrowest, BLANK.widest)) : BLANK.most;
  const edge = (from: number, step: 1 | -1): number => {
    let last = from;
    for (const { index, gap } of gapsFrom(spots, from, step)) {
      if (gap > most || (gap >= BLANK.least && isParted(spots[last], spots[index], taken))) break;
      last = index;
    }
    return last;
  };
  return [edge(start, -1), edge(end - 1, 1) + 1];
}

/** True if a side of a cell is between neighbours on a line. */
function isParted(one: Spot | undefined, other: Spot | undefined, taken: readonly Bounds[]): boolean {
  if (one === undefined || other === undefined) return false;
  const [left, right] = one.from < other.from ? [one, other] : [other, one];
  return isBetween(left.glyph, right.glyph, taken);
}

/** Spots beside a spot on its line in one direction, with the gap to the preceding one, in font sizes. */
function* gapsFrom(spots: readonly Spot[], from: number, step: 1 | -1): Iterable<{ index: number; gap: number }> {
  let last = spots[from];
  for (let index = from + step; index >= 0 && index < spots.length; index += step) {
    const spot = spots[index];
    if (spot === undefined || last === undefined) return;
    const [left, right] = step > 0 ? [last, spot] : [spot, last];
    if (!isBeside(left, right)) return;
    if (isBlank(spot)) continue;
    const gap = gapBetween(left, right);
    if (!(gap > -0.3 && gap < BLANK.widest)) return;
    yield { index, gap };
    last = spot;
  }
}

/** In font sizes. */
const gapBetween = (last: Spot, next: Spot): number => (next.from - last.to) / Math.max(last.size, next.size);

/** The words of a line, and the parts of hits. */
function itemsOf(spots: readonly Spot[], start: number, end: number, pieces: readonly PlacedPiece[]): LineItem[] {
  const items: LineItem[] = [];
  let word: Spot[] = [];
  let [gap, least] = [0, 0];
  let last: Spot | undefined;
  const close = (behind: Spot | undefined, piece?: PlacedPiece): void => {
    const shown = withoutBlanks(word);
    const from = smallest(shown.map((spot) => spot.from));
    const to = largest(shown.map((spot) => spot.to));
    if (word.length > 0)
      items.push({ stretches: stretchesOf(word, behind), gap, least, from, to, ...(piece && { piece }) });
    word = [];
  };
  for (let index = start; index < end; ) {
    const piece = pieces.find((one) => one.start === index);
    const spot = spots[index];
    if (spot === undefined) break;
    if (piece === undefined && isBlank(spot)) {
      index++;
      continue;
    }
    const space = last === undefined ? 0 : gapBetween(last, spot);
    if (piece !== undefined || (space >= BLANK.least && items.length < MAX_ITEMS)) close(spot);
    if (word.length === 0) {
      gap = space >= BLANK.least && last !== undefined ? spot.from - last.to : 0;
      least = last === undefined ? 0 : narrowest(last, spot);
    }
    append(word, spots.slice(index, piece?.end ?? index + 1));
    index = piece?.end ?? index + 1;
    last = spots[index - 1];
    if (piece !== undefined) close(spots[index], piece);
  }
  close(spots[end]);
  return items;
}

/**
 * Minimum width of the blank between neighbours, in points. Readers disagree about the size of Type3 fonts, so their
 * blanks do not change.
 */
function narrowest(last: Spot, next: Spot): number {
  const gap = next.from - last.to;
  if ([last, next].some(({ glyph }) => glyph.run.font.type === 'Type3')) return gap;
  return Math.max(NARROWEST * Math.max(last.size, next.size), NARROWED * gap);
}

function stretchesOf(word: readonly Spot[], behind: Spot | undefined): Stretch[] {
  const stretches: Stretch[] = [];
  let last: Glyph | undefined;
  for (const { glyph } of word) {
    if (last?.run !== glyph.run) {
      stretches.push({ from: glyph, until: behind?.glyph.run === glyph.run ? behind.glyph : undefined });
    }
    last = glyph;
  }
  return stretches;
}
