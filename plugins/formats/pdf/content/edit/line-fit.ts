import type { EditedLine } from './stream-edits.js';

/** Widest a substitute may be that makes its line longer, in widths of what it takes the place of: it must stay in its place. */
const WIDEST = 1.6;
/** Part of its natural width down to which it is hardly seen that text is squeezed. */
const SQUEEZED = 0.85;
/** What substitute and term have in common of what both cover, at least: half, and what readers see differently. */
const COMMON = 0.72;
/** Part of the width of a term by which it is not seen to move. */
const EXACT = 0.02;
/** By what a blank grows where its line need not be filled, in font sizes. */
const GROWTH = 0.12;
/** By what a blank may grow where its line is to be filled, in font sizes: wider ones are seen as holes. */
const STRETCH = 0.6;

/** What stands on a line, measured. */
export interface MeasuredLine extends EditedLine {
  /** By item: how much longer than what it takes the place of a substitute is, in points; 0 for words. */
  readonly longer: readonly number[];
  /** By item: whether the blank before it is one between words, which may become wider or narrower. */
  readonly elastic: readonly boolean[];
  /** By what each such blank can become narrower, and how many there are. */
  readonly spare: number;
  readonly blanks: number;
}

/** By what each item of a line moves, and the part of what it is longer by that each substitute gets. */
export interface Fit {
  readonly moves: readonly number[];
  readonly share: number;
}

/** What a substitute is longer by, where those that are longer get a part of it only. */
export const used = (longer: number, share: number): number => (longer > 0 ? longer * share : longer);

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The most by which the substitutes of a line are longer that need not be squeezed so as to stay in their places. */
const mostOf = ({ items, longer }: MeasuredLine): number =>
  sum(items.map(({ piece }, i) => Math.min(Math.max(0, longer[i] ?? 0), (WIDEST - 1) * (piece?.own ?? 0))));

/**
 * Substitutes get what they need; where one would stand beside its place, all that are longer are squeezed, if that helps and
 * is hardly seen, or if they are anyway.
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

/** How a line is fitted: one that could be filled only with holes ends earlier. */
function fits(line: MeasuredLine): (line: MeasuredLine, limit: number) => Fit {
  const { edges, blanks, longer, size } = line;
  if (edges === 'middle') return middleFit;
  if (edges === 'start' || (edges === 'both' && blanks === 0)) return raggedFit;
  return edges === 'both' && -sum(longer) > STRETCH * size * blanks ? raggedFit : fullFit;
}

/** The share at which the longest substitute is squeezed as much as is hardly seen; none where it is squeezed more anyway. */
function leastShare({ items, longer }: MeasuredLine, share: number): number {
  const shares = items.flatMap(({ piece }, index) => {
    const by = longer[index] ?? 0;
    if (piece === undefined || by <= 0) return [];
    const needed = SQUEEZED * (piece.own + by);
    return [piece.own + by * share < needed ? 0 : Math.max(0, (needed - piece.own) / by)];
  });
  return shares.includes(0) ? 0 : Math.max(0, ...shares);
}

/** Whether substitutes and what they take the place of have most of what both cover in common. */
function stayInPlace({ items, longer }: MeasuredLine, { moves, share }: Fit): boolean {
  return items.every(({ piece, from, to }, index) => {
    if (piece === undefined || longer[index] === -piece.own) return true;
    const by = moves[index] ?? 0;
    // What begins where it did is kept in its place by how wide it may be.
    if (Math.abs(by) < EXACT * (to - from)) return true;
    const start = from + by;
    const end = start + to - from + used(longer[index] ?? 0, share);
    const common = Math.min(end, to) - Math.max(start, from);
    return common >= COMMON * (Math.max(end, to) - Math.min(start, from));
  });
}

/** The largest value between one that a test accepts and one that it does not. */
function bisected(accepted: number, refused: number, test: (value: number) => boolean): number {
  let [low, high] = [accepted, refused];
  for (let steps = 0; steps < 8; steps++) {
    const middle = (low + high) / 2;
    if (test(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Both ends stay, or the end alone: then the beginning moves where the line becomes shorter. @param limit largest share */
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

/** The beginning stays. @param limit largest share */
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

/** Both ends move alike. @param limit largest share */
function middleFit(line: MeasuredLine, limit: number): Fit {
  const { moves, share } = raggedFit({ ...line, free: 2 * line.free }, limit);
  const by = (moves.at(-1) ?? 0) + used(line.longer.at(-1) ?? 0, share);
  return { moves: moves.map((move) => move - by / 2), share };
}

/** By what each item moves. @param blank by what a blank grows behind what has moved so far */
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
