import { type Edit, splice } from '../../../../core/index.js';
import { overlaps, type SoughtTerms } from '../../../../kit/index.js';

/**
 * Terms that arise by chance from substitutes and the words beside them: `Ann` as a substitute before an existing
 * `Bee`. They belong to nobody, so they are no leak.
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
