import type { CompiledScan } from '../scan/compile.js';
import type { PhraseIds } from '../scan/rule.js';
import { Scanner } from '../scan/scanner.js';

const MOST = 500;

/** Which context phrases a header holds. A table asks this again for every cell of a column, so answers are kept. */
export class HeaderPhrases {
  readonly #scanner: Scanner;
  readonly #cache = new Map<string, PhraseIds>();

  constructor(scan: CompiledScan) {
    this.#scanner = new Scanner(scan);
  }

  /** @param header words or titles, lower case. */
  of(header: readonly string[]): PhraseIds {
    const text = header.join('\n');
    const known = this.#cache.get(text);
    if (known !== undefined) return known;
    const ids = this.#scan(text);
    if (this.#cache.size >= MOST) this.#cache.clear();
    this.#cache.set(text, ids);
    return ids;
  }

  #scan(text: string): PhraseIds {
    const ids = new Set<number>();
    if (text === '') return ids;
    // Column titles are often written date_of_birth: `_` belongs to words, so it is read as a blank here.
    const { contexts } = this.#scanner.run(text.replaceAll('_', ' '));
    for (let i = 0; i < contexts.length; i++) ids.add(contexts.id[i] ?? -1);
    return ids;
  }
}
