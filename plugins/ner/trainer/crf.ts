import { makeRandom, type Random } from '../../../core/index.js';
import { FeatureList, MOST_CONJUNCTIONS } from '../tagger/conjunctions.js';
import { conjunctions, EDGES, FeatureReader, sentenceCase, type TaggedText } from '../tagger/features.js';
import { BITS } from '../tagger/hash.js';
import { Lattice } from '../tagger/lattice.js';
import { type Lexicon, NAME_BITS } from '../tagger/lexicon.js';
import { encode, TagSet } from '../tagger/tags.js';
import { MAX_SENTENCE } from '../tagger/tokens.js';
import type { WordType } from '../tagger/word-features.js';
import type { Example } from './examples.js';

/** How a model is trained. */
export interface TrainingOptions {
  readonly types: readonly string[];
  readonly seed: string;
  readonly epochs: number;
  /** Share of features left out at random. */
  readonly dropout: number;
  /** Share of words whose lists of names are hidden. */
  readonly blind: number;
  readonly rate: number;
  /** Called after each epoch. */
  readonly afterEpoch?: (epoch: number, weights: Weights) => void;
  /** Called after each example of an epoch. */
  readonly afterExample?: () => void;
}

/** What training finds: a weight for each tag at each hashed feature, and one for each transition. */
export interface Weights {
  readonly tags: TagSet;
  readonly features: Float32Array;
  readonly transitions: Float32Array;
}

const MOST_FEATURES = 192;
const CLIP = 60;

/**
 * Trains a conditional random field by AdaGrad, one sentence after another. Deterministic under a seed.
 * @param examples asked for anew in each epoch, so that they may be varied.
 */
export function train(
  examples: (epoch: number, random: Random) => readonly Example[],
  lexicon: Lexicon,
  options: TrainingOptions,
): Weights {
  const trainer = new Trainer(lexicon, options);
  for (let epoch = 0; epoch < options.epochs; epoch++) trainer.epoch(examples(epoch, trainer.random), epoch);
  return trainer.weights;
}

class Trainer {
  readonly random: Random;
  readonly weights: Weights;
  readonly #options: TrainingOptions;
  readonly #reader: FeatureReader;
  readonly #lattice: Lattice;
  readonly #history: Float32Array;
  readonly #transitionHistory: Float32Array;
  /** Feature rows of each token of the sentence. */
  readonly #rows = new Int32Array((MAX_SENTENCE + 1) * MOST_FEATURES);
  readonly #seenRows = new WeakMap<WordType, readonly Int32Array[]>();
  readonly #blindRows = new WeakMap<WordType, readonly Int32Array[]>();
  readonly #counts = new Int32Array(MAX_SENTENCE + 1);
  readonly #conjunctions = new FeatureList(MOST_CONJUNCTIONS);
  #rate: number;

  constructor(lexicon: Lexicon, options: TrainingOptions) {
    const tags = new TagSet(options.types);
    this.#options = options;
    this.#rate = options.rate;
    this.random = makeRandom(options.seed);
    this.#reader = new FeatureReader(lexicon);
    this.#lattice = new Lattice(tags);
    this.weights = {
      tags,
      features: new Float32Array((1 << BITS) * tags.size),
      transitions: new Float32Array(tags.size * tags.size),
    };
    this.#history = new Float32Array(1 << BITS).fill(1e-2);
    this.#transitionHistory = new Float32Array(tags.size * tags.size).fill(1e-1);
  }

  epoch(examples: readonly Example[], epoch: number): void {
    for (const index of shuffled(examples.length, this.random)) {
      const example = examples[index];
      if (example !== undefined) this.#learn(example);
      this.#options.afterExample?.();
    }
    this.#rate *= 0.85;
    this.#options.afterEpoch?.(epoch, this.weights);
  }

