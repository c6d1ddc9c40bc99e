import type { ModelEntity } from '../../../../core/services.js';
import type { Arithmetic } from './arithmetic.js';
import { FeatureReader, type TaggedText } from './features.js';
import type { Model } from './model.js';
import type { Sentence } from './passages.js';
import { Scorer } from './scorer.js';
import { type Chunk, decode } from './tags.js';
import { arithmeticOf } from './wasm-arithmetic.js';

/** Rank of words that the lexicon does not have, and how `Delacroix` is written; see `WordType`. */
const UNKNOWN_WORD = 15;
const CAPITALISED = 1;

/** More than sums of probabilities are off by rounding. */
const TOLERANCE = 1e-9;

/** Finds entities in texts with a model. Keeps a memory of words, and nothing of the texts themselves. */
export class Tagger {
  readonly #features: FeatureReader;
  readonly #arithmetic: Arithmetic;
  readonly #scorer: Scorer;
  readonly #size: number;
  readonly #types: number;
  /** Probability of each tag at each row of the passage at hand. */
  #probabilities: Float64Array = new Float64Array(0);

  /**
   * @param findsNames true if every entity is a name: then words in lower case among others, and sentences of single letters,
   *   need not be scored, which costs a third less.
   * @param mostWords words kept in memory from one text to the next.
   * @param arithmetic made for the model; default: the fastest one.
   */
  constructor(model: Model, findsNames = false, mostWords?: number, arithmetic = arithmeticOf(model)) {
    this.#size = model.tags.size;
    this.#types = model.tags.types.length;
    this.#features = new FeatureReader(model.lexicon, mostWords);
    this.#arithmetic = arithmetic;
    this.#scorer = new Scorer(arithmetic, model, this.#features, findsNames);
  }

  /**
   * Entities of a text, in order, without overlaps.
   * @param suspicion lowest probability of an entity beside the best reading.
   */
  tag(text: string, suspicion: number): ModelEntity[] {
    const read = this.#features.read(text);
    this.#scorer.prepare();
    const out: ModelEntity[] = [];
    for (let s = 0; s + 1 < read.tokens.sentences.length; s++)
      this.#tagSentence(read, read.tokens.sentences[s] ?? 0, read.tokens.sentences[s + 1] ?? 0, suspicion, out);
    return out.sort((a, b) => a.start - b.start);
  }

  /** Calm rows are `O` for certain: what stands between two of them is read by itself. */
  #tagSentence(text: TaggedText, from: number, to: number, suspicion: number, out: ModelEntity[]): void {
    const { passages } = this.#scorer;
    const sentence = passages.open(text, from, to);
    for (let first = 0; first < sentence.length; ) {
      const last = passages.end(sentence, first);
      this.#tagPassage(sentence, first, last, suspicion, out);
      first = last === sentence.length - 1 ? sentence.length : last;
    }
  }

  #tagPassage(sentence: Sentence, first: number, last: number, suspicion: number, out: ModelEntity[]): void {
    const length = last - first + 1;
    this.#scorer.score(sentence, first, last);
    const empty = this.#arithmetic.forwards(length);
    // The reading without an entity is the best one, and no token is suspect.
    if (empty > Math.max(0.5, 1 - suspicion) + TOLERANCE) return;
    const best = decode(this.#arithmetic.viterbi(length), length);
    const probabilities = this.#arithmetic.marginals(length);
    if (probabilities === undefined) return;
    this.#probabilities = probabilities;
    for (const chunk of best) out.push(this.#entity(sentence.text, first, chunk, true));
    for (const chunk of this.#suspects(best, length, suspicion))
      out.push(this.#entity(sentence.text, first, chunk, false));
  }

  /** Runs of tokens outside the best reading that are of some type with at least the given probability. */
  #suspects(best: readonly Chunk[], length: number, least: number): Chunk[] {
    const out: Chunk[] = [];
    let next = 0;
    for (let row = 0; row < length; row++) {
      while (next < best.length && (best[next]?.to ?? 0) <= row) next++;
      if (next < best.length && row >= (best[next]?.from ?? length)) continue;
      const type = this.#suspectType(row, least);
      if (type < 0) continue;
      const last = out.at(-1);
      if (last !== undefined && last.to === row && last.type === type) out[out.length - 1] = { ...last, to: row + 1 };
      else out.push({ from: row, to: row + 1, type });
    }
    return out;
  }

  #suspectType(row: number, least: number): number {
    if (1 - (this.#probabilities[row * this.#size] ?? 0) < least) return -1;
    let best = -1;
    let most = least;
    for (let type = 0; type < this.#types; type++) {
      const p = this.#probability(row, type);
      if (p < most) continue;
      most = p;
      best = type;
    }
    return best;
  }

  #probability(row: number, type: number): number {
    const at = row * this.#size + 1 + 4 * type;
    const probability = this.#probabilities;
    return (
      (probability[at] ?? 0) + (probability[at + 1] ?? 0) + (probability[at + 2] ?? 0) + (probability[at + 3] ?? 0)
    );
  }

  /** @param first row of the passage. */
  #entity({ tokens, words }: TaggedText, first: number, { from, to, type }: Chunk, best: boolean): ModelEntity {
    const { tokens: rows } = this.#scorer.passages;
    let sum = 0;
    let outside = 0;
    let isUnknownWord = true;
    for (let row = from; row < to; row++) {
      sum += this.#probability(row, type);
      const word = words[rows[first + row] ?? 0];
      isUnknownWord &&= word !== undefined && word.rank === UNKNOWN_WORD && word.casing === CAPITALISED;
      outside += this.#probabilities[row * this.#size] ?? 0;
    }
    return {
      start: tokens.start[rows[first + from] ?? 0] ?? 0,
      end: tokens.end[rows[first + to - 1] ?? 0] ?? 0,
      type,
      probability: sum / (to - from),
      anyType: 1 - outside / (to - from),
      isUnknownWord,
      best,
    };
  }
}
