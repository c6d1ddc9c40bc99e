/** Rows of the feature table, as a power of two. */
export const BITS = 21;
export const MASK = (1 << BITS) - 1;

/** Mixes two numbers into one that depends on every bit of both. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 13);
}

/** FNV-1a of a string or of a piece of it, from a seed. */
export function hashText(text: string, seed: number, from = 0, to = text.length): number {
  let h = seed ^ 0x811c9dc5;
  for (let i = from; i < to; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
}
