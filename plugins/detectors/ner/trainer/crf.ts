import type { Random } from '../../../../core/index.js';
import { makeRandom } from '../../../../kit/index.js';
import { FeatureReader } from '../tagger/features.js';
import { Lattice } from '../tagger/lattice.js';
import type { Lexicon } from '../tagger/lexicon.js';
import { TagSet } from '../tagger/tags.js';
import { AdaGrad, type Weights } from './adagrad.js';
import type { Example } from './examples.js';
import { goldTags, shuffled } from './gold.js';
import { chance, type Sentence, SentenceRows } from './sentence-rows.js';

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
  readonly #options: TrainingOptions;
  readonly #reader: FeatureReader;
  readonly #lattice: Lattice;
  readonly #rows: SentenceRows;
  readonly #learner: AdaGrad;

  constructor(lexicon: Lexicon, options: TrainingOptions) {
    const tags = new TagSet(options.types);
    this.#options = options;
    this.random = makeRandom(options.seed);
    this.#reader = new FeatureReader(lexicon);
    this.#lattice = new Lattice(tags);
    this.#rows = new SentenceRows(this.random, options.dropout);
    this.#learner = new AdaGrad(tags, options.rate);
  }

  get weights(): Weights {
    return this.#learner.weights;
  }

  epoch(examples: readonly Example[], epoch: number): void {
    for (const index of shuffled(examples.length, this.random)) {
      const example = examples[index];
      if (example !== undefined) this.#learn(example);
      this.#options.afterExample?.();
    }
    this.#learner.decay();
    this.#options.afterEpoch?.(epoch, this.weights);
  }

  #learn(example: Example): void {
    const text = this.#reader.read(example.text);
    const gold = goldTags(text, example, this.#options.types);
    const { blind: share } = this.#options;
    const blind = Uint8Array.from({ length: text.tokens.length }, () => (chance(this.random, share) ? 1 : 0));
    for (let s = 0; s + 1 < text.tokens.sentences.length; s++) {
      const from = text.tokens.sentences[s] ?? 0;
      const to = text.tokens.sentences[s + 1] ?? 0;
      this.#weigh({ text, from, to, blind });
      this.#lattice.setTransitions(this.weights.transitions);
      this.#lattice.weigh(to - from);
      this.#lattice.forwards(to - from);
      if (this.#lattice.marginals(to - from)) this.#update(gold, from, to);
    }
  }

  /** What the features of each token say for each tag. */
  #weigh(sentence: Sentence): void {
    const { size } = this.weights.tags;
    const { features } = this.weights;
    const { emission } = this.#lattice;
    const scale = 1 / (1 - this.#options.dropout);
    this.#rows.read(sentence);
    for (let token = 0; token < sentence.to - sentence.from; token++) {
      const rows = this.#rows.of(token);
      for (let tag = 0; tag < size; tag++) {
        let sum = 0;
        for (let i = 0; i < rows.length; i++) sum += features[(rows[i] ?? 0) * size + tag] ?? 0;
        emission[token * size + tag] = sum * scale;
      }
    }
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
      if (length > 1e-5) this.#learner.moveFeatures(this.#rows.of(row - from), gradient, length / size);
    }
    this.#learner.moveTransitions(transitions);
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
}
