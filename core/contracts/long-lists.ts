/**
 * Adds values to the end of a list, whatever their number: `to.push(...more)` passes each of them as an argument, and
 * some hundred thousand arguments overflow the stack.
 * @param more read to its end before the first is added
 */
export function append<T>(to: T[], more: Iterable<T>): void {
  for (const one of [...more]) to.push(one);
}

/** The largest of any number of values. @param least the result if none is larger */
export function largest(values: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let found = least;
  for (const value of values) found = Math.max(found, value);
  return found;
}

/** The smallest of any number of values. @param most the result if none is smaller */
export function smallest(values: Iterable<number>, most = Number.POSITIVE_INFINITY): number {
  let found = most;
  for (const value of values) found = Math.min(found, value);
  return found;
}

/** Reverses the order of a part of a list. @param last index of the last one of the part */
export function reversePart<T>(list: T[], first: number, last: number): void {
  for (const [i, one] of list.slice(first, last + 1).entries()) list[last - i] = one;
}
