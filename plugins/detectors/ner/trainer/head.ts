import type { EntityType, Span } from '../../../../core/index.js';
import type { RunningModel } from '../../../../core/services.js';
import { makeRandom } from '../../../../kit/index.js';
import type { Example, LabelledSpan } from './examples.js';

/** A model that gives numbers for each word of a text, on which a layer is trained; it stays as it is. */
export interface Base {
  readonly id: string;
  /** How many numbers stand for a word. */
  readonly width: number;
  /** The words of a text, and the numbers of each, one row behind another. */
  encode(text: string): { readonly words: readonly Span[]; readonly rows: Float32Array };
  /** Reads with a layer on top. @param weights for each label a row of `width` numbers, then one to be added */
  tagger(weights: Float32Array, types: number): RunningModel;
}

type Random = ReturnType<typeof makeRandom>;

interface HeadTraining {
  readonly types: readonly EntityType[];
  readonly seed: string;
  readonly epochs: number;
  readonly onProgress?: (done: number) => void;
}

/** Words to train on at most: their numbers are kept in memory (300 MB). */
const MOST_WORDS = 100_000;
const BATCH = 32;
const RATE = 0.003;
/** Pull of all weights towards 0: with few terms, no number of a word must decide alone. */
const DECAY = 1e-4;

/** Words with their numbers and labels: 0 for none, 1 + 2 * type for the first of a term, 2 + 2 * type for a further one. */
interface Words {
  readonly rows: Float32Array;
  readonly labels: Uint8Array;
}

/**
 * Trains a layer over the numbers of words by softmax regression (Adam). The same examples and seed give the same weights.
 * @returns the weights as {@link Base.tagger} takes them
 */
export function trainHead(examples: readonly Example[], base: Base, training: HeadTraining): Float32Array {
  const { types, seed, epochs, onProgress } = training;
  const random = makeRandom(seed);
  const words = wordsOf(shuffled(examples, random), base, types, (done) => onProgress?.(done * 0.8));
  const scale = standardize(words.rows, base.width);
  const layer = new Layer(1 + 2 * types.length, base.width);
  const order = Array.from(words.labels, (_, i) => i);
  const steps = Math.ceil(order.length / BATCH) * epochs;
  for (let epoch = 0, step = 0; epoch < epochs; epoch++) {
    const mixed = shuffled(order, random);
    for (let at = 0; at < mixed.length; at += BATCH)
      layer.learn(words, mixed.slice(at, at + BATCH), RATE * (1 - step++ / steps));
    onProgress?.(0.8 + (0.2 * (epoch + 1)) / epochs);
  }
  return layer.unscaled(scale);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const other = random.int(i + 1);
    const [a, b] = [out[i], out[other]];
    if (a !== undefined && b !== undefined) [out[i], out[other]] = [b, a];
  }
  return out;
}

function wordsOf(
  examples: readonly Example[],
  base: Base,
  types: readonly EntityType[],
  onProgress: (done: number) => void,
): Words {
  const read: Words[] = [];
  let count = 0;
  for (const [i, { text, spans }] of examples.entries()) {
    if (count >= MOST_WORDS) break;
    const { words, rows } = base.encode(text);
    read.push({ rows, labels: Uint8Array.from(words, (word) => labelOf(word, spans, types)) });
    count += words.length;
    onProgress((i + 1) / examples.length);
  }
  const all = { rows: new Float32Array(count * base.width), labels: new Uint8Array(count) };
  let at = 0;
  for (const { rows, labels } of read) {
    all.rows.set(rows, at * base.width);
    all.labels.set(labels, at);
    at += labels.length;
  }
  return all;
}

function labelOf({ start, end }: Span, spans: readonly LabelledSpan[], types: readonly EntityType[]): number {
  const term = spans.find((span) => span.start < end && start < span.end && types.includes(span.label));
  if (term === undefined) return 0;
  return (term.start >= start ? 1 : 2) + 2 * types.indexOf(term.label);
}

/** Mean and deviation of each number of a word. */
interface Scale {
  readonly mean: Float64Array;
  readonly deviation: Float64Array;
}

