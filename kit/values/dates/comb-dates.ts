import type { Slot } from './slots.js';
import { slotAt } from './slots.js';

/** One digit per box, with the separators between the boxes: `1 4 0 5 1 9 7 2`, `1 | 4 | / | 0 | 5 | …`. */
const BOXED = /^\d(?:[ |]{0,3}[./-]?[ |]{0,3}\d){5,7}$/;
const IS_BOXED = /^\d[ |]{1,3}[./\d]/;

/**
 * The parts of a date in a form with one box per digit; undefined for all other texts.
 * @param read reads a date without boxes
 */
export function readCombDate(
  text: string,
  read: (plain: string) => readonly (readonly Slot[])[],
): readonly Slot[] | undefined {
  if (!IS_BOXED.test(text) || !BOXED.test(text)) return undefined;
  const places = Array.from(text.matchAll(/[^ |]/g), ({ index }) => index);
  const [date, ...others] = read(text.replace(/[ |]/g, ''));
  if (date === undefined || others.length > 0) return undefined;
  const slots = date.map(({ role, start, end }) =>
    slotAt(text, { role, start: places[start] ?? 0, end: (places[end - 1] ?? 0) + 1 }),
  );
  return slots[0]?.start === 0 && slots.at(-1)?.end === text.length ? slots : undefined;
}
