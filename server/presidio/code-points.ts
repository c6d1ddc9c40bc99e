/** Converts positions of a text between UTF-16 code units, as JavaScript counts, and code points, as Python does. */
export interface Positions {
  /** Length of the text in code points. */
  readonly length: number;
  /** The code unit at which a code point begins. @param point from 0 to the length */
  unit(point: number): number;
  /** The number of code points before a code unit. */
  point(unit: number): number;
}

const isSecondHalf = (text: string, unit: number): boolean => (text.charCodeAt(unit) & 0xfc00) === 0xdc00;

/** The positions of a text without lone surrogates. */
export function positionsOf(text: string): Positions {
  const pairs: number[] = [];
  for (let unit = 1; unit < text.length; unit++) if (isSecondHalf(text, unit)) pairs.push(unit);
  if (pairs.length === 0) return { length: text.length, unit: (point) => point, point: (unit) => unit };
  return {
    length: text.length - pairs.length,
    // The pair of index i takes one unit more than points from the point `pairs[i] - i` on.
    unit: (point) => point + before(pairs, (second, i) => second - i <= point),
    point: (unit) => unit - before(pairs, (second) => second < unit),
  };
}

/** How many of the pairs, which are sorted, satisfy a condition that holds up to some place. */
function before(pairs: readonly number[], holds: (second: number, index: number) => boolean): number {
  let low = 0;
  let high = pairs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(pairs[middle] ?? 0, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
