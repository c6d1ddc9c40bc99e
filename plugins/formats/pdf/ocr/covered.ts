import type { Box } from '../pdfium/picture.js';

/** Share of the width of a word that must be covered so that none of its letters is left. */
const WHOLE = 0.85;

/** True if boxes on the same line cover a word from its beginning to its end. */
export function isCovered(word: Box, boxes: readonly Box[]): boolean {
  const beside = boxes.filter(({ top, bottom }) => {
    const shared = Math.min(bottom, word.bottom) - Math.max(top, word.top);
    // The boxes of some fonts have no height.
    return shared >= 0 && shared * 2 >= word.bottom - word.top;
  });
  let covered = 0;
  let edge = word.left;
  for (const { left, right } of beside.sort((a, b) => a.left - b.left)) {
    const end = Math.min(right, word.right);
    if (end <= edge) continue;
    covered += end - Math.max(left, edge);
    edge = end;
  }
  return word.right > word.left && covered >= WHOLE * (word.right - word.left);
}
