const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a text in order, in lower case. */
const wordsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(WORD) ?? [];

/** Words of a text and how often they stand in it. */
const countWords = (text: string): Map<string, number> => countOf(wordsOf(text));

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Most parts that a reader takes one word apart into. */
const MOST_PARTS = 8;

/** The other words of a text: neither one of those given, nor a part of one that the reader has taken apart. */
function otherWords(text: string, given: readonly string[]): string[] {
  const words = wordsOf(text);
  const isPart = new Set<number>();
  words.forEach((word, start) => {
    let joined = word;
    for (let end = start + 1; end < Math.min(words.length, start + MOST_PARTS); end++) {
      joined += words[end] ?? '';
      if (!given.includes(joined)) continue;
      for (let part = start; part <= end; part++) isPart.add(part);
    }
  });
  return words.filter((word, index) => !isPart.has(index) && !given.some((one) => word.includes(one)));
}

/**
 * The rarest, the middle and the most frequent word of at least four letters.
 * @param ordered the same text in drawing order: words that occur in only one of the two were assembled by the program.
 */
export function pickWords(text: string, ordered: string): string[] {
  const sure = countWords(ordered);
  const words = [...countWords(text)]
    .filter(([word]) => /^\p{L}{4,}$/u.test(word) && sure.has(word))
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1));
  const picked = [words[0], words[words.length >> 1], words.at(-1)].flatMap((entry) =>
    entry === undefined ? [] : [entry[0]],
  );
  return [...new Set(picked)];
}

/** How often words still stand in a text. */
export function left(text: string, words: readonly string[]): number {
  const counts = countWords(text);
  return words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
}

/** Readings of one document by one program. */
export interface Readings {
  readonly before: string;
  readonly after: string;
  /** The first one in another order: what only one of the two has is no word, but a part of one that the program tore. */
  readonly ordered: string;
}

/** How many of the other words of a text are missing in another one, and how many there were. */
export function lost({ before, after, ordered }: Readings, words: readonly string[]): readonly [number, number] {
  const [now, sure] = [countWords(after), countWords(ordered)];
  let missing = 0;
  let all = 0;
  for (const [word, seen] of countOf(otherWords(before, words))) {
    const count = Math.min(seen, sure.get(word) ?? 0);
    all += count;
    missing += Math.max(count - (now.get(word) ?? 0), 0);
  }
  return [missing, all];
}
