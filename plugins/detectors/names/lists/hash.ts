const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

// Letters that Unicode does not decompose, with the spelling that census and other lists use.
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
]);

/** A word without case and diacritics: `Łukasz` and `LUKASZ` are the same word. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøłđðþæœı]/g, (letter) => PLAIN.get(letter) ?? letter);

/**
 * 32-bit FNV-1a of the folded word `text.slice(start, end)`, unsigned. ASCII words, which most are, are hashed without
 * copying.
 */
export function hashWord(text: string, start: number, end: number): number {
  let hash = OFFSET;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 127) return hashFolded(fold(text.slice(start, end)));
    hash = Math.imul(hash ^ (unit >= 65 && unit <= 90 ? unit | 32 : unit), PRIME);
  }
  return hash >>> 0;
}

function hashFolded(word: string): number {
  let hash = OFFSET;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash >>> 0;
}
