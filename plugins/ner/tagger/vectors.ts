import {
  ANNOUNCING,
  beforeFeatures,
  behindFeatures,
  clusterFeatures,
  FeatureList,
  lineFeatures,
  listFeatures,
  MOST_CONJUNCTIONS,
  OUTSIDE,
  type Standing,
  shapeFeatures,
  standingFeatures,
} from './conjunctions.js';
import { EDGES } from './features.js';
import { mix } from './hash.js';
import type { Model } from './model.js';
import type { Casing, WordType } from './word-features.js';
import type { WordTable } from './word-table.js';

/** Sums of one group of features that are kept: a table in which a new one takes the place of an old one. */
interface Group {
  readonly keys: Int32Array;
  /** Where its sums begin. */
  readonly base: number;
}

/** Slots of each group, by how many different ones common texts have. */
const SLOTS = {
  before: 1 << 15,
  behind: 1 << 15,
  standing: 1 << 12,
  shapes: 1 << 13,
  lists: 1 << 13,
  lines: 1 << 12,
  clusters: 1 << 14,
};
/** Vectors of a word: as the token itself, one before it, one behind it, two before and two behind it. */
const PER_WORD = 5;
const MADE = 1;
const CALM = 2;

/**
 * Summed weights, a number for each tag, of a word and of each group of features that comes again and again: texts repeat
 * themselves so much that hardly a sum is made twice. All stand in one array, and are passed as the places where they begin.
 */
export class Vectors {
  readonly stride: number;
  readonly #model: Model;
  readonly #words: WordTable;
  readonly #wordBase: number;
  readonly #groups: Readonly<Record<keyof typeof SLOTS, Group>>;
  readonly #features = new FeatureList(MOST_CONJUNCTIONS);
  #data: Int16Array;
  /** What is known of the words whose vectors have been made. */
  #made = new Uint8Array(1 << 10);
  #generation = 0;

