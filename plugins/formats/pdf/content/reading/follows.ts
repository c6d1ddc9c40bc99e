import { isBlank } from '../text/characters.js';
import type { Spot } from './spot.js';
import type { GlyphText } from './text-builder.js';

/**
 * True if each line of a reading occurs unchanged in another reading: the same glyphs in the same order, ignoring
 * blanks.
 */
export function follows(lines: GlyphText, whole: GlyphText): boolean {
  const ranks = new Int32Array(whole.spots.reduce((most, { glyph }) => Math.max(most, glyph.order + 1), 0)).fill(-1);
  whole.spots.filter(isShown).forEach(({ glyph }, rank) => {
    ranks[glyph.order] = rank;
  });
  let last: number | undefined;
  for (let unit = 0; unit < lines.text.length; unit++) {
    const spot = lines.spots[lines.origin[unit] ?? -1];
    if (lines.text[unit] === '\n') last = undefined;
    if (spot === undefined || !isShown(spot)) continue;
    const rank = ranks[spot.glyph.order] ?? -1;
    if (rank < 0 || (last !== undefined && rank !== last && rank !== last + 1)) return false;
    last = rank;
  }
  return true;
}

const isShown = ({ glyph }: Spot): boolean => !isBlank(glyph.text);
