import type { Arithmetic } from './arithmetic.js';
import {
  beforeFeatures,
  behindFeatures,
  CUE_BITS,
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
import { mix } from './hash.js';
import type { Casing, WordType } from './word-features.js';

/** Sums of one group of features that are kept: a table in which a new one takes the place of an old one. */
interface Group {
  /** Place of its first vector. */
  readonly from: number;
  /** How many there are: a power of two. */
  readonly slots: number;
}

/** Slots of each group, by how many different ones common texts have. */
const SLOTS = {
  before: 1 << 15,
  behind: 1 << 15,
  standing: 1 << 13,
  lines: 1 << 13,
  shapes: 1 << 13,
  lists: 1 << 13,
  clusters: 1 << 14,
};
/**
 * Summed weights, a number for each tag, of each group of features that comes again and again: texts repeat themselves so much
 * that hardly a sum is made twice. A vector's key stands in its last bytes: what is compared and
 * what is read then lie in one line of the cache.
 */
export class Vectors {
  readonly #arithmetic: Arithmetic;
  readonly #groups: Readonly<Record<keyof typeof SLOTS, Group>>;
  readonly #features = new FeatureList(MOST_CONJUNCTIONS);

  constructor(arithmetic: Arithmetic) {
    this.#arithmetic = arithmetic;
    const group = (slots: number): Group => ({ from: arithmetic.room.take(slots * arithmetic.size), slots });
    this.#groups = {
      before: group(SLOTS.before),
      behind: group(SLOTS.behind),
      standing: group(SLOTS.standing),
      lines: group(SLOTS.lines),
      shapes: group(SLOTS.shapes),
      lists: group(SLOTS.lists),
      clusters: group(SLOTS.clusters),
    };
  }

  /** Words have got other numbers: what is kept by number means nothing any more. */
  forget(): void {
    for (const { from, slots } of [this.#groups.before, this.#groups.behind])
      for (let slot = 0; slot < slots; slot++)
        this.#arithmetic.room.i32[this.#keyAt(from + slot * this.#arithmetic.size)] = 0;
  }

  /** The word before with its vector, also together with how the token is written; `undefined` stands for the edge of the sentence, here and below. */
  before(p: WordType | undefined, vector: number, casing: Casing, rank: number): number {
    const at = this.#find(this.#groups.before, ((p?.id ?? 0) << 7) + (casing << 4) + rank + 1);
    if (at >= 0) return at;
    beforeFeatures(p, casing, rank, this.#features);
    return this.#plus(this.#fill(~at), vector);
  }

  /** The word behind with its vector, also together with how the token is written. */
  behind(n: WordType | undefined, vector: number, casing: Casing, rank: number): number {
    const at = this.#find(this.#groups.behind, ((n?.id ?? 0) << 7) + (casing << 4) + rank + 1);
    if (at >= 0) return at;
    behindFeatures(n, casing, rank, this.#features);
    return this.#plus(this.#fill(~at), vector);
  }

  /** How the token stands in its sentence. */
  standing({ casing, rank }: WordType, s: Standing): number {
    const place = (s.seen << 6) + (s.written << 3) + (s.place << 1) + s.lineStart;
    const at = this.#find(this.#groups.standing, (place << 7) + (casing << 4) + rank + 1);
    if (at >= 0) return at;
    standingFeatures(s, casing, rank, this.#features);
    return this.#fill(~at);
  }

  /** How it stands in its line, and what lists hold it. By itself: together with {@link standing}, hardly a sum would come again. */
  lines(p: WordType | undefined, { casing, bits }: WordType, s: Standing): number {
    const announced = (p?.bits ?? OUTSIDE.bits[0]) & CUE_BITS;
    const line = (s.written << 2) + (s.lineStart << 1) + s.lineEnd;
    const place = (line << 2) + (announced >> 5) + (announced & 1);
    const at = this.#find(this.#groups.lines, (place << 14) + (bits << 3) + casing + 1);
    if (at >= 0) return at;
    lineFeatures(announced, bits, casing, s, this.#features);
    return this.#fill(~at);
  }

  shapes(p: WordType | undefined, word: WordType, n: WordType | undefined): number {
    const before = p?.shape ?? OUTSIDE.shape[0];
    const behind = n?.shape ?? OUTSIDE.shape[1];
    const at = this.#find(this.#groups.shapes, mix(mix(before, word.shape), behind));
    if (at >= 0) return at;
    shapeFeatures(before, word.shape, behind, this.#features);
    return this.#fill(~at);
  }

  lists(p: WordType | undefined, word: WordType, n: WordType | undefined): number {
    const before = p?.bits ?? OUTSIDE.bits[0];
    const behind = n?.bits ?? OUTSIDE.bits[1];
    const at = this.#find(this.#groups.lists, mix((before << 13) + behind, (word.bits << 3) + word.casing));
    if (at >= 0) return at;
    listFeatures(before, word.bits, behind, word.casing, this.#features);
    return this.#fill(~at);
  }

  clusters(p: WordType | undefined, casing: Casing, n: WordType | undefined): number {
    const before = p?.coarse ?? OUTSIDE.coarse[0];
    const behind = n?.coarse ?? OUTSIDE.coarse[1];
    const at = this.#find(this.#groups.clusters, ((before + 3) << 11) + ((behind + 3) << 4) + casing + 1);
    if (at >= 0) return at;
    clusterFeatures(before, casing, behind, this.#features);
    return this.#fill(~at);
  }

  /** Number of the key of a vector. */
  #keyAt(at: number): number {
    return (at + this.#arithmetic.size - 4) >> 2;
  }

  /** Where a key's sums stand; where they are to be written, as the complement, if the table does not hold them. */
  #find({ from, slots }: Group, key: number): number {
    const at = from + ((Math.imul(key, 0x9e3779b1) >>> 8) & (slots - 1)) * this.#arithmetic.size;
    const keys = this.#arithmetic.room.i32;
    if (keys[this.#keyAt(at)] === key) return at;
    keys[this.#keyAt(at)] = key;
    this.#features.length = 0;
    return ~at;
  }

  /** Writes the sums of the features that have been listed. */
  #fill(at: number): number {
    this.#arithmetic.sum(this.#features, at);
    return at;
  }

  /** Adds the vector of a word. */
  #plus(at: number, from: number): number {
    this.#arithmetic.plus(from, at);
    return at;
  }
}
