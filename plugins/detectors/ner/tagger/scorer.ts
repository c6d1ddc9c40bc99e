import { type Arithmetic, ROW } from './arithmetic.js';
import { FeatureList, MOST_CONJUNCTIONS, OUTSIDE, wordFeatures } from './conjunctions.js';
import { type FeatureReader, standingOf } from './features.js';
import type { Model } from './model.js';
import { CALM, Passages, type Sentence } from './passages.js';
import { Vectors } from './vectors.js';
import { BEFORE, BEHIND, SELF, TWO_BEFORE, TWO_BEHIND, WordVectors } from './word-vectors.js';

/** Tells the arithmetic what each token of a passage is made of: the hot loop of the whole plugin. */
export class Scorer {
  readonly passages: Passages;
  readonly #arithmetic: Arithmetic;
  readonly #words: WordVectors;
  readonly #vectors: Vectors;
  readonly #pairs = new FeatureList(MOST_CONJUNCTIONS);

  constructor(arithmetic: Arithmetic, model: Pick<Model, 'tags' | 'unit'>, reader: FeatureReader, findsNames: boolean) {
    this.#arithmetic = arithmetic;
    this.#vectors = new Vectors(arithmetic);
    this.#words = new WordVectors(arithmetic, model, reader.words);
    this.passages = new Passages(findsNames, (id) => this.#words.isCalm(id));
  }

  /** To be called when a text has been read, before its sentences. */
  prepare(): void {
    if (this.#words.prepare()) this.#vectors.forget();
  }

  /** Scores a passage. @param first row of it, @param last as `passages.end` says. */
  score(sentence: Sentence, first: number, last: number): void {
    for (let row = first; row <= last; row++) {
      const token = this.passages.tokens[row] ?? CALM;
      if (token === CALM) this.#arithmetic.calm(row - first);
      else this.#add(sentence, token, row - first, placeOf(row, sentence.length));
    }
  }

  /** Scores a token. @param which tags it can have: of {@link ROW} */
  #add({ text, from, to, written }: Sentence, row: number, place: number, which: number): void {
    const word = text.words[row];
    if (word === undefined) return;
    const pp = row - 2 >= from ? text.words[row - 2] : undefined;
    const p = row - 1 >= from ? text.words[row - 1] : undefined;
    const n = row + 1 < to ? text.words[row + 1] : undefined;
    const nn = row + 2 < to ? text.words[row + 2] : undefined;
    const { casing, rank } = word;
    const vectors = this.#vectors;
    const s = standingOf(text, row, from, to, written);
    const words = this.#words;
    const [before, behind] = OUTSIDE.hash;
    const pairs = this.#pairs;
    pairs.length = 0;
    wordFeatures(pp?.hash ?? 1, p?.hash ?? before, word.hash, n?.hash ?? behind, nn?.hash ?? 1, casing, pairs);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = pairs.rows;
    this.#arithmetic.score(
      place,
      which,
      [
        words.at(word, SELF),
        words.at(pp, TWO_BEFORE),
        words.at(nn, TWO_BEHIND),
        vectors.before(p, words.at(p, BEFORE), casing, rank),
        vectors.behind(n, words.at(n, BEHIND), casing, rank),
        vectors.standing(word, s),
        vectors.lines(p, word, s),
        vectors.shapes(p, word, n),
        vectors.lists(p, word, n),
        vectors.clusters(p, casing, n),
      ],
      [a, b, c, d, e],
    );
  }
}

/** Which tags a row of a sentence can have. */
function placeOf(row: number, length: number): number {
  if (row > 0) return row + 1 < length ? ROW.any : ROW.last;
  return length > 1 ? ROW.first : ROW.only;
}