  #learn(example: Example): void {
    const text = this.#reader.read(example.text);
    const gold = goldTags(text, example, this.#options.types);
    const blind = Uint8Array.from({ length: text.tokens.length }, () => (this.#chance(this.#options.blind) ? 1 : 0));
    for (let s = 0; s + 1 < text.tokens.sentences.length; s++) {
      const from = text.tokens.sentences[s] ?? 0;
      const to = text.tokens.sentences[s + 1] ?? 0;
      this.#build(text, from, to, blind);
      this.#lattice.setTransitions(this.weights.transitions);
      this.#lattice.weigh(to - from);
      if (this.#lattice.marginals(to - from)) this.#update(gold, from, to);
    }
  }

  #chance(share: number): boolean {
    return this.random.int(1_000_000) < share * 1_000_000;
  }

  #build(text: TaggedText, from: number, to: number, blind: Uint8Array): void {
    const size = this.weights.tags.size;
    const { features } = this.weights;
    const { emission } = this.#lattice;
    const written = sentenceCase(text.words, from, to);
    const bitsOf = (word: WordType, row: number): number => (blind[row] === 1 ? word.bits & ~NAME_BITS : word.bits);
    const scale = 1 / (1 - this.#options.dropout);
    for (let row = from; row < to; row++) {
      const at = (row - from) * size;
      const base = (row - from) * MOST_FEATURES;
      const count = this.#collect(text, row, from, to, written, bitsOf, blind, base);
      this.#counts[row - from] = count;
      for (let tag = 0; tag < size; tag++) {
        let sum = 0;
        for (let i = base; i < base + count; i++) sum += features[(this.#rows[i] ?? 0) * size + tag] ?? 0;
        emission[at + tag] = sum * scale;
      }
    }
  }

  #collect(
    text: TaggedText,
    row: number,
    from: number,
    to: number,
    written: number,
    bitsOf: (word: WordType, row: number) => number,
    blind: Uint8Array,
    base: number,
  ): number {
    let at = base;
    const add = (feature: number): void => {
      if (!this.#chance(this.#options.dropout)) this.#rows[at++] = feature;
    };
    for (let offset = -2; offset <= 2; offset++) {
      const other = row + offset;
      const word = other >= from && other < to ? text.words[other] : undefined;
      const lists = word === undefined ? EDGES : this.#rowsOf(word, blind[other] === 1);
      for (const feature of lists[offset + 2] ?? []) add(feature);
    }
    this.#conjunctions.length = 0;
    conjunctions(text, row, from, to, written, bitsOf, this.#conjunctions);
    for (let i = 0; i < this.#conjunctions.length; i++) add(this.#conjunctions.rows[i] ?? 0);
    return at - base;
  }

  /** Rows of a word, kept: training asks for them in every epoch. */
  #rowsOf(word: WordType, blind: boolean): readonly Int32Array[] {
    const kept = blind ? this.#blindRows : this.#seenRows;
    let rows = kept.get(word);
    if (rows === undefined) {
      rows = word.rows(blind);
      kept.set(word, rows);
    }
    return rows;
  }

  #update(gold: Uint8Array, from: number, to: number): void {
    const size = this.weights.tags.size;
    const { probability } = this.#lattice;
    const gradient = new Float64Array(size);
    const transitions = new Float64Array(size * size);
    for (let row = from; row < to; row++) {
      const at = (row - from) * size;
      let length = 0;
      for (let tag = 0; tag < size; tag++) {
        const g = (probability[at + tag] ?? 0) - (gold[row] === tag ? 1 : 0);
        gradient[tag] = g;
        length += g * g;
      }
      if (row + 1 < to) this.#addPairs(row - from, gold[row] ?? 0, gold[row + 1] ?? 0, transitions);
      if (length > 1e-5) this.#updateRows(row - from, gradient, length / size);
    }
    this.#updateTransitions(transitions);
  }

  #addPairs(row: number, goldFrom: number, goldTo: number, sums: Float64Array): void {
    const { size, before } = this.weights.tags;
    let total = 0;
    for (let to = 0; to < size; to++) for (const from of before[to] ?? []) total += this.#lattice.pair(row, from, to);
    if (!(total > 0)) return;
    for (let to = 0; to < size; to++)
      for (const from of before[to] ?? []) {
        const cell = from * size + to;
        sums[cell] = (sums[cell] ?? 0) + this.#lattice.pair(row, from, to) / total;
      }
    const cell = goldFrom * size + goldTo;
    sums[cell] = (sums[cell] ?? 0) - 1;
  }

  #updateRows(row: number, gradient: Float64Array, square: number): void {
    const size = this.weights.tags.size;
    const { features } = this.weights;
    const base = row * MOST_FEATURES;
    for (let i = base; i < base + (this.#counts[row] ?? 0); i++) {
      const feature = this.#rows[i] ?? 0;
      const history = (this.#history[feature] ?? 0) + square;
      this.#history[feature] = history;
      const step = this.#rate / Math.sqrt(history);
      const at = feature * size;
      for (let tag = 0; tag < size; tag++) {
        const weight = features[at + tag] ?? 0;
        features[at + tag] = weight - step * ((gradient[tag] ?? 0) + 1e-6 * weight);
      }
    }
  }

  #updateTransitions(sums: Float64Array): void {
    const { transitions } = this.weights;
    for (let cell = 0; cell < sums.length; cell++) {
      const g = Math.max(-CLIP, Math.min(CLIP, sums[cell] ?? 0));
      if (g === 0) continue;
      const history = (this.#transitionHistory[cell] ?? 0) + g * g;
      this.#transitionHistory[cell] = history;
      transitions[cell] = (transitions[cell] ?? 0) - (this.#rate * 0.5 * g) / Math.sqrt(history);
    }
  }
}

/** The tags of an example's spans; tokens that a span touches belong to it. */
function goldTags(text: TaggedText, { spans }: Example, types: readonly string[]): Uint8Array {
  const { start, end, length } = text.tokens;
  const tags = new Uint8Array(length);
  const chunks = spans.flatMap((span) => {
    const type = types.indexOf(span.label);
    if (type < 0) return [];
    let from = 0;
    while (from < length && (end[from] ?? 0) <= span.start) from++;
    let to = from;
    while (to < length && (start[to] ?? 0) < span.end) to++;
    return to > from ? [{ from, to, type }] : [];
  });
  encode(
    chunks.filter((c, i) => i === 0 || c.from >= (chunks[i - 1]?.to ?? 0)),
    tags,
  );
  return tags;
}

function shuffled(length: number, random: Random): number[] {
  const order = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const k = random.int(i + 1);
    [order[i], order[k]] = [order[k] ?? 0, order[i] ?? 0];
  }
  return order;
}
