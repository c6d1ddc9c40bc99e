import { conjunctions, EDGES, FeatureReader, MOST_CONJUNCTIONS, sentenceCase, type TaggedText } from './features.js';
import { Lattice } from './lattice.js';
import type { Model } from './model.js';
import { type Chunk, decode } from './tags.js';
import type { WordType } from './word-features.js';

/** An entity the tagger sees in a text. */
export interface Entity {
  readonly start: number;
  readonly end: number;
  /** Number of the type in the model's list. */
  readonly type: number;
  /** Mean probability of its tokens to be of that type. */
  readonly probability: number;
  /** True if it is part of the best reading; false for a weaker suspicion beside it. */
  readonly best: boolean;
}

const NO_ROWS = new Int32Array(0);
const bitsOf = (word: WordType): number => word.bits;

/** Finds entities in texts with a model. Keeps a memory of words, and nothing of the texts themselves. */
export class Tagger {
  readonly #model: Model;
  readonly #features: FeatureReader;
  readonly #lattice: Lattice;
  readonly #size: number;
  /** Summed weights of a word at each of the five offsets, by word type. */
  readonly #sums = new WeakMap<WordType, Int32Array>();
  readonly #edges: readonly Int32Array[];
  readonly #rows = new Int32Array(MOST_CONJUNCTIONS);
  readonly #nothing: Int32Array;

  constructor(model: Model) {
    this.#model = model;
    this.#size = model.tags.size;
    this.#features = new FeatureReader(model.lexicon);
    this.#lattice = new Lattice(model.tags);
    this.#lattice.setTransitions(model.transitions);
    this.#nothing = new Int32Array(5 * this.#size);
    this.#edges = EDGES.map((_, edge) => this.#sumOf(EDGES.map((rows, i) => (i === edge && rows) || NO_ROWS)));
  }

  /**
   * Entities of a text, in order, without overlaps.
   * @param suspicion lowest probability of an entity beside the best reading.
   */
  tag(text: string, suspicion: number): Entity[] {
    const read = this.#features.read(text);
    const sums = read.words.map((word) => this.#sumsOf(word));
    const tags = new Uint8Array(read.tokens.length);
    const out: Entity[] = [];
    for (let s = 0; s + 1 < read.tokens.sentences.length; s++) {
      const from = read.tokens.sentences[s] ?? 0;
      const to = read.tokens.sentences[s + 1] ?? 0;
      this.#score(read, sums, from, to);
      this.#lattice.viterbi(to - from, this.#model.transitions, tags, from);
      if (!this.#lattice.marginals(to - from)) continue;
      const best = decode(tags.subarray(from, to), to - from);
      for (const chunk of best) out.push(this.#entity(read, from, chunk, true));
      for (const chunk of this.#suspects(best, to - from, suspicion)) out.push(this.#entity(read, from, chunk, false));
    }
    return out.sort((a, b) => a.start - b.start);
  }

  /**
   * Writes the scores of all tags at each token of a sentence: the hot loop of the whole plugin. What it reads of the weights is
   * looked up first, so that the processor can fetch it while it adds.
   */
  #score(text: TaggedText, sums: readonly Int32Array[], from: number, to: number): void {
    const size = this.#size;
    const rows = this.#rows;
    const { emission } = this.#lattice;
    const { unit, weights } = this.#model;
    const written = sentenceCase(text.words, from, to);
    const near = (row: number, offset: number): Int32Array =>
      (row >= from && row < to ? sums[row] : this.#edges[offset + 2]) ?? this.#nothing;
    for (let row = from; row < to; row++) {
      const own = near(row, 0);
      const before = near(row - 1, -1);
      const behind = near(row + 1, 1);
      const twoBefore = near(row - 2, -2);
      const twoBehind = near(row + 2, 2);
      const count = this.#lookUp(conjunctions(text, row, from, to, written, bitsOf, rows));
      const at = (row - from) * size;
      for (let tag = 0; tag < size; tag++) {
        let sum = (own[2 * size + tag] ?? 0) + (before[size + tag] ?? 0) + (behind[3 * size + tag] ?? 0);
        sum += (twoBefore[tag] ?? 0) + (twoBehind[4 * size + tag] ?? 0);
        for (let i = 0; i < count; i++) sum += weights[(rows[i] ?? 0) + tag] ?? 0;
        emission[at + tag] = sum * unit;
      }
    }
  }

  /** Replaces features by the places of their weights, and drops those the model does not know. @returns how many are left. */
  #lookUp(count: number): number {
    const rows = this.#rows;
    const { known, index } = this.#model;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const feature = rows[i] ?? 0;
      if (((known[feature >> 3] ?? 0) & (1 << (feature & 7))) !== 0) rows[left++] = (index[feature] ?? 0) * this.#size;
    }
    return left;
  }

  #sumsOf(word: WordType): Int32Array {
    let sums = this.#sums.get(word);
    if (sums === undefined) {
      sums = this.#sumOf(word.rows(false));
      this.#sums.set(word, sums);
    }
    return sums;
  }

  #sumOf(lists: readonly Int32Array[]): Int32Array {
    const sums = new Int32Array(Math.max(1, lists.length) * this.#size);
    lists.forEach((list, offset) => {
      for (const feature of list) {
        const row = (this.#model.index[feature] ?? 0) * this.#size;
        for (let tag = 0; tag < this.#size; tag++)
          sums[offset * this.#size + tag] =
            (sums[offset * this.#size + tag] ?? 0) + (this.#model.weights[row + tag] ?? 0);
      }
    });
    return sums;
  }

  /** Runs of tokens outside the best reading that are of some type with at least the given probability. */
  #suspects(best: readonly Chunk[], length: number, least: number): Chunk[] {
    const taken = new Uint8Array(length);
    for (const { from, to } of best) taken.fill(1, from, to);
    const out: Chunk[] = [];
    for (let row = 0; row < length; row++) {
      const type = taken[row] === 1 ? -1 : this.#suspectType(row, least);
      if (type < 0) continue;
      let to = row + 1;
      while (to < length && taken[to] === 0 && this.#suspectType(to, least) === type) to++;
      out.push({ from: row, to, type });
      row = to - 1;
    }
    return out;
  }

  #suspectType(row: number, least: number): number {
    let best = -1;
    let most = least;
    for (let type = 0; type < this.#model.tags.types.length; type++) {
      const p = this.#probability(row, type);
      if (p < most) continue;
      most = p;
      best = type;
    }
    return best;
  }

  #probability(row: number, type: number): number {
    const at = row * this.#size + 1 + 4 * type;
    const { probability } = this.#lattice;
    return (
      (probability[at] ?? 0) + (probability[at + 1] ?? 0) + (probability[at + 2] ?? 0) + (probability[at + 3] ?? 0)
    );
  }

  #entity({ tokens }: TaggedText, base: number, { from, to, type }: Chunk, best: boolean): Entity {
    let sum = 0;
    for (let row = from; row < to; row++) sum += this.#probability(row, type);
    return {
      start: tokens.start[base + from] ?? 0,
      end: tokens.end[base + to - 1] ?? 0,
      type,
      probability: sum / (to - from),
      best,
    };
  }
}
