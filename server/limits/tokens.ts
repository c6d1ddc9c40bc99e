const CODE_POINTS_PER_TOKEN = 4;

/** Length in code points: what a person would call characters, and what JSON Schema counts. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length; i++) {
    // The second half of a pair. Lone halves were refused when the body was read.
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00) count--;
  }
  return count;
}

/** What a text costs. */
export const tokensOf = (points: number): number => Math.ceil(points / CODE_POINTS_PER_TOKEN);

/** The longest text, in code points, that this many tokens pay for. */
export const pointsFor = (tokens: number): number => tokens * CODE_POINTS_PER_TOKEN;
