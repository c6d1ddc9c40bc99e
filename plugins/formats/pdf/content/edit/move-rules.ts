import type { Rule } from '../text/rules.js';
import { decimal } from './number.js';
import type { DocumentEdits, LineItem } from './stream-edits.js';

/** In font sizes: where a rule of a line may be, and the tolerance for its ends. */
const BELOW = 0.35;
const ABOVE = 0.5;
const TOLERANCE = 0.15;

/** Rules that underline or strike out words of a line and do not extend beyond it. */
export function rulesOf(
  { items, size, base }: { readonly items: readonly LineItem[]; readonly size: number; readonly base: number },
  rules: readonly Rule[],
): Rule[] {
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [left, right] = [first.from - TOLERANCE * size, last.to + TOLERANCE * size];
  return rules.filter(
    (rule) => rule.y > base - BELOW * size && rule.y < base + ABOVE * size && rule.left >= left && rule.right <= right,
  );
}

/** Position of an item of a line after its substitutes have been fitted. */
export interface MovedItem {
  readonly from: number;
  readonly to: number;
}

/** Adjusts rules so that they begin and end with the same words as before. */
export function moveRules(
  edits: DocumentEdits,
  rules: readonly Rule[],
  items: readonly LineItem[],
  moved: readonly MovedItem[],
): void {
  const knots = items.flatMap(({ from, to }, index) => {
    const { from: start = from, to: end = to } = moved[index] ?? {};
    return [
      { at: from, now: start },
      { at: to, now: end },
    ];
  });
  for (const rule of rules) {
    const [left, right] = [placeOn(knots, rule.left), placeOn(knots, rule.right)];
    edits.of(rule.stream).redraw(rule, operators(rule, left, Math.max(left, right)));
  }
}

/** Interpolates a position on a line after its items have moved. */
function placeOn(knots: readonly { readonly at: number; readonly now: number }[], at: number): number {
  const next = knots.findIndex((knot) => knot.at >= at);
  const [before, behind] = [knots[next < 0 ? knots.length - 1 : next - 1], knots[next]];
  if (before === undefined || behind === undefined) {
    const only = before ?? behind;
    return only === undefined ? at : at + only.now - only.at;
  }
  const length = behind.at - before.at;
  return length <= 0 ? behind.now : before.now + ((at - before.at) / length) * (behind.now - before.now);
}

function operators({ kind, scale, shift, upright: [first, second] }: Rule, left: number, right: number): string[] {
  const [start, end] = [(left - shift) / scale, (right - shift) / scale].map(decimal);
  if (kind === 'ml') return [`${start} ${decimal(first)} m`, `${end} ${decimal(second)} l`];
  return [`${start} ${decimal(first)} ${decimal((right - left) / scale)} ${decimal(second)} re`];
}