/** Shifts and scales each number of all words to mean 0 and deviation 1. @returns what undoes it */
function standardize(rows: Float32Array, width: number): Scale {
  const count = rows.length / width;
  const mean = new Float64Array(width);
  const deviation = new Float64Array(width);
  rows.forEach((value, i) => {
    mean[i % width] = (mean[i % width] ?? 0) + value / count;
  });
  rows.forEach((value, i) => {
    deviation[i % width] = (deviation[i % width] ?? 0) + (value - (mean[i % width] ?? 0)) ** 2 / count;
  });
  for (let i = 0; i < width; i++) deviation[i] = Math.sqrt(deviation[i] ?? 0) + 1e-6;
  rows.forEach((value, i) => {
    rows[i] = (value - (mean[i % width] ?? 0)) / (deviation[i % width] ?? 1);
  });
  return { mean, deviation };
}

/** A linear layer and its optimizer. Each label has a row of weights, the last of which is added. */
class Layer {
  readonly #labels: number;
  readonly #width: number;
  readonly #weights: Float64Array;
  readonly #slope: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  constructor(labels: number, width: number) {
    this.#labels = labels;
    this.#width = width;
    const numbers = (): Float64Array => new Float64Array(labels * (width + 1));
    [this.#weights, this.#slope, this.#first, this.#second] = [numbers(), numbers(), numbers(), numbers()];
  }

  learn({ rows, labels }: Words, batch: readonly number[], rate: number): void {
    this.#slope.fill(0);
    for (const word of batch) {
      const row = rows.subarray(word * this.#width, (word + 1) * this.#width);
      const likely = this.#likely(row);
      for (let label = 0; label < this.#labels; label++) {
        const error = ((likely[label] ?? 0) - (labels[word] === label ? 1 : 0)) / batch.length;
        const at = label * (this.#width + 1);
        for (let i = 0; i < this.#width; i++) this.#slope[at + i] = (this.#slope[at + i] ?? 0) + error * (row[i] ?? 0);
        this.#slope[at + this.#width] = (this.#slope[at + this.#width] ?? 0) + error;
      }
    }
    this.#step(rate);
  }

  #likely(row: Float32Array): Float64Array {
    const out = new Float64Array(this.#labels);
    for (let label = 0; label < this.#labels; label++) {
      const at = label * (this.#width + 1);
      let sum = this.#weights[at + this.#width] ?? 0;
      for (let i = 0; i < this.#width; i++) sum += (row[i] ?? 0) * (this.#weights[at + i] ?? 0);
      out[label] = sum;
    }
    const most = out.reduce((a, b) => Math.max(a, b));
    const powers = out.map((score) => Math.exp(score - most));
    const total = powers.reduce((a, b) => a + b);
    return powers.map((power) => power / total);
  }

  /** Adam (Kingma 2015). */
  #step(rate: number): void {
    this.#steps++;
    const [past, square] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (let i = 0; i < this.#weights.length; i++) {
      const weight = this.#weights[i] ?? 0;
      const slope = (this.#slope[i] ?? 0) + DECAY * weight;
      const first = 0.9 * (this.#first[i] ?? 0) + 0.1 * slope;
      const second = 0.999 * (this.#second[i] ?? 0) + 0.001 * slope * slope;
      this.#first[i] = first;
      this.#second[i] = second;
      this.#weights[i] = weight - (rate * (first / past)) / (Math.sqrt(second / square) + 1e-8);
    }
  }

  /** The weights for numbers as the base gives them. */
  unscaled({ mean, deviation }: Scale): Float32Array {
    const out = Float32Array.from(this.#weights);
    for (let label = 0; label < this.#labels; label++) {
      const at = label * (this.#width + 1);
      let added = this.#weights[at + this.#width] ?? 0;
      for (let i = 0; i < this.#width; i++) {
        const weight = (this.#weights[at + i] ?? 0) / (deviation[i] ?? 1);
        out[at + i] = weight;
        added -= weight * (mean[i] ?? 0);
      }
      out[at + this.#width] = added;
    }
    return out;
  }
}
