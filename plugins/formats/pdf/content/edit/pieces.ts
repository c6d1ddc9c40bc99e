import { largest, smallest } from '../../../../../kit/index.js';
import type { Spot } from '../reading/spot.js';
import type { GlyphText } from '../reading/text-builder.js';

/** Text of glyphs that show nothing. It may be wrong: some files declare a line end, or no text, for a letter. */
export const BLANKS = /^[ \t\u00a0\u2000-\u200b\u3000]+$/;

/** The part of a hit on one line of one stream. */
export interface Piece {
  readonly spots: readonly Spot[];
  /** Its width along the line, in points. */
  readonly own: number;
  /** The first spot along the line; in right-to-left text it is the last one in reading order. */
  readonly first: Spot | undefined;
  /** True if it is read against the direction of its letters. */
  readonly backwards: boolean;
}

/** The spots for a range of a reading's text, including those between them that the text does not show. */
export function spotRange({ origin }: GlyphText, start: number, end: number): readonly [number, number] | undefined {
  let [first, last] = [-1, -1];
  for (let unit = start; unit < end; unit++) {
    const index = origin[unit] ?? -1;
    if (index < 0) continue;
    if (first < 0 || index < first) first = index;
    last = Math.max(last, index);
  }
  return first < 0 ? undefined : [first, last + 1];
}

/** Splits spots `[first, end)` of a reading into pieces. */
export function piecesOf({ spots }: GlyphText, first: number, end: number): Piece[] {
  const pieces: Piece[] = [];
  let open: Spot[] = [];
  for (let index = first; index < end; index++) {
    const spot = spots[index];
    if (spot === undefined) continue;
    const last = open[open.length - 1];
    if (last !== undefined && !isBeside(last, spot)) {
      pieces.push(pieceOf(open));
      open = [];
    }
    open.push(spot);
  }
  if (open.length > 0) pieces.push(pieceOf(open));
  return pieces;
}

/** True if a spot is on the same line as another one, in text of the same kind. */
export const isBeside = (last: Spot, next: Spot): boolean =>
  last.glyph.run.stream === next.glyph.run.stream &&
  last.glyph.run.font.vertical === next.glyph.run.font.vertical &&
  Math.abs(last.base - next.base) < 0.5 * Math.max(last.size, next.size);

const isShown = ({ glyph }: Spot): boolean => !BLANKS.test(glyph.text);

/** Spots without surrounding blanks, which line ends leave after words; all spots if there are only blanks. */
export function withoutBlanks(spots: readonly Spot[]): readonly Spot[] {
  const first = spots.findIndex(isShown);
  const last = spots.findLastIndex(isShown);
  return first < 0 || last - first + 1 === spots.length ? spots : spots.slice(first, last + 1);
}

function pieceOf(spots: readonly Spot[]): Piece {
  const shown = withoutBlanks(spots);
  const from = smallest(shown.map((spot) => Math.min(spot.from, spot.to)));
  const to = largest(shown.map((spot) => Math.max(spot.from, spot.to)));
  const [start, end] = [shown[0], shown[shown.length - 1]];
  const backwards = start !== undefined && end !== undefined && end.from < start.from - 0.1 * start.size;
  const first = shown.find((spot) => Math.min(spot.from, spot.to) === from);
  return { spots, own: to - from, first: backwards ? first : start, backwards };
}

/** Distributes the words of a substitute to pieces, in proportion to their room. */
export function dealWords(text: string, pieces: readonly Pick<Piece, 'own'>[]): string[] {
  const words = text.split(' ').filter((word) => word !== '');
  if (pieces.length < 2 || words.length < 2) {
    const widest = pieces.reduce((best, { own }, index) => (own > (pieces[best]?.own ?? 0) ? index : best), 0);
    return pieces.map((_, index) => (index === widest ? text : ''));
  }
  const total = pieces.reduce((sum, { own }) => sum + own, 0) || 1;
  const dealt: string[][] = pieces.map(() => []);
  let written = 0;
  for (const word of words) {
    const share = (written + word.length / 2) / text.length;
    dealt[pieceAtShare(pieces, share * total)]?.push(word);
    written += word.length + 1;
  }
  return dealt.map((part) => part.join(' '));
}

function pieceAtShare(pieces: readonly Pick<Piece, 'own'>[], position: number): number {
  let sum = 0;
  for (let index = 0; index < pieces.length; index++) {
    sum += pieces[index]?.own ?? 0;
    if (position < sum) return index;
  }
  return pieces.length - 1;
}
