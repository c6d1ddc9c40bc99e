import type { FeatureList } from './conjunctions.js';
import { DEEPEST } from './lattice.js';
import type { Model } from './model.js';
import type { Room } from './room.js';

/** Which tags a row of a sentence can have. */
export const ROW = { any: 0, first: 1, last: 2, only: 3 } as const;

/** Places of the ten vectors that make the scores of a token. */
export type Places = [number, number, number, number, number, number, number, number, number, number];
/** Features of words beside each other, which are too many to be kept as vectors. */
export type Pairs = [number, number, number, number, number];

/**
 * What a tagger computes for the rows of a passage, in WebAssembly or without it, to the same last bit. Sums of weights are vectors: a
 * number of 16 bits for each tag, at a place in the room.
 */
export interface Arithmetic {
  readonly room: Room;
  /** Bytes of a vector. The last four are free for the caller. */
  readonly size: number;
  /** Writes the sums of the weights of features. */
  sum(features: Pick<FeatureList, 'rows' | 'length'>, to: number): void;
  /** Adds a vector to another. */
  plus(from: number, to: number): void;
  /** Writes what the scores of a row mean. @param which of {@link ROW} */
  score(row: number, which: number, places: Readonly<Places>, pairs: Readonly<Pairs>): void;
  /** Writes a row that can be nothing but `O`. */
  calm(row: number): void;
  /** The forward pass. @returns the probability that there is no entity at all. */
  forwards(length: number): number;
  /** The best sequence of tags; valid until the next call. */
  viterbi(length: number): Uint8Array;
  /** After `forwards`: probability of each tag at each row; undefined if the numbers went out of range. Valid until the next call. */
  marginals(length: number): Float64Array | undefined;
}

/** Tags that a vector has room for at most are a multiple of this. */
const LANES = 16;
/** Numbers of a vector that its last four bytes take. */
const FREE = 2;

/** Bytes of a vector. */
export const vectorSize = (tags: number): number => Math.ceil((tags + FREE) / LANES) * LANES * 2;

/** Exponentials of what a score lies below the best one; the last one stands for all that lies deeper. */
export function powersOf({ unit }: Model): Float64Array {
  const steps = Math.ceil(-DEEPEST / unit);
  const powers = Float64Array.from({ length: steps + 1 }, (_, below) => Math.exp(-below * unit));
  powers[steps] = Math.exp(DEEPEST);
  return powers;
}
