import { DeidError } from '../../../core/index.js';
import type { ModelEntity, RunningModel } from '../../../core/services.js';
import { floatsOf, type NeuralModel } from './model-file.js';
import { Network } from './network.js';
import { entitiesOf, softmax } from './reading/labels.js';
import { BEGIN, END, Pieces, type PieceWord, unigram } from './reading/pieces.js';
import { type Window, windowsOf } from './reading/windows.js';

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
    this.#pieces = new Pieces(unigram(pieces, scores));
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
    return entitiesOf(words, likely, this.#types, suspicion);
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
}
