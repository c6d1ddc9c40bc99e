import type { FileSession } from '../../core/contracts/file-adapter.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { overlapping, type Span } from '../../core/contracts/span.js';

/** A word that may be a name: short ones and those in small letters say too little. */
const CAPITAL = /\p{Lu}[\p{L}\p{M}'’]{2,40}(?![\p{L}\p{M}])/gu;
/** Most full names that are shown with one text. */
const MOST = 8;

const folded = (word: string): string => word.normalize('NFKC').toLowerCase();
const wordsOf = (text: string): string[] => (text.match(CAPITAL) ?? []).map(folded);

/** A text that may have parts of names. */
interface Asked {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * Parts of names that stand alone: `Tuckwell` in one paragraph, or on one page, where another has `Desmond Tuckwell`. Which of them are names there, and which
 * are words (`Price`, `Will`), the engine says: it is shown the text with the full names above it, as if they stood in one document.
 */
export class NameParts {
  readonly #session: FileSession;
  /** By part, folded: full names that have it. */
  readonly #names = new Map<string, string[]>();

  /**
   * @param names all that was found in the file and is a person's name.
   * @param texts where parts of them will be looked for.
   */
  constructor(session: FileSession, names: Iterable<string>, texts: Iterable<Asked>) {
    this.#session = session;
    const wanted = new Set<string>();
    for (const one of texts) for (const word of loose(one)) wanted.add(folded(one.text.slice(word.start, word.end)));
    if (wanted.size === 0) return;
    for (const name of names) {
      const words = wordsOf(name);
      if (words.length < 2 || words.length > 5) continue;
      for (const word of words) if (wanted.has(word)) this.#add(word, name);
    }
  }

  #add(word: string, name: string): void {
    const known = this.#names.get(word);
    if (known === undefined) this.#names.set(word, [name]);
    else if (known.length < MOST) known.push(name);
  }

  /** Findings of parts of names, beside what was found in the text. */
  find(asked: Asked): Finding[] {
    if (this.#names.size === 0) return [];
    const { text, findings } = asked;
    const names = new Set(
      loose(asked).flatMap(({ start, end }) => this.#names.get(folded(text.slice(start, end))) ?? []),
    );
    if (names.size === 0) return [];
    const above = `${[...names].slice(0, MOST).join('\n')}\n`;
    return this.#session
      .find(above + text, { charged: false })
      .map((found) => ({ ...found, start: found.start - above.length, end: found.end - above.length }))
      .filter((found) => found.start >= 0 && found.type === 'PERSON' && overlapping(findings, found).length === 0)
      .filter(({ start, end }) => this.#isPart(text.slice(start, end)));
  }

  #isPart(text: string): boolean {
    const words = wordsOf(text);
    return words.length > 0 && words.every((word) => this.#names.has(word));
  }
}

/** Words of a text that may be names and stand in no finding. */
function loose({ text, findings }: Asked): Span[] {
  return [...text.matchAll(CAPITAL)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((word) => overlapping(findings, word).length === 0);
}