  constructor(model: Model, words: WordTable) {
    this.#model = model;
    this.#words = words;
    this.stride = model.features.stride;
    let base = 0;
    const group = (slots: number): Group => {
      const made = { keys: new Int32Array(slots), base };
      base += slots * this.stride;
      return made;
    };
    this.#groups = {
      before: group(SLOTS.before),
      behind: group(SLOTS.behind),
      standing: group(SLOTS.standing),
      shapes: group(SLOTS.shapes),
      lists: group(SLOTS.lists),
      lines: group(SLOTS.lines),
      clusters: group(SLOTS.clusters),
    };
    this.#wordBase = base;
    this.#data = new Int16Array(base + this.#made.length * PER_WORD * this.stride);
    this.#makeOutside();
  }

  /** The array in which all sums stand; another one after words have been prepared. */
  get data(): Int16Array {
    return this.#data;
  }

  /** Makes the vectors of the words of a text; to be called before any of them is asked for. */
  prepare(words: readonly WordType[]): void {
    if (this.#generation !== this.#words.generation) this.#forget();
    if (this.#made.length < this.#words.size) this.#grow();
    for (const word of words)
      if (this.#made[word.id] === 0) {
        word.rows(false).forEach((rows, offset) => {
          this.#sum(this.#wordAt(word.id, offset), rows, rows.length);
        });
        this.#made[word.id] = this.#speaksForNothing(word) ? CALM : MADE;
      }
  }

  /** True for a word in small letters, or a mark, that by itself hardly speaks for any entity: `O` may be less by 1, a factor of e, at most. */
  isCalm(word: WordType): boolean {
    return this.#made[word.id] === CALM;
  }

  #speaksForNothing(word: WordType): boolean {
    if (word.casing !== 0 && word.casing !== 6) return false;
    const at = this.self(word);
    for (let tag = 1; tag < this.#model.tags.size; tag++)
      if ((this.#data[at + tag] ?? 0) - (this.#data[at] ?? 0) >= 1 / this.#model.unit) return false;
    return true;
  }

  /** The word itself. */
  self(word: WordType): number {
    return this.#wordAt(word.id, 2);
  }

  /** The word two before the token; `undefined` stands for the edge of the sentence, here and below. */
  twoBefore(word: WordType | undefined): number {
    return this.#wordAt(word?.id ?? 0, 0);
  }

  twoBehind(word: WordType | undefined): number {
    return this.#wordAt(word?.id ?? 0, 4);
  }

  /** The word before, also together with how the token is written. */
  before(p: WordType | undefined, casing: Casing, rank: number): number {
    const id = p?.id ?? 0;
    const at = this.#find(this.#groups.before, (id << 7) + (casing << 4) + rank + 1);
    if (at >= 0) return at;
    beforeFeatures(p, casing, rank, this.#features);
    return this.#fill(~at, this.#wordAt(id, 1));
  }

  /** The word behind, also together with how the token is written. */
  behind(n: WordType | undefined, casing: Casing, rank: number): number {
    const id = n?.id ?? 0;
    const at = this.#find(this.#groups.behind, (id << 7) + (casing << 4) + rank + 1);
    if (at >= 0) return at;
    behindFeatures(n, casing, rank, this.#features);
    return this.#fill(~at, this.#wordAt(id, 3));
  }

  standing(s: Standing, casing: Casing, rank: number): number {
    const place = (s.seen << 6) + (s.place << 4) + (s.written << 1) + s.lineStart;
    const at = this.#find(this.#groups.standing, (place << 7) + (casing << 4) + rank + 1);
    if (at >= 0) return at;
    standingFeatures(s, casing, rank, this.#features);
    return this.#fill(~at, this.#nothing);
  }

  shapes(p: WordType | undefined, word: WordType, n: WordType | undefined): number {
    const before = p?.shape ?? OUTSIDE.shape[0];
    const behind = n?.shape ?? OUTSIDE.shape[1];
    const at = this.#find(this.#groups.shapes, mix(mix(before, word.shape), behind));
    if (at >= 0) return at;
    shapeFeatures(before, word.shape, behind, this.#features);
    return this.#fill(~at, this.#nothing);
  }

  lists(p: WordType | undefined, word: WordType, n: WordType | undefined): number {
    const before = p?.bits ?? OUTSIDE.bits[0];
    const behind = n?.bits ?? OUTSIDE.bits[1];
    const at = this.#find(this.#groups.lists, mix((before << 13) + behind, (word.bits << 3) + word.casing));
    if (at >= 0) return at;
    listFeatures(before, word.bits, behind, word.casing, this.#features);
    return this.#fill(~at, this.#nothing);
  }

  lines(p: WordType | undefined, word: WordType, s: Standing): number {
    const announced = (p?.bits ?? OUTSIDE.bits[0]) & ANNOUNCING;
    const line = (s.written << 2) + (s.lineStart << 1) + s.lineEnd;
    const at = this.#find(this.#groups.lines, (((announced << 5) + line) << 14) + (word.bits << 3) + word.casing + 1);
    if (at >= 0) return at;
    lineFeatures(announced, word.bits, word.casing, s, this.#features);
    return this.#fill(~at, this.#nothing);
  }

  clusters(p: WordType | undefined, casing: Casing, n: WordType | undefined): number {
    const before = p?.coarse ?? OUTSIDE.coarse[0];
    const behind = n?.coarse ?? OUTSIDE.coarse[1];
    const at = this.#find(this.#groups.clusters, ((before + 3) << 11) + ((behind + 3) << 4) + casing + 1);
    if (at >= 0) return at;
    clusterFeatures(before, casing, behind, this.#features);
    return this.#fill(~at, this.#nothing);
  }

  /** Where the vector of the edge of a sentence stands that is zero throughout. */
  get #nothing(): number {
    return this.#wordAt(0, 2);
  }

  #wordAt(id: number, offset: number): number {
    return this.#wordBase + (id * PER_WORD + offset) * this.stride;
  }

  /** Where a key's sums stand; where they are to be written, as the complement, if the table does not hold them. */
  #find({ keys, base }: Group, key: number): number {
    const slot = (Math.imul(key, 0x9e3779b1) >>> 8) & (keys.length - 1);
    const at = base + slot * this.stride;
    if (keys[slot] === key) return at;
    keys[slot] = key;
    this.#features.length = 0;
    return ~at;
  }

  /** Writes the sums of the features that have been listed, and of the vector at `plus`. */
  #fill(at: number, plus: number): number {
    this.#sum(at, this.#features.rows, this.#features.length);
    for (let tag = 0; tag < this.stride; tag++)
      this.#data[at + tag] = (this.#data[at + tag] ?? 0) + (this.#data[plus + tag] ?? 0);
    return at;
  }

  #sum(at: number, features: Int32Array, length: number): void {
    this.#data.fill(0, at, at + this.stride);
    for (let i = 0; i < length; i++) {
      const row = this.#model.features.at(features[i] ?? 0);
      if (row === 0) continue;
      for (let tag = 0; tag < this.stride; tag++)
        this.#data[at + tag] = (this.#data[at + tag] ?? 0) + (this.#model.weights[row + tag] ?? 0);
    }
  }

  #makeOutside(): void {
    EDGES.forEach((rows, offset) => {
      if (rows !== undefined) this.#sum(this.#wordAt(0, offset), rows, rows.length);
    });
  }

  /** Words have got other numbers: what is kept by number means nothing any more. */
  #forget(): void {
    this.#generation = this.#words.generation;
    this.#made.fill(0);
    this.#groups.before.keys.fill(0);
    this.#groups.behind.keys.fill(0);
  }

  #grow(): void {
    const made = new Uint8Array(2 * this.#words.size);
    made.set(this.#made);
    this.#made = made;
    const data = new Int16Array(this.#wordBase + made.length * PER_WORD * this.stride);
    data.set(this.#data);
    this.#data = data;
  }
}
