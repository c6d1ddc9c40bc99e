import { crc32 } from 'node:zlib';
import { DeidError } from '../../../core/index.js';
import { floatsOf, type NeuralModel } from './model/model-file.js';
import type { Network, Rows } from './model/network.js';
import { BEGIN, END, Pieces, type PieceWord, unigram } from './reading/pieces.js';
import { type Window, windowsOf } from './reading/windows.js';

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

  /** @throws DeidError `model_unreadable` */
  constructor(model: NeuralModel, network: Network) {
    const pieces = new TextDecoder().decode(model.tensor('pieces')).split('\0');
    const scores = floatsOf(model.tensor('scores'));
    if (pieces.length !== model.sizes.vocabulary || scores.length !== pieces.length)
      throw new DeidError('model_unreadable', ['its vocabulary has another size than its header says']);
    this.#model = model;
    this.#pieces = new Pieces(unigram(pieces, scores));
    this.#network = network;
    this.#most = Math.min(model.sizes.positions, 128) - 2;
    this.labels = network.labels;
    this.width = 2 * model.sizes.hidden;
  }

  /** Names the model: layers of a team's own fit no other. */
  get id(): string {
    return crc32(this.#model.bytes).toString(16).padStart(8, '0');
  }

  words(text: string): PieceWord[] {
    return this.#pieces.words(text);
  }

  /** Gives the scores of the labels for each word, in order: those of its first piece. They are valid until the next word. */
  *scores(words: readonly PieceWord[]): Generator<Float32Array> {
    for (const window of windowsOf(words, this.#most)) {
      const { ids, codes, leads } = this.#piecesOf(words, window);
      const rows = this.#network.scores(ids, codes, leads);
      for (const lead of leads) yield rowOf(rows, lead, this.labels);
    }
  }

  /** Gives what stands for each word, in two parts of equal length: half way up, and behind the last layer. */
  *states(words: readonly PieceWord[]): Generator<readonly [Float32Array, Float32Array]> {
    for (const window of windowsOf(words, this.#most)) {
      const { ids, codes, leads } = this.#piecesOf(words, window);
      const [middle, top] = this.#network.states(ids, codes);
      for (const lead of leads) yield [rowOf(middle, lead), rowOf(top, lead)];
    }
  }

  /** The pieces of a window, and which of them are the first ones of the words that count. */
  #piecesOf(words: readonly PieceWord[], { from, to, first, last }: Window) {
    const ids = [BEGIN];
    const codes = [0];
    const leads: number[] = [];
    for (let word = from; word < to; word++) {
      const { ids: pieces = [], code = 0 } = words[word] ?? {};
      if (word >= first && word < last) leads.push(ids.length);
      // Only a word longer than a window is cut.
      for (const id of pieces.slice(0, this.#most)) {
        ids.push(id);
        codes.push(code);
      }
    }
    ids.push(END);
    codes.push(0);
    return { ids, codes, leads };
  }
}

const rowOf = ({ numbers, stride }: Rows, row: number, width = stride): Float32Array =>
  numbers.subarray(row * stride, row * stride + width);
