/** Words by their first character: what may follow it, and whether a word may end before it. */
interface Node {
  readonly next: Map<string, Node>;
  end: boolean;
}

/**
 * Source of a regular expression for any of the words that never has to go back: words that begin alike share their
 * beginning, `ju(?:ly|ne)`. The longest word that fits is taken first.
 */
export function wordTrie(words: readonly string[]): string {
  const root: Node = { next: new Map(), end: false };
  for (const word of words) {
    let node = root;
    for (const char of word) {
      let next = node.next.get(char);
      if (next === undefined) {
        next = { next: new Map(), end: false };
        node.next.set(char, next);
      }
      node = next;
    }
    node.end = true;
  }
  return sourceOf(root);
}

function sourceOf({ next, end }: Node): string {
  const branches = [...next].map(([char, node]) => char + sourceOf(node));
  if (branches.length === 0) return '';
  return branches.length === 1 && !end ? (branches[0] ?? '') : `(?:${branches.join('|')})${end ? '?' : ''}`;
}
