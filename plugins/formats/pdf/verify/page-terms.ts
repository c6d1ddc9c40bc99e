import type { Span } from '../../../../core/index.js';
import { byPosition, composed, InsideTerms } from '../../../../kit/index.js';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** A word of a text that is pure ASCII. */
const ASCII_WORD = /[A-Za-z0-9]+/g;
/** Minimum length of a term; shorter ones occur everywhere, for instance if two readers join digits differently. */
const LONG_ENOUGH = /\p{L}{3}|\p{N}{4}|[\p{Script=Han}\p{Script=Hangul}]{2}/u;
/** Maximum number of words of a term that is searched here; longer terms are searched everywhere. */
const MAX_WORDS = 4;

interface Place extends Span {
  readonly term: string;
}

/**
 * Terms that are removed from certain pages. Terms such as `will` or `May` may occur elsewhere in a document as
 * ordinary words, so they are not searched everywhere. But if the edited text of a page no longer contains a term,
 * another reader must not find it there either, for example because it separates words that the first reader joins.
 */
export class PageTerms {
  readonly #terms = new Set<string>();
  /** Terms in scripts without blanks, which may be inside of words. */
  readonly #inside = new InsideTerms<string>();
  /** First words of the terms. */
  readonly #firsts = new Set<string>();
  /** For each page, the terms that its edited text still contains. */
  readonly #kept = new Map<number, Set<string>>();

  /** Adds a term as written in the document. */
  add(term: string): void {
    const words = (term.match(WORD) ?? []).map(fold);
    const [first] = words;
    if (first === undefined || words.length > MAX_WORDS || !LONG_ENOUGH.test(term)) return;
    if (!this.#terms.has(words.join(' '))) this.#inside.add(fold(term), false, words.join(' '));
    this.#terms.add(words.join(' '));
    this.#firsts.add(first);
  }

  /** Registers the edited text of a page. */
  keep(page: number, text: string): void {
    const kept = this.#kept.get(page) ?? new Set();
    this.#kept.set(page, kept);
    for (const { term } of this.#places(text)) kept.add(term);
  }

  /** Terms in a text of a page that its edited text does not contain; in order, without overlaps. */
  find(page: number, text: string): Span[] {
    const kept = this.#kept.get(page);
    return apart(this.#places(text).filter((place) => !kept?.has(place.term) && !isTorn(text, place)));
  }

  /** Positions of terms in a text; in order, without overlaps. */
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
      // There are no words between the end of one and the next, so the first match is the word itself.
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

  /** Adds the terms that begin with a word. @param at index of the word */
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
 * True if a place begins or ends inside of a word broken at a line end: `dev chai` in `save-` and `dev chai`. The first
 * reader has read `savedev chai`, which contains no term.
 */
const isTorn = (text: string, { start, end }: Span): boolean =>
  (/\p{L}[-\u00ad\u2010]\r?\n$/u.test(text.slice(Math.max(0, start - 4), start)) &&
    /^\p{Ll}/u.test(text.slice(start, start + 2))) ||
  /^\p{L}[-\u00ad\u2010]\r?\n\p{Ll}/u.test(text.slice(end - 1, end + 5));

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

const fold = (word: string): string => word.normalize('NFKC');
