import type { CompiledScan } from '../scan/compile.js';
import { foldCase } from '../scan/phrases.js';
import type { PhraseIds } from '../scan/rule.js';
import { Scanner } from '../scan/scanner.js';

const MAX_CACHED = 500;

/** What the engine knows about a header. */
export interface Header {
  /** Its words or titles, lower case. */
  readonly words: readonly string[];
  /** The context phrases it contains. */
  readonly phrases: PhraseIds;
}

const NO_HEADER: Header = { words: [], phrases: new Set() };

/** Reads headers. Results are cached because a table passes the same header for every cell of a column. */
export class Headers {
  readonly #scanner: Scanner;
  readonly #cache = new Map<string, Header>();

  constructor(scan: CompiledScan) {
    this.#scanner = new Scanner(scan);
  }

  /** @param given words or titles, any case. */
  of(given: readonly string[]): Header {
    if (given.length === 0) return NO_HEADER;
    const key = keyOf(given);
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const words = given.map((word) => foldCase(word));
    const header = { words, phrases: this.#scan(words.join('\n')) };
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(key, header);
    return header;
  }

  #scan(text: string): PhraseIds {
    const ids = new Set<number>();
    if (text === '') return ids;
    // Titles are often written date_of_birth. `_` is a word character, so it is replaced by a blank.
    const { contexts } = this.#scanner.run(text.replaceAll('_', ' '));
    for (let i = 0; i < contexts.length; i++) ids.add(contexts.id[i] ?? -1);
    return ids;
  }
}

/** A single title is its own key, unless it could be read as several. */
const keyOf = (given: readonly string[]): string => {
  const [first = '', more] = given;
  return more === undefined && !first.startsWith('[') ? first : JSON.stringify(given);
};
