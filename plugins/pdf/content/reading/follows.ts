import type { Glyph } from '../text/glyph.js';
import type { Spot } from './spot.js';
import type { Reading } from './text-builder.js';

/** Whether each line of a reading stands in another reading as it is: the same glyphs, one after the other, blanks aside. */
export function follows(lines: Reading, whole: Reading): boolean {
  const ranks = new Map<Glyph, number>();
  for (const { glyph } of whole.spots.filter(isShown)) ranks.set(glyph, ranks.size);
  let last: number | undefined;
  for (let unit = 0; unit < lines.text.length; unit++) {
    const spot = lines.spots[lines.origin[unit] ?? -1];
    if (lines.text[unit] === '\n') last = undefined;
    if (spot === undefined || !isShown(spot)) continue;
    const rank = ranks.get(spot.glyph);
    if (rank === undefined || (last !== undefined && rank !== last && rank !== last + 1)) return false;
    last = rank;
  }
  return true;
}

const isShown = ({ glyph }: Spot): boolean => glyph.text.trim() !== '';
