import { inOneWord, KIND } from './characters.js';

/** The word tokens of a text as the scan sees them, but cut from the original text. */
export function wordTokens(text: string): string[] {
  const tokens: string[] = [];
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const goes = i < text.length && start >= 0 && inOneWord(text.charCodeAt(i - 1), text.charCodeAt(i));
    if (goes) continue;
    if (start >= 0) tokens.push(text.slice(start, i));
    start = i < text.length && KIND[text.charCodeAt(i)] !== 0 ? i : -1;
  }
  return tokens;
}
