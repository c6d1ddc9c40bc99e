/**
 * Source of a regular expression for any of the words that never has to go back: words that begin alike share their
 * beginning, `ju(?:ly|ne)`. The longest word that fits is taken first.
 */
export function wordTrie(words: readonly string[]): string {
  const [first = ''] = words;
  if (words.every((word) => word === first)) return first;
  const tails = new Map<string, string[]>();
  for (const word of words) {
    if (word === '') continue;
    const char = String.fromCodePoint(word.codePointAt(0) ?? 0);
    const tail = word.slice(char.length);
    const known = tails.get(char);
    if (known === undefined) tails.set(char, [tail]);
    else known.push(tail);
  }
  const branches: string[] = [];
  // Most groups are one word before long, and the rest of it needs no look at each character.
  for (const [char, rest] of tails) branches.push(char + (rest.length === 1 ? (rest[0] ?? '') : wordTrie(rest)));
  const end = words.includes('');
  return branches.length === 1 && !end ? (branches[0] ?? '') : `(?:${branches.join('|')})${end ? '?' : ''}`;
}
