const CODE_POINTS_PER_TOKEN = 4;

/** Length in code points, as in JSON Schema. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length; i++) {
    // Do not count the second half of a pair. Lone surrogates were refused when the body was read.
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00) count--;
  }
  return count;
}

/** Cost of a text in tokens. */
export const tokensOf = (points: number): number => Math.ceil(points / CODE_POINTS_PER_TOKEN);

/** Maximum length of a text, in code points, for this many tokens. */
export const pointsFor = (tokens: number): number => tokens * CODE_POINTS_PER_TOKEN;
