import { type Language, longForms, type NameWordRole, shortForms } from '../../../../kit/index.js';
import { fold } from '../base/text.js';
import { isKnownGiven, isKnownSurname } from './cultures.js';
import type { Mention, Part } from './parse.js';

const SEVERAL = '*';
/** Letters of a beginning that may stand for a given name. */
const SHORTEST_BEGINNING = 3;

/** Infers the roles of words (given name or surname) from names of several words in the same unit. */
export class KnownRoles {
  /** Surname -> the name in which it was seen. A surname may be several characters of Han script. */
  readonly #surnames = new Map<string, string>();
  readonly #givens = new Set<string>();
  /** Pairs of a given name and the surname it goes with: `priscilla hale`. */
  readonly #pairs = new Set<string>();
  /** Double given names: `jose carlos`. */
  readonly #doubles = new Set<string>();
  /** Number of names in which each word occurs. */
  readonly #counts = new Map<string, number>();

  constructor(mentions: readonly Mention[]) {
    for (const { parts, text } of mentions) {
      for (const { text: word } of parts) this.#counts.set(fold(word), this.count(word) + 1);
      if (parts.length < 2) continue;
      const given = wordsOf(parts, 'given');
      const [surname] = wordsOf(parts, 'surname');
      for (const word of wordsOf(parts, 'surname')) {
        const known = this.#surnames.get(word);
        this.#surnames.set(word, known === undefined || known === fold(text) ? fold(text) : SEVERAL);
      }
      for (const word of given) this.#givens.add(word);
      if (surname === undefined) continue;
      if (given[0] !== undefined) this.#pairs.add(`${given[0]} ${surname}`);
      if (given.length > 1) this.#doubles.add(given.join(' '));
    }
  }

  count(word: string): number {
    return this.#counts.get(fold(word)) ?? 0;
  }

  /** The roles of the words of a name. Other names of the unit may correct what the order of the words suggests. */
  of(mention: Mention, language: Language | undefined): readonly Part[] {
    const { parts, text } = mention;
    // `花子` is not a surname of one character if the document has 佐藤 花子.
    const isSigns = parts.length === 2 && /^\p{Script=Han}+$/u.test(text) && this.#givens.has(text);
    if (isSigns) return [{ start: 0, end: text.length, text, role: 'given' }];
    const names = parts.filter(({ role }) => role !== 'initials');
    const words = names.map(({ text }) => fold(text));
    if (names.length === 1) return this.#alone(parts, mention);
    if (names.length < 2 || mention.text.includes(',')) return parts;
    if (this.#doubles.has(words.join(' ')) || this.#isDouble(mention, words, language)) return withRole(parts, 'given');
    const [first = '', second = ''] = words;
    const isTurned =
      names.length === 2 && this.#pairs.has(`${second} ${first}`) && this.#surnames.get(first) === SEVERAL;
    return isTurned ? parts.map((part) => turnedPart(part, names[0])) : parts;
  }

  /**
   * `les époux Tran-Dubosc`: a name after a kinship term, but a surname wherever it occurs with other names. `Pani
   * Agnieszka` is the opposite.
   */
  #alone(parts: readonly Part[], { text }: Mention): readonly Part[] {
    return parts.map((part) => {
      const isGiven = this.#givens.has(fold(part.text));
      const isSurname = this.#isSurnameElsewhere(part.text, text);
      if (part.role === 'given' && isSurname && !isGiven && !isKnownGiven(part.text))
        return { ...part, role: 'surname' };
      const isCalled = isGiven && !isSurname && isKnownGiven(part.text) && !isKnownSurname(part.text);
      if (part.role === 'surname' && isCalled) return { ...part, role: 'given' };
      // `Robert`, which is a surname as well, beside Bob Whitaker; `Raj` beside Rajesh Venkataraman.
      return part.role === 'free' && !isSurname && this.#isFormOfGiven(fold(part.text))
        ? { ...part, role: 'given' }
        : part;
    });
  }

  /** True for a short or long form of the given name of a full name, or its beginning. */
  #isFormOfGiven(word: string): boolean {
    for (const form of [...longForms(word), ...shortForms(word)]) if (this.#givens.has(fold(form))) return true;
    if (word.length < SHORTEST_BEGINNING) return false;
    for (const given of this.#givens) if (given.startsWith(word)) return true;
    return false;
  }

  #isSurnameElsewhere(word: string, text: string): boolean {
    const where = this.#surnames.get(fold(word));
    return where !== undefined && where !== fold(text);
  }

  /** `Mari Carmen`, `Anna Maria`: two given names, in languages where these are usual. */
  #isDouble({ text, parts }: Mention, words: readonly string[], language: Language | undefined): boolean {
    const last = parts.at(-1)?.text ?? '';
    return (
      (language === 'es' || language === 'pt' || language === 'it' || language === 'fr') &&
      parts.length === 2 &&
      words.every((word) => isKnownGiven(word) || longForms(word).length > 0) &&
      !isKnownSurname(last) &&
      !this.#isSurnameElsewhere(last, text)
    );
  }
}

const wordsOf = (parts: readonly Part[], role: NameWordRole): string[] =>
  parts.flatMap((part) => (part.role === role ? [fold(part.text)] : []));

const withRole = (parts: readonly Part[], role: NameWordRole): Part[] =>
  parts.map((part) => (part.role === 'initials' ? part : { ...part, role }));

const turnedPart = (part: Part, first: Part | undefined): Part =>
  part.role === 'initials' ? part : { ...part, role: part === first ? 'surname' : 'given' };
