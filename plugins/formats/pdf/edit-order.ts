import type { Edit } from '../../../core/index.js';
import type { PageContent } from './content/index.js';

/** Edits of one unit, with the index of the unit on its page. */
export type NotedEdits = readonly [order: number, edits: readonly Edit[]];

/**
 * The edits of a page in the order in which to make them. If edits of two readings overlap, the longer one is made
 * first and the other one removes the rest: one reading may contain only half of a name or an address.
 */
export function longestFirst(page: PageContent, units: ReadonlyMap<number, readonly Edit[]> = new Map()): NotedEdits[] {
  if (units.size < 2) return [...units];
  const sizes = new Map<number, number>();
  const taken = new Map<Edit, readonly number[]>();
  for (const [order, edits] of units) {
    const unit = page.units[order];
    for (const edit of unit === undefined ? [] : edits) {
      const glyphs = unit === undefined ? [] : page.glyphsOf(unit, edit);
      taken.set(edit, glyphs);
      for (const glyph of glyphs) sizes.set(glyph, Math.max(sizes.get(glyph) ?? 0, glyphs.length));
    }
  }
  const isLongest = (edit: Edit): boolean => {
    const glyphs = taken.get(edit) ?? [];
    return glyphs.every((glyph) => (sizes.get(glyph) ?? 0) <= glyphs.length);
  };
  const some = (accepts: (edit: Edit) => boolean): NotedEdits[] =>
    [...units]
      .map(([order, edits]): NotedEdits => [order, edits.filter(accepts)])
      .filter(([, edits]) => edits.length > 0);
  return [...some(isLongest), ...some((edit) => !isLongest(edit))];
}
