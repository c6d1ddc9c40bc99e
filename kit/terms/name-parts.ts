import type { FileSession } from '../../core/contracts/file-adapter.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { overlapping, type Span } from '../../core/contracts/span.js';
import { withMore } from '../../core/detect/selection.js';

/** A capitalised word that may be a name. Shorter and lower-case words are too ambiguous. */
const CAPITAL = /\p{Lu}[\p{L}\p{M}'’]{2,40}(?![\p{L}\p{M}])/gu;
/** Behind a surname: an initial of the same person, as in `Okafor, U`. */
const INITIAL_BEHIND = /^,? \p{Lu}(?![\p{L}\p{M}'’])/u;
/** Maximum number of full names shown together with one text. */
const MAX_NAMES = 8;

const folded = (word: string): string => word.normalize('NFKC').toLowerCase();
const wordsOf = (text: string): string[] => (text.match(CAPITAL) ?? []).map(folded);

/** A text that may contain parts of names, with its findings. */
interface TextWithFindings {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * Finds parts of names that occur alone: `Tuckwell` in one paragraph or page if another one has `Desmond Tuckwell`. The
 * engine decides which are names and which are ordinary words (`Price`, `Will`): it gets the text appended to the full
 * names, as if both were one document.
 */
export class NameParts {
  readonly #session: FileSession;
  /** Full names by each of their parts, folded. */
  readonly #names = new Map<string, string[]>();

  /**
   * @param names all names of persons found in the file
   * @param texts where parts of them will be searched
   */
  constructor(session: FileSession, names: Iterable<string>, texts: Iterable<TextWithFindings>) {
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
    else if (known.length < MAX_NAMES) known.push(name);
  }

  /** Findings of parts of names, in addition to those of the text; some contain a finding of the text, see {@link withNameParts}. */
  find(asked: TextWithFindings): Finding[] {
    if (this.#names.size === 0) return [];
    const { text, findings } = asked;
    const names = new Set(
      loose(asked).flatMap(({ start, end }) => this.#names.get(folded(text.slice(start, end))) ?? []),
    );
    if (names.size === 0) return [];
    const above = `${[...names].slice(0, MAX_NAMES).join('\n')}\n`;
    return this.#session
      .find(above + text, { charged: false })
      .map((found) => ({ ...found, start: found.start - above.length, end: found.end - above.length }))
      .filter((found) => found.start >= 0 && found.type === 'PERSON')
      .filter((found) => overlapping(findings, found).every((one) => isWithin(one, found)))
      .filter(({ start, end }) => this.#isPart(text.slice(start, end)));
  }

  #isPart(text: string): boolean {
    const words = wordsOf(text);
    return words.length > 0 && words.every((word) => this.#names.has(word));
  }
}

/** Words of a text that may be names and are not in a finding, or in one that ends before an initial. */
function loose({ text, findings }: TextWithFindings): Span[] {
  return [...text.matchAll(CAPITAL)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((word) => {
      const hasInitial = INITIAL_BEHIND.test(text.slice(word.end, word.end + 4));
      return overlapping(findings, word).every((one) => hasInitial && one.type === 'PERSON' && one.end === word.end);
    });
}

/** True for a person that is part of a longer reading. */
const isWithin = (one: Finding, longer: Span): boolean =>
  one.type === 'PERSON' && longer.start <= one.start && one.end < longer.end;

/** Adds parts of names to the findings of a text; a longer reading replaces the person within it. */
export const withNameParts = (findings: readonly Finding[], parts: readonly Finding[]): readonly Finding[] =>
  withMore(
    findings.filter((one) => !parts.some((part) => isWithin(one, part))),
    parts,
  );
