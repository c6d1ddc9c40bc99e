import { isList, isString, type Operator } from '../stream/operand.js';
import type { Removal } from './stream-edits.js';

/** Lowest text rendering mode that adds the letters to the clip (ISO 32000-2, table 104). */
const CLIPS = 4;
const BLANK = 0x20;
const SHOWS = new Set(['Tj', 'TJ', "'", '"']);

type Removals = ReadonlyMap<number, ReadonlyMap<number, Removal>>;

/**
 * Text objects whose letters formed a clip and are all removed, as indexes of their `ET`. Without letters there would
 * be no clip at all, and everything clipped by them would be painted over the whole page.
 */
export function emptiedClips(operators: readonly Operator[], removals: Removals): ReadonlySet<number> {
  const emptied = new Set<number>();
  if (!hasClips(removals)) return emptied;
  let clips = false;
  let left = 0;
  operators.forEach((operator, index) => {
    if (operator.name === 'BT') [clips, left] = [false, 0];
    else if (operator.name === 'ET') {
      if (clips && left === 0) emptied.add(index);
      clips = false;
    } else if (SHOWS.has(operator.name)) {
      const removed = [...(removals.get(index)?.values() ?? [])];
      clips ||= removed.some(({ glyph }) => glyph.run.mode >= CLIPS);
      left += Math.max(0, lettersOf(operator) - bytesOf(removed));
    }
  });
  return emptied;
}

/** Fast path: text is hardly ever a clip, so letters of all text operators need not be counted. */
function hasClips(removals: Removals): boolean {
  for (const removed of removals.values())
    for (const { glyph } of removed.values()) if (glyph.run.mode >= CLIPS) return true;
  return false;
}

/** Number of bytes in an operator's strings, without blanks. */
function lettersOf({ operands }: Operator): number {
  const shown = operands[operands.length - 1];
  const strings = isList(shown) ? shown.filter(isString) : isString(shown) ? [shown] : [];
  return strings.reduce((sum, bytes) => sum + bytes.filter((byte) => byte !== BLANK).length, 0);
}

/** Number of bytes that are removed without replacement. */
function bytesOf(removed: readonly Removal[]): number {
  const substituted = removed.some(({ substitute }) => substitute !== undefined && !substitute.hidden);
  if (substituted) return 0;
  return removed.reduce(
    (sum, { glyph }) => sum + (glyph.text.trim() === '' && glyph.length === 1 ? 0 : glyph.length),
    0,
  );
}
