import { MASK, mix } from './hash.js';
import { BIT } from './lexicon.js';
import type { Casing, WordType } from './word-features.js';

/** Where a list of features is written to. */
export class FeatureList {
  readonly rows: Int32Array;
  length = 0;

  constructor(most: number) {
    this.rows = new Int32Array(most);
  }

  put(id: number, value: number): void {
    this.rows[this.length++] = mix(value, id) & MASK;
  }
}

/** Most conjunctions a token can have. */
export const MOST_CONJUNCTIONS = 24;

// The features of a token that depend on its surroundings, in groups. Each group depends on little, so that a tagger can keep the
// sums of the groups that come again and again; training asks for all of them.

/** How a token stands in its document and sentence; every field is a small number. */
export interface Standing {
  /** What the document shows of the word, 0 to 7. */
  readonly seen: number;
  /** 0 inside the sentence, 1 first, 2 last. */
  readonly place: number;
  /** How the sentence is written; see `sentenceCase`. */
  readonly written: number;
  /** 1 for the first token of a line. */
  readonly lineStart: number;
  /** 1 for the last token of a line. */
  readonly lineEnd: number;
}

/** The place of a word, its case and its frequency. */
export function standingFeatures(s: Standing, casing: Casing, rank: number, out: FeatureList): void {
  out.put(313, mix(s.seen, mix(casing, s.place === 1 ? 1 : 0)));
  out.put(314, mix(s.written, casing));
  out.put(315, mix(s.lineStart, mix(s.place, casing)));
  out.put(319, mix(s.seen, mix(casing, rank)));
}

/** The word before, and how the token is written. `undefined` stands for the edge of the sentence, here and below. */
export function beforeFeatures(p: WordType | undefined, casing: Casing, rank: number, out: FeatureList): void {
  out.put(308, mix(p?.hash ?? 1, casing));
  out.put(310, mix(p?.middle ?? -2, mix(casing, rank)));
}

/** The word behind, and how the token is written. */
export function behindFeatures(n: WordType | undefined, casing: Casing, rank: number, out: FeatureList): void {
  out.put(309, mix(n?.hash ?? 2, casing));
  out.put(311, mix(n?.middle ?? -3, mix(casing, rank)));
}

/** Shapes of three words. */
export function shapeFeatures(p: number, shape: number, n: number, out: FeatureList): void {
  out.put(303, mix(p, shape));
  out.put(304, mix(shape, n));
  out.put(305, mix(mix(p, shape), n));
}

/** Lists that hold the word and its neighbours. */
export function listFeatures(p: number, bits: number, n: number, casing: Casing, out: FeatureList): void {
  out.put(306, mix(mix(p, bits), casing));
  out.put(307, mix(mix(bits, n), casing));
}

/** Lists that hold the word, and its place in the line. @param announced which of title and given name the word before is. */
export function lineFeatures(announced: number, bits: number, casing: Casing, s: Standing, out: FeatureList): void {
  out.put(320, mix(mix(announced, bits), mix(s.written, casing)));
  out.put(321, mix(mix(s.lineEnd, s.lineStart), mix(bits, casing)));
}

/** Clusters of the neighbours. */
export function clusterFeatures(p: number, casing: Casing, n: number, out: FeatureList): void {
  out.put(312, mix(mix(p, casing), n));
}

/** Words beside each other: too many to be kept. @param w hashes of five words, the token's own in the middle. */
export function wordFeatures(
  pp: number,
  p: number,
  w: number,
  n: number,
  nn: number,
  casing: Casing,
  out: FeatureList,
): void {
  out.put(301, mix(p, w));
  out.put(302, mix(w, n));
  out.put(316, mix(mix(p, n), casing));
  out.put(317, mix(mix(pp, p), casing));
  out.put(318, mix(mix(nn, n), casing));
}

/** Bits of the neighbours that matter to {@link lineFeatures}. */
export const CUE_BITS = BIT.TITLE | BIT.GIVEN;
/** What stands for the word, the shape, the lists and the cluster of a word outside of the sentence, before and behind. */
export const OUTSIDE = {
  hash: [1, 2],
  shape: [1, 2],
  bits: [4097, 4098],
  coarse: [-2, -3],
} as const;
