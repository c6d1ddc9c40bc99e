import { crc32 } from 'node:zlib';
import { DeidError } from '../../../core/index.js';
import { floatsOf, type NeuralModel } from './model-file.js';
import { Network } from './network.js';
import { BEGIN, END, Pieces, type PieceWord, unigram } from './reading/pieces.js';
import { type Window, windowsOf } from './reading/windows.js';

/** What a model computes for a word: that of its first piece. */
export interface WordReading {
  /** Scores of the labels of the model. */
  readonly scores: Float32Array;
  /** What stands for the word, in two parts of equal length: half way up, and behind the last layer. */
  readonly states: readonly [Float32Array, Float32Array];
}

/** Reads texts word by word with a network that sees each word among all words around it. */
export class Encoder {
  /** Number of labels of the model. */
  readonly labels: number;
  /** How many numbers stand for a word. */
  readonly width: number;
  readonly #model: NeuralModel;
  readonly #network: Network;
  readonly #pieces: Pieces;
  readonly #most: number;

  constructor(model: NeuralModel) {
    const pieces = new TextDecoder().decode(model.tensor('pieces')).split('\0');
    const scores = floatsOf(model.tensor('scores'));
    if (pieces.length !== model.sizes.vocabulary || scores.length !== pieces.length)
      throw new DeidError('model_unreadable', ['its vocabulary has another size than its header says']);
    this.#model = model;
    this.#pieces = new Pieces(unigram(pieces, scores));
    this.#network = new Network(model);
    this.#most = Math.min(model.sizes.positions, 128) - 2;
    this.labels = this.#network.labels;
    this.width = 2 * model.sizes.hidden;
  }

  /** Names the model: layers of a team's own fit no other. */
  get id(): string {
    return crc32(this.#model.bytes).toString(16).padStart(8, '0');
  }

  words(text: string): PieceWord[] {
    return this.#pieces.words(text);
  }

  /** Gives what is computed for each word, in order. What it gives is valid until the next word. */
  *read(words: readonly PieceWord[]): Generator<WordReading> {
    for (const window of windowsOf(words, this.#most)) yield* this.#readWindow(words, window);
  }

  *#readWindow(words: readonly PieceWord[], { from, to, first, last }: Window): Generator<WordReading> {
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
    const { scores, stride, states } = this.#network.run(ids, codes);
    const [middle, top] = states;
    const half = this.width / 2;
    for (let word = first; word < last; word++) {
      const row = leads[word - from] ?? 0;
      const rowOf = (all: Float32Array): Float32Array => all.subarray(row * half, (row + 1) * half);
      yield {
        scores: scores.subarray(row * stride, row * stride + this.labels),
        states: [rowOf(middle), rowOf(top)],
      };
    }
  }
}
