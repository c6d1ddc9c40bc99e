import { FOLD } from '../scan/characters.js';
import { foldCase } from '../scan/phrases.js';

const WORD = /[\p{L}\p{N}]+/gu;
const BLANK = /\s/u;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** What stands before and behind the beginning of one word of a phrase, folded. */
interface Around {
  readonly before: string;
  readonly from: string;
}

/**
 * Terms that are never reported, ignoring case. A phrase of several words protects whatever lies within it: with
 * `Blue Heron Street`, `Blue Heron` is not reported where the street is named, and is reported elsewhere.
 */
export class IgnoredTerms {
  readonly #terms: ReadonlySet<string>;
  /** Words of phrases, folded, with what is around them. */
  readonly #within = new Map<string, Around[]>();
  /** First code units of all words in lower case: a fast test that excludes most candidates. */
  readonly #initials = new Set<number>();
  /** Length of the longest term. */
  readonly #longest: number;

  constructor(terms: readonly string[]) {
    const folded = terms.map((term) => foldCase(term.trim().replace(/\s+/gu, ' ')));
    this.#terms = new Set(folded);
    this.#longest = folded.reduce((longest, term) => Math.max(longest, term.length), 0);
    for (const term of this.#terms) {
      this.#initials.add(term.charCodeAt(0));
      const words = [...term.matchAll(WORD)];
      if (words.length > 1) for (const { 0: word, index } of words) this.#add(term, word, index);
    }
  }

  /** True if the piece of the view is a term, or lies within a phrase that stands there. */
  has(view: string, start: number, end: number): boolean {
    if (end - start > this.#longest || !this.#initials.has(FOLD[view.charCodeAt(start)] ?? 0)) return false;
    const piece = foldCase(view.slice(start, end));
    if (this.#terms.has(piece)) return true;
    const [word = ''] = piece.match(WORD) ?? [];
    return this.#within.get(word)?.some((around) => stands(view, start, end, around)) ?? false;
  }

  #add(term: string, word: string, index: number): void {
    this.#initials.add(word.charCodeAt(0));
    const around = { before: term.slice(0, index), from: term.slice(index) };
    const known = this.#within.get(word);
    if (known === undefined) this.#within.set(word, [around]);
    else known.push(around);
  }
}

/** True if the phrase stands around the piece, as whole words; any blanks of the view count as one. */
function stands(view: string, start: number, end: number, { before, from }: Around): boolean {
  const first = walk(view, start - 1, before, -1);
  if (first === undefined || WORD_CHARACTER.test(view.charAt(first))) return false;
  const last = walk(view, start, from, 1);
  return last !== undefined && last >= end && !WORD_CHARACTER.test(view.charAt(last));
}

/** Compares the view with the text, forwards or backwards; returns the position next to it, or undefined. */
function walk(view: string, at: number, text: string, step: 1 | -1): number | undefined {
  let position = at;
  for (let i = 0; i < text.length; i++) {
    const wanted = text.charAt(step === 1 ? i : text.length - 1 - i);
    if (wanted === ' ') {
      if (!BLANK.test(view.charAt(position))) return undefined;
      while (BLANK.test(view.charAt(position))) position += step;
    } else {
      if (foldCase(view.charAt(position)) !== wanted) return undefined;
      position += step;
    }
  }
  return position;
}
