/** Words long enough to be looked for anywhere. */
const WORD = /(?<![\p{L}\p{M}\p{N}_])\p{L}{4,20}(?![\p{L}\p{M}\p{N}_])/gu;

/**
 * A rare, a middling and a frequent word of a text.
 * @param skeleton text of the format itself, such as names of styles, fonts and parts; its words are not chosen,
 * because they cannot be removed.
 */
export function pickWords(text: string, skeleton: string): string[] {
  const taken = new Set(Array.from(skeleton.matchAll(WORD), ([word]) => word.toLowerCase()));
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) {
    const key = word.toLowerCase();
    if (!taken.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([a, m], [b, n]) => m - n || (a < b ? -1 : 1)).map(([word]) => word);
  const picked = [byCount[0], byCount[byCount.length >> 1], byCount.at(-1)];
  return [...new Set(picked.filter((word) => word !== undefined))];
}

/** Terms that had to vanish: picked words in any case, found terms as they were written. */
export class Sought {
  readonly #picked: ReadonlySet<string>;
  readonly #found = new Set<string>();
  /** Postal codes of which nothing says that they are one. */
  readonly #postal = new Set<string>();
  /** All that was replaced, in lower case, however short. */
  readonly #replaced = new Set<string>();
  /** Terms by their first word in lower case, from its first letter or digit on. */
  readonly #byFirst = new Map<string, Set<string>>();

  /**
   * @param text all texts of the file: a single word that it also writes in lower case is no name everywhere.
   * @param found terms that were replaced. Those that mean nothing elsewhere (`12`, `Monday`) do not count.
   */
  constructor(text: string, picked: readonly string[], found: Iterable<{ text: string; type: string }>) {
    this.#picked = new Set(picked.map((word) => word.toLowerCase()));
    const small = new Set(Array.from(text.matchAll(/(?<![\p{L}\p{M}])\p{Ll}+(?![\p{L}\p{M}])/gu), ([word]) => word));
    for (const term of found) {
      this.#replaced.add(term.text.toLowerCase());
      if (!meansSomething(term, small)) continue;
      this.#found.add(term.text.trim());
      if (term.type === 'POSTAL_CODE' && /^\d+$/.test(term.text)) this.#postal.add(term.text);
    }
    for (const term of this.all) this.#add(term);
  }

  #add(term: string): void {
    const first = /[\p{L}\p{M}\p{N}]+/u.exec(term);
    if (first === null) return;
    const key = first[0].toLowerCase();
    const known = this.#byFirst.get(key) ?? new Set();
    this.#byFirst.set(key, known.add(term.slice(first.index)));
  }

  /** Whether anything stood in a text that was replaced somewhere. */
  stoodIn(text: string): boolean {
    const lower = text.toLowerCase();
    return [...this.#replaced].some((term) => lower.includes(term)) || this.in(text).length > 0;
  }

  /** The terms that stand among the results of calculations, which may have the digits of a postal code by chance. */
  amongResults(text: string): string[] {
    return this.in(text).filter((term) => !this.#postal.has(term));
  }

  get all(): string[] {
    return [...this.#picked, ...this.#found];
  }

  /** The terms that stand in a text as whole words: picked ones in any case, found ones as they were written. */
  in(text: string): string[] {
    const there: string[] = [];
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      for (const term of this.#byFirst.get(word.toLowerCase()) ?? []) {
        const is = text.slice(index, index + term.length);
        const same = is === term || (this.#picked.has(term) && is.toLowerCase() === term);
        if (
          same &&
          !/^[\p{L}\p{M}\p{N}_]/u.test(text.slice(index + term.length, index + term.length + 2)) &&
          text.charAt(index - 1) !== '_'
        )
          there.push(term);
      }
    }
    return there;
  }
}

const NAMES = new Set(['PERSON', 'ORGANIZATION', 'USERNAME', 'LOCATION', 'CITY', 'FACILITY']);

function meansSomething({ text, type }: { text: string; type: string }, small: ReadonlySet<string>): boolean {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if ((text.match(/\p{Nd}/gu)?.length ?? 0) >= 5) return true;
  const letters = words.join('').length;
  const [word = ''] = words;
  // `FY13` is the year in any file.
  if (words.length === 1 && /\p{Nd}/u.test(word)) return NAMES.has(type) && /\p{L}{3}/u.test(word);
  if (words.length > 1) return letters >= 6 && words.some((one) => /\p{L}{3}/u.test(one));
  return letters >= 4 && NAMES.has(type) && !small.has(word) && !small.has(word.toLowerCase());
}
