import type { Span } from '../../../../core/index.js';
import { byPosition, composed, InsideTerms } from '../../../../kit/index.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** The same in a text that is nothing but ASCII. */
const ASCII_WORD = /[A-Za-z0-9]+/g;
/** Shorter terms stand in everything: two readers need only put digits together differently. */
const LONG_ENOUGH = /\p{L}{3}|\p{N}{4}|[\p{Script=Han}\p{Script=Hangul}]{2}/u;
/** Words of the longest term looked for here; longer ones are looked for wherever they stand. */
const MAX_WORDS = 4;

interface Place extends Span {
  readonly term: string;
}

/**
 * Terms that are gone from single pages. Terms such as `will` or `May` may stand elsewhere in a document as common words, so
 * they are not looked for everywhere; but a page whose edited text no longer has one may not show it to another reader either,
 * as it does where the first reader puts words together that another keeps apart.
 */
export class PageTerms {
  readonly #terms = new Set<string>();
  /** Those of scripts without blanks, which stand inside of words. */
  readonly #inside = new InsideTerms<string>();
  /** What they begin with. */
  readonly #firsts = new Set<string>();
  /** By page, what its edited text still says. */
  readonly #kept = new Map<number, Set<string>>();

  /** Adds a term as it stands in the document. */
  add(term: string): void {
    const words = (term.match(WORD) ?? []).map(fold);
    const [first] = words;
    if (first === undefined || words.length > MAX_WORDS || !LONG_ENOUGH.test(term)) return;
    if (!this.#terms.has(words.join(' '))) this.#inside.add(fold(term), false, words.join(' '));
    this.#terms.add(words.join(' '));
    this.#firsts.add(first);
  }

  /** Tells what a page says once it is edited. */
  keep(page: number, text: string): void {
    const kept = this.#kept.get(page) ?? new Set();
    this.#kept.set(page, kept);
    for (const { term } of this.#places(text)) kept.add(term);
  }

  /** Where a text of a page shows terms that its edited text does not have: in order, without overlaps. */
  find(page: number, text: string): Span[] {
    const kept = this.#kept.get(page);
    return apart(this.#places(text).filter((place) => !kept?.has(place.term) && !isTorn(text, place)));
  }

  /** Where a text has terms: in order, without overlaps. */
  places(text: string): Span[] {
    return apart(this.#places(text));
  }

  #places(text: string): Place[] {
    if (this.#terms.size === 0) return [];
    const ascii = isAscii(text);
    const folded = ascii ? (word: string) => word : fold;
    const words = text.match(ascii ? ASCII_WORD : WORD) ?? [];
    const places: Place[] = [];
    let end = 0;
    words.forEach((word, at) => {
      // No words stand between the end of one and the next: what is found first is the word itself.
      const start = text.indexOf(word, end);
      end = start + word.length;
      const first = folded(word);
      if (this.#firsts.has(first)) this.#addPlaces(places, { start, end, term: first }, text, words, at, folded);
    });
    if (ascii || this.#inside.size === 0) return places;
    const view = composed(text);
    const inside = this.#inside
      .find(view.text)
      .map((place) => ({ start: view.start(place.start), end: view.end(place.end), term: place.value }));
    return [...places, ...inside].sort(byPosition);
  }

  /** Adds the terms that begin with a word. @param at the number of the word among all */
  #addPlaces(
    places: Place[],
    { start, end, term }: Place,
    text: string,
    words: readonly string[],
    at: number,
    folded: (word: string) => string,
  ): void {
    if (this.#terms.has(term)) places.push({ start, end, term });
    let [longer, last] = [term, end];
    for (const word of words.slice(at + 1, at + MAX_WORDS)) {
      last = text.indexOf(word, last) + word.length;
      longer += ` ${folded(word)}`;
      if (this.#terms.has(longer)) places.push({ start, end: last, term: longer });
    }
  }
}

function apart(places: readonly Place[]): Span[] {
  const found: Span[] = [];
  for (const { start, end } of places) if (start >= (found.at(-1)?.end ?? 0)) found.push({ start, end });
  return found;
}

/**
 * Whether a place begins or ends within a word that a line end breaks: `dev chai` in `save-` and `dev chai`. The first reader
 * has read `savedev chai`, in which no term stands.
 */
const isTorn = (text: string, { start, end }: Span): boolean =>
  (/\p{L}[-\u00ad\u2010]\r?\n$/u.test(text.slice(Math.max(0, start - 4), start)) &&
    /^\p{Ll}/u.test(text.slice(start, start + 2))) ||
  /^\p{L}[-\u00ad\u2010]\r?\n\p{Ll}/u.test(text.slice(end - 1, end + 5));

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

const fold = (word: string): string => word.normalize('NFKC');
