import { KIND } from './characters.js';

/** The word tokens of a text as the scan sees them, but cut from the original text. */
export function wordTokens(text: string): string[] {
  const tokens: string[] = [];
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const inWord = i < text.length && KIND[text.charCodeAt(i)] !== 0;
    if (inWord && start < 0) start = i;
    else if (!inWord && start >= 0) {
      tokens.push(text.slice(start, i));
      start = -1;
    }
  }
  return tokens;
}
