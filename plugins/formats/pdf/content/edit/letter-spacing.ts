import type { Spot } from '../reading/spot.js';
import type { Glyph } from '../text/glyph.js';

/**
 * In font sizes: tolerance for the declared spacing between letters, and the minimum and maximum that are believed for
 * a single letter.
 */
const TOLERANCE = 0.05;
const BELIEVED = 0.25;
/** Minimum gap in font sizes; closer letters are drawn on top of each other. */
const CLOSEST = -0.1;

/**
 * Space between the letters of a term in addition to their own widths, in the text space of its first glyph. Programs
 * may declare any spacing and undo it with the numbers between letters, so it only counts if the letters really have
 * it.
 */
export function letterSpacing({ run }: Glyph, spots: readonly Spot[]): number {
  const { charSpacing, size, scale, font } = run;
  const unit = Math.abs(size);
  if (font.vertical || charSpacing === 0 || scale === 0) return charSpacing;
  const letters = spots.flatMap(({ glyph }) => (glyph.run === run ? [glyph] : [])).sort((a, b) => a.offset - b.offset);
  const gaps = letters.slice(1).flatMap((glyph, index) => {
    const last = letters[index];
    if (last === undefined || glyph.text.trim() === '' || last.text.trim() === '') return [];
    const [left, right] = size * scale > 0 ? [last, glyph] : [glyph, last];
    return [(right.offset - left.offset) / scale - left.width * size];
  });
  if (gaps.length === 0) return Math.abs(charSpacing) <= BELIEVED * unit ? charSpacing : 0;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return Math.abs(mean - charSpacing) <= TOLERANCE * unit ? charSpacing : Math.max(CLOSEST * unit, mean);
}
