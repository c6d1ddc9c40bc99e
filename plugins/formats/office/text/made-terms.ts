import { type Edit, splice } from '../../../../core/index.js';
import { overlaps, type SoughtTerms } from '../../../../kit/index.js';

/**
 * Terms that substitutes and the words beside them make by chance: `Ann` in the place of another name, before a `Bee` that was there. They are
 * nobody's, and no leak.
 * @returns the terms, folded.
 */
export function madeTerms(text: string, edits: readonly Edit[], sought: SoughtTerms): string[] {
  const [first] = edits;
  const isWhole = first?.start === 0 && first.end === text.length;
  if (first === undefined || isWhole || sought.size === 0) return [];
  let moved = 0;
  const substitutes = edits.map((edit) => {
    const start = edit.start + moved;
    moved += edit.text.length - (edit.end - edit.start);
    return { start, end: start + edit.text.length };
  });
  return sought
    .find(splice(text, edits))
    .filter((term) => substitutes.some((one) => overlaps(one, term)))
    .map(({ term }) => term);
}
