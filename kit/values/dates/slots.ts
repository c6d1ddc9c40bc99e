import { byPosition, type Edit } from '../../../core/contracts/span.js';
import type { TermPart } from '../../../core/contracts/term-parts.js';
import { digitsOf, reflowDigits } from '../../numbers/digits.js';

/** A part of a date or time with its text. Digits in the boxes of a form are without the boxes. */
export interface Slot extends TermPart {
  readonly text: string;
}

/** Digits one by one with blanks or bars between them, as in a form: `1 | 4`. */
const BOXED = /^\d[ |]+\d/;

/** The part of a text at an offset. */
export function slotAt(text: string, { role, start, end }: TermPart): Slot {
  const own = text.slice(start, end);
  return { role, start, end, text: BOXED.test(own) ? digitsOf(own) : own };
}

/** The parts that the groups of a match name. A digit behind a name only tells apart two groups of one role. */
export function slotsOf({ input, indices }: RegExpExecArray): Slot[] {
  const slots: Slot[] = [];
  for (const [name, range] of Object.entries(indices?.groups ?? {}))
    if (range !== undefined)
      slots.push(slotAt(input, { role: name.replace(/\d$/, ''), start: range[0], end: range[1] }));
  return slots.sort(byPosition);
}

/** The text of the part with a role. */
export const textIn =
  (slots: readonly Slot[]) =>
  (role: string): string | undefined =>
    slots.find((slot) => slot.role === role)?.text;

/** Another text in place of a part, in its boxes if it has some. */
export function put(text: string, { start, end, text: own }: Slot, made: string): Edit {
  const isBoxed = end - start > own.length && made.length === own.length;
  return { start, end, text: isBoxed ? reflowDigits(text.slice(start, end), made) : made };
}
