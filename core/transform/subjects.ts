import type { Finding } from '../contracts/recognizer.js';
import type { Term } from '../contracts/transformer.js';

/** Letters a word of a name must have: an initial, or a title such as `Dr`, is not always written. */
const MIN_WORD_LENGTH = 3;

/** The person or number that a name stands for, whatever its order, case and accents: `JONES, Mary A.` is `Mary Jones`. */
export function subjectOf(name: string): string {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length >= MIN_WORD_LENGTH);
  return (telling.length > 0 ? telling : words).toSorted().join(' ');
}

/** Adds the person whom the findings of a table row concern. */
export const withSubject = (findings: readonly Finding[], subject: string | undefined): readonly Finding[] =>
  subject === undefined || findings.length === 0 ? findings : findings.map((finding) => ({ ...finding, subject }));

/**
 * Decides whom the terms of a document concern: the person of their table row, else the person whom the document names first, else the
 * document itself, by its first term. Decided once for each document, so that its intervals stay.
 */
export class Subjects {
  #ofDocument: string | undefined;

  /** Sees a person's name before any term is replaced. */
  note(name: string): void {
    this.#ofDocument ??= subjectOf(name);
  }

  /** The terms with their subjects. */
  of(terms: readonly Term[]): Term[] {
    const [first] = terms;
    if (first === undefined) return [];
    const person = terms.find(({ category }) => category === 'PERSON');
    this.note((person ?? first).text);
    const document = this.#ofDocument;
    return terms.map((term) => ({ ...term, subject: term.subject ?? document }));
  }
}
