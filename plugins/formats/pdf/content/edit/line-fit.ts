import { largest } from '../../../../../kit/index.js';
import type { EditedLine } from './stream-edits.js';

/**
 * Maximum width of a substitute that makes its line longer, relative to the original width, so that it stays in its
 * place.
 */
const WIDEST = 1.6;
/** Share of the natural width down to which condensed text is hardly noticed. */
const SQUEEZED = 0.85;
/**
 * Minimum overlap of substitute and term, as a share of what both cover: half, plus the differences between readers.
 */
const COMMON = 0.72;
/** Share of the width of a term below which its movement is not noticed. */
const UNNOTICED_MOVE = 0.02;
/** Maximum growth of a blank in a line that need not be filled, in font sizes. */
const GROWTH = 0.12;
/** Maximum growth of a blank in a line that must be filled, in font sizes: wider ones look like holes. */
const STRETCH = 0.6;

/** The items of a line, measured. */
export interface MeasuredLine extends EditedLine {
  /** For each item, the excess of its substitute over the original width, in points; 0 for words. */
  readonly longer: readonly number[];
  /** For each item, whether the blank before it is one between words, which may change its width. */
  readonly elastic: readonly boolean[];
  /** By how much each such blank can shrink, and how many there are. */
  readonly spare: number;
  readonly blanks: number;
}

/** The movement of each item of a line, and the share of its excess width that each substitute gets. */
export interface Fit {
  readonly moves: readonly number[];
  readonly share: number;
}

/** The excess width of a substitute that is used; wider ones get only a share. */
export const used = (longer: number, share: number): number => (longer > 0 ? longer * share : longer);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The largest excess width on a line at which substitutes stay in their places without being condensed. */
const mostOf = ({ items, longer }: MeasuredLine): number =>
  sum(items.map(({ piece }, i) => Math.min(Math.max(0, longer[i] ?? 0), (WIDEST - 1) * (piece?.own ?? 0))));

/**
 * Substitutes get the width they need. If one would leave its place, all that are too wide are condensed, provided this
 * helps and is hardly noticed, or they are condensed anyway.
 */
export function placedFit(line: MeasuredLine): Fit {
  const fitted = fits(line);
  const widest = fitted(line, 1);
  if (stayInPlace(line, widest)) return widest;
  const least = Math.min(widest.share, leastShare(line, widest.share));
  const narrowest = fitted(line, least);
  if (!stayInPlace(line, narrowest)) return widest;
  return fitted(
    line,
    bisected(least, widest.share, (share) => stayInPlace(line, fitted(line, share))),
  );
}

/** The fit for a line. A line that could only be filled with holes ends earlier. */
function fits(line: MeasuredLine): (line: MeasuredLine, limit: number) => Fit {
  const { edges, blanks, longer, size } = line;
  if (edges === 'middle') return middleFit;
  if (edges === 'start' || (edges === 'both' && blanks === 0)) return raggedFit;
  return edges === 'both' && -sum(longer) > STRETCH * size * blanks ? raggedFit : fullFit;
}

/**
 * The share at which the longest substitute is condensed as far as is hardly noticed; undefined if it is condensed more
 * anyway.
 */
function leastShare({ items, longer }: MeasuredLine, share: number): number {
  const shares = items.flatMap(({ piece }, index) => {
    const by = longer[index] ?? 0;
    if (piece === undefined || by <= 0) return [];
    const needed = SQUEEZED * (piece.own + by);
    return [piece.own + by * share < needed ? 0 : Math.max(0, (needed - piece.own) / by)];
  });
  return shares.includes(0) ? 0 : largest(shares, 0);
}

/** True if most of the area of each substitute and its original overlap. */
function stayInPlace({ items, longer }: MeasuredLine, { moves, share }: Fit): boolean {
  return items.every(({ piece, from, to }, index) => {
    if (piece === undefined || longer[index] === -piece.own) return true;
    const by = moves[index] ?? 0;
    // A substitute with an unchanged beginning stays in its place because its width is limited.
    if (Math.abs(by) < UNNOTICED_MOVE * (to - from)) return true;
    const start = from + by;
    const end = start + to - from + used(longer[index] ?? 0, share);
    const common = Math.min(end, to) - Math.max(start, from);
    return common >= COMMON * (Math.max(end, to) - Math.min(start, from));
  });
}

/** The limit between an accepted and a refused value, by bisection. */
function bisected(accepted: number, refused: number, test: (value: number) => boolean): number {
  let [low, high] = [accepted, refused];
  for (let steps = 0; steps < 8; steps++) {
    const middle = (low + high) / 2;
    if (test(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Both ends stay, or only the end if the line becomes shorter. @param limit maximum share */
function fullFit(line: MeasuredLine, limit: number): Fit {
  const { edges, free, blanks, longer } = line;
  const spare = blanks * line.spare;
  const all = sum(longer.map((by) => Math.max(0, by)));
  const shorter = all - sum(longer);
  const taken = Math.min(all * limit, shorter + Math.max(spare, Math.min(spare + free, mostOf(line))));
  const share = all === 0 ? 0 : taken / all;
  const by = taken - shorter;
  const start = edges === 'end' ? Math.max(0, -by) : 0;
  const blank = blanks === 0 ? 0 : (Math.max(0, by - spare) - by - start) / blanks;
  return { moves: movesOf(line, share, start, () => blank), share };
}

/** The beginning stays. @param limit maximum share */
function raggedFit(line: MeasuredLine, limit: number): Fit {
  const { free, spare, size } = line;
  const blank = (by: number): number => Math.min(Math.max(-by, -spare), GROWTH * size);
  const withShare = (share: number): Fit => ({ moves: movesOf(line, share, 0, blank), share });
  const hasRoom = (share: number): boolean =>
    (withShare(share).moves.at(-1) ?? 0) + used(line.longer.at(-1) ?? 0, share) <= free;
  const all = sum(line.longer.map((by) => Math.max(0, by)));
  const most = all === 0 ? limit : Math.min(limit, Math.max(mostOf(line), spare * line.blanks) / all);
  return withShare(hasRoom(most) ? most : bisected(0, most, hasRoom));
}

/** Both ends move equally. @param limit maximum share */
function middleFit(line: MeasuredLine, limit: number): Fit {
  const { moves, share } = raggedFit({ ...line, free: 2 * line.free }, limit);
  const by = (moves.at(-1) ?? 0) + used(line.longer.at(-1) ?? 0, share);
  return { moves: moves.map((move) => move - by / 2), share };
}

/** The movement of each item. @param blank returns the growth of a blank, given the movement so far */
function movesOf(
  { longer, elastic }: MeasuredLine,
  share: number,
  start: number,
  blank: (by: number) => number,
): number[] {
  let by = start;
  return longer.map((longer, index) => {
    if (elastic[index] === true) by += blank(by);
    const own = by;
    by += used(longer, share);
    return own;
  });
}
