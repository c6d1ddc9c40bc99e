import { DeidError } from '../../../core/index.js';
import type { ModelEntity, RunningModel } from '../../../core/services.js';
import { floatsOf, type NeuralModel } from './model-file.js';
import { Network } from './network.js';
import { BEGIN, END, Pieces, type PieceWord } from './pieces.js';
import { type Window, windowsOf } from './windows.js';

/** Reads texts with a network that sees each word among all words around it. */
export class NeuralTagger implements RunningModel {
  readonly readsAllScripts = true;
  readonly #network: Network;
  readonly #pieces: Pieces;
  readonly #most: number;
  readonly #temperature: number;
  readonly #types: number;

  constructor(model: NeuralModel) {
    const pieces = new TextDecoder().decode(model.tensor('pieces')).split('\0');
    const scores = floatsOf(model.tensor('scores'));
    if (pieces.length !== model.sizes.vocabulary || scores.length !== pieces.length)
      throw new DeidError('model_unreadable', ['its vocabulary has another size than its header says']);
    this.#pieces = new Pieces(pieces, scores);
    this.#network = new Network(model);
    this.#most = Math.min(model.sizes.positions, 128) - 2;
    this.#temperature = model.temperature;
    this.#types = model.types.length;
  }

  tag(text: string, suspicion: number): ModelEntity[] {
    const words = this.#pieces.words(text);
    if (words.length === 0) return [];
    const labels = this.#network.labels;
    const likely = new Float64Array(words.length * labels);
    for (const window of windowsOf(words, this.#most)) this.#read(words, window, likely);
    return [...this.#entities(words, likely, bestLabels(likely, labels), suspicion)];
  }

  /** Writes the probabilities of all labels of a window's words. */
  #read(words: readonly PieceWord[], { from, to, first, last }: Window, likely: Float64Array): void {
    const ids = [BEGIN];
    const codes = [0];
    const leads: number[] = [];
    for (const { ids: pieces, code } of words.slice(from, to)) {
      leads.push(ids.length);
      // Only a word longer than a window is cut.
      for (const id of pieces.slice(0, this.#most)) {
        ids.push(id);
        codes.push(code);
      }
    }
    ids.push(END);
    codes.push(0);
    const { scores, stride } = this.#network.run(ids, codes);
    const labels = this.#network.labels;
    for (let word = first; word < last; word++) {
      const row = (leads[word - from] ?? 0) * stride;
      softmax(
        scores.subarray(row, row + labels),
        this.#temperature,
        likely.subarray(word * labels, (word + 1) * labels),
      );
    }
  }

  *#entities(
    words: readonly PieceWord[],
    likely: Float64Array,
    best: Uint8Array,
    suspicion: number,
  ): Generator<ModelEntity> {
    const labels = this.#network.labels;
    const outside = (word: number): number => likely[word * labels] ?? 1;
    const of = (word: number, type: number): number =>
      (likely[word * labels + 1 + 2 * type] ?? 0) + (likely[word * labels + 2 + 2 * type] ?? 0);
    const entity = (from: number, to: number, type: number, isBest: boolean): ModelEntity => {
      let sum = 0;
      let none = 0;
      for (let word = from; word < to; word++) {
        sum += of(word, type);
        none += outside(word);
      }
      const count = to - from;
      const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
      return {
        start,
        end,
        type,
        probability: sum / count,
        anyType: 1 - none / count,
        isUnknownWord: false,
        best: isBest,
      };
    };
    for (let word = 0; word < words.length; ) {
      const label = best[word] ?? 0;
      let to = word + 1;
      if (label > 0) {
        const type = (label - 1) >> 1;
        while (best[to] === 2 * type + 2) to++;
        yield entity(word, to, type, true);
      } else {
        const type = suspected(word, this.#types, of, suspicion);
        if (type >= 0) {
          while (to < words.length && best[to] === 0 && of(to, type) >= suspicion) to++;
          yield entity(word, to, type, false);
        }
      }
      word = to;
    }
  }
}

/** The likeliest type of a word that is none by the best labels; -1 if none is likely enough. */
function suspected(word: number, types: number, of: (word: number, type: number) => number, least: number): number {
  let found = -1;
  for (let type = 0; type < types; type++)
    if (of(word, type) >= least && (found < 0 || of(word, type) > of(word, found))) found = type;
  return found;
}

function softmax(scores: Float32Array, temperature: number, out: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let i = 0; i < out.length; i++) {
    out[i] = Math.exp(((scores[i] ?? 0) - most) / temperature);
    sum += out[i] ?? 0;
  }
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) / sum;
}

/** The most probable labels of all words among those that may follow one another: inside of a type only behind the same type (Viterbi). */
function bestLabels(likely: Float64Array, labels: number): Uint8Array {
  const count = likely.length / labels;
  const from = new Uint8Array(likely.length);
  let before = new Float64Array(labels).fill(Number.NEGATIVE_INFINITY);
  before[0] = 0;
  for (let word = 0; word < count; word++) {
    const now = new Float64Array(labels);
    const top = before.reduce((most, value, label) => (value > (before[most] ?? 0) ? label : most), 0);
    for (let label = 0; label < labels; label++) {
      const isInside = label > 0 && label % 2 === 0;
      const begun = (before[label - 1] ?? 0) >= (before[label] ?? 0) ? label - 1 : label;
      const last = isInside ? begun : top;
      from[word * labels + label] = last;
      now[label] = (before[last] ?? 0) + Math.log((likely[word * labels + label] ?? 0) + 1e-12);
    }
    before = now;
  }
  const out = new Uint8Array(count);
  let label = before.reduce((most, value, one) => (value > (before[most] ?? 0) ? one : most), 0);
  for (let word = count - 1; word >= 0; word--) {
    out[word] = label;
    label = from[word * labels + label] ?? 0;
  }
  return out;
}
