const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['East Asian', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u],
];

const scriptOf = (char: string): string | undefined => SCRIPTS.find(([, pattern]) => pattern.test(char))?.[0];
const isLower = (char: string): boolean => /\p{Ll}/u.test(char);
const isUpper = (char: string): boolean => /\p{Lu}/u.test(char);

/** Score of how well a character of a script fits between its neighbours. */
function letterFits(before: string, char: string, after: string, script: string): number {
  if (isLower(before) && isUpper(char)) return -1;
  const neighbours = [scriptOf(before), scriptOf(after)].filter((other) => other !== undefined);
  if (neighbours.some((other) => other !== script)) return -1;
  return neighbours.length > 0 ? 1 : 0;
}

function fits(before: string, char: string, after: string): number {
  // Unassigned, private-use, control and half-width characters: typical results of decoding with the wrong encoding.
  if (/[\uFFFD\p{Co}\p{Cn}\x80-\x9F]/u.test(char)) return -3;
  if (/[\uFF61-\uFF9F]/.test(char)) return -0.5;
  const script = scriptOf(char);
  if (script !== undefined) return letterFits(before, char, after, script);
  return scriptOf(before) !== undefined && scriptOf(after) !== undefined ? -1 : 0.3;
}

/**
 * How plausible a decoded text is, judged by its characters above U+007F: letters next to letters of their script, no
 * capitals after lower-case letters, no symbols inside words. At most 1; negative for gibberish.
 */
export function plausibility(text: string): number {
  const chars = [...text];
  let sum = 0;
  let seen = 0;
  for (const [i, char] of chars.entries()) {
    if (char <= '\x7F') continue;
    sum += fits(chars[i - 1] ?? '', char, chars[i + 1] ?? '');
    seen++;
    if (seen === 4000) break;
  }
  return seen === 0 ? 0 : sum / seen;
}
