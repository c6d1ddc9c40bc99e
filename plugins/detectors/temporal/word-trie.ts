/**
 * Source of a regular expression for any of the words that never backtracks: words with a common beginning share it, as
 * in `ju(?:ly|ne)`. The longest matching word is preferred.
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
  // Most branches soon contain a single word; its rest is added in one step.
  for (const [char, rest] of tails) branches.push(char + (rest.length === 1 ? (rest[0] ?? '') : wordTrie(rest)));
  const end = words.includes('');
  return branches.length === 1 && !end ? (branches[0] ?? '') : `(?:${branches.join('|')})${end ? '?' : ''}`;
}
