import type { Random } from '../../../../core/index.js';

/** Vectors of words, one after another in one column, each of length 1. */
export interface Vectors {
  readonly dimensions: number;
  readonly values: Float32Array;
  readonly count: number;
}

/** Branches at each depth: 64 coarse clusters, 512 middle ones, 2,048 fine ones. */
const BRANCHES = [64, 8, 4];
const ROUNDS = 8;

/** Clusters words by k-means inside of k-means. @returns the fine cluster of each word, 0 to 2047; nearby numbers share their coarser clusters. */
export function cluster(vectors: Vectors, random: Random): Uint16Array {
  const out = new Uint16Array(vectors.count);
  split(
    vectors,
    Int32Array.from({ length: vectors.count }, (_, i) => i),
    0,
    0,
    random,
    out,
  );
  return out;
}

function split(
  vectors: Vectors,
  members: Int32Array,
  depth: number,
  base: number,
  random: Random,
  out: Uint16Array,
): void {
  const branches = BRANCHES[depth];
  if (branches === undefined) {
    for (const word of members) out[word] = base;
    return;
  }
  const assigned = kMeans(vectors, members, branches, random);
  for (let k = 0; k < branches; k++)
    split(
      vectors,
      members.filter((_, i) => assigned[i] === k),
      depth + 1,
      base * branches + k,
      random,
      out,
    );
}

function kMeans(vectors: Vectors, members: Int32Array, k: number, random: Random): Uint8Array {
  const assigned = new Uint8Array(members.length);
  if (members.length === 0) return assigned;
  const { dimensions: d, values } = vectors;
  const centres = new Float32Array(k * d);
  for (let c = 0; c < k; c++) {
    const word = members[random.int(members.length)] ?? 0;
    centres.set(values.subarray(word * d, word * d + d), c * d);
  }
  for (let round = 0; round < ROUNDS; round++) {
    members.forEach((word, i) => {
      assigned[i] = nearest(values, word * d, centres, k, d);
    });
    recentre(values, members, assigned, centres, k, d);
  }
  return assigned;
}

function nearest(values: Float32Array, at: number, centres: Float32Array, k: number, d: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < k; c++) {
    let dot = 0;
    for (let i = 0; i < d; i++) dot += (values[at + i] ?? 0) * (centres[c * d + i] ?? 0);
    if (dot <= most) continue;
    most = dot;
    best = c;
  }
  return best;
}

function recentre(
  values: Float32Array,
  members: Int32Array,
  assigned: Uint8Array,
  centres: Float32Array,
  k: number,
  d: number,
): void {
  const sums = new Float32Array(k * d);
  members.forEach((word, m) => {
    const at = (assigned[m] ?? 0) * d;
    for (let i = 0; i < d; i++) sums[at + i] = (sums[at + i] ?? 0) + (values[word * d + i] ?? 0);
  });
  for (let c = 0; c < k; c++) {
    const centre = sums.subarray(c * d, c * d + d);
    const length = Math.hypot(...centre);
    if (length > 0)
      centres.set(
        centre.map((v) => v / length),
        c * d,
      );
  }
}
