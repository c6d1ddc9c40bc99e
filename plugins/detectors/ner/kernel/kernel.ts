// The arithmetic of the tagger in WebAssembly with 128-bit SIMD, in AssemblyScript: sums of weights, and the dynamic programmes of the conditional
// random field. It allocates nothing: ../tagger/wasm-arithmetic.ts lays out the memory and says where everything lies. ../tagger/plain-arithmetic.ts and
// ../tagger/lattice.ts compute the same; every sum here is made in the same order, so that the results are the same to the last bit.
// @ts-nocheck

/** Number of tags, and bytes of a vector: sums of 16 bits, padded to a multiple of 16 tags. */
let tags: usize, size: usize;
/** Of hashed features: a bit for each that is known, how many are known before each 32, and a row of weights of 8 bits for each. */
let known: usize, before: usize, rows: usize;
/** Exponentials by what a score lies below the best one, and how many there are, without the last one, for all that lies deeper. */
let powers: usize, steps: i32;
let scores: usize;
/** The lattice: a number of 64 bits for each tag of each token. */
let weight: usize, forward: usize, backward: usize, best: usize, probability: usize;
/** By token: what its forward numbers were divided by. */
let scale: usize;
let ahead: usize;
/** By token and tag: the tag before on the best path. By token: the tag of the best path. */
let origin: usize, path: usize;
/** By tag: 1 where a sequence may begin, or end. */
let first: usize, last: usize;
/** Transitions into and out of tags; see `Transitions`. */
let intoStarts: usize, intoOthers: usize, intoSteps: usize;
let outStarts: usize, outOthers: usize, outSteps: usize;
/** Transition between two tokens outside of entities. */
let stay: f64;

/** Takes over what lies where: whole numbers of 32 bits in the order below. */
export function open(at: usize): void {
  tags = load<u32>(at); size = load<u32>(at, 4);
  known = load<u32>(at, 8); before = load<u32>(at, 12); rows = load<u32>(at, 16);
  powers = load<u32>(at, 20); steps = load<i32>(at, 24);
  scores = load<u32>(at, 28);
  weight = load<u32>(at, 32); forward = load<u32>(at, 36); backward = load<u32>(at, 40); best = load<u32>(at, 44); probability = load<u32>(at, 48);
  scale = load<u32>(at, 52); ahead = load<u32>(at, 56);
  origin = load<u32>(at, 60); path = load<u32>(at, 64);
  first = load<u32>(at, 68); last = load<u32>(at, 72);
  intoStarts = load<u32>(at, 76); intoOthers = load<u32>(at, 80); intoSteps = load<u32>(at, 84);
  outStarts = load<u32>(at, 88); outOthers = load<u32>(at, 92); outSteps = load<u32>(at, 96);
  stay = load<f64>(load<u32>(at, 100));
}

/** Where the weights of a feature lie; 0 for one that is not known. */
@inline function rowOf(feature: u32): usize {
  const at: usize = (<usize>feature >>> 5) << 2;
  const bits = load<u32>(known + at), bit: u32 = 1 << (feature & 31);
  if ((bits & bit) == 0) return 0;
  return rows + <usize>(load<u32>(before + at) + popcnt<u32>(bits & (bit - 1))) * tags;
}

/** Writes the sums of the weights of `count` features as a vector to `to`, except for what lies behind the tags. */
export function sum(features: usize, count: usize, to: usize): void {
  for (let tag: usize = 0; tag < tags; tag++) store<i16>(to + (tag << 1), 0);
  for (let i: usize = 0; i < count; i++) {
    const row = rowOf(load<u32>(features + (i << 2)));
    if (row) for (let tag: usize = 0; tag < tags; tag++) store<i16>(to + (tag << 1), load<i16>(to + (tag << 1)) + <i16>load<i8>(row + tag));
  }
}

/** Adds a vector to another. */
export function plus(from: usize, to: usize): void {
  for (let tag: usize = 0; tag < tags; tag++) store<i16>(to + (tag << 1), load<i16>(to + (tag << 1)) + load<i16>(from + (tag << 1)));
}

@inline function largest(v: v128): i32 {
  v = i16x8.max_s(v, v128.shuffle<i16>(v, v, 4, 5, 6, 7, 0, 1, 2, 3));
  v = i16x8.max_s(v, v128.shuffle<i16>(v, v, 2, 3, 0, 1, 6, 7, 4, 5));
  return max<i32>(i16x8.extract_lane_s(v, 0), i16x8.extract_lane_s(v, 1));
}

/**
 * Adds up ten vectors and the weights of five features, and writes the weights that the scores mean to a row of the lattice, relative to the best tag
 * that the row can have. Sums stay far below 2^15: a token has less than a hundred features.
 * @param limits vector with the greatest number for tags that the row can have, and the least for all else: what is no tag holds anything.
 */
export function score(row: usize, limits: usize, a: usize, b: usize, c: usize, d: usize, e: usize, f: usize, g: usize, h: usize, i: usize, j: usize, v: u32, w: u32, x: u32, y: u32, z: u32): void {
  const rv = rowOf(v), rw = rowOf(w), rx = rowOf(x), ry = rowOf(y), rz = rowOf(z);
  let top = i16x8.splat(-32768);
  for (let at: usize = 0; at < size; at += 32) {
    let low = sumOf(a + at, b + at, c + at, d + at, e + at, f + at, g + at, h + at, i + at, j + at);
    const next = at + 16;
    let high = sumOf(a + next, b + next, c + next, d + next, e + next, f + next, g + next, h + next, i + next, j + next);
    const tag = at >>> 1;
    if (rv) { const n = v128.load(rv + tag); low = i16x8.add(low, i16x8.extend_low_i8x16_s(n)); high = i16x8.add(high, i16x8.extend_high_i8x16_s(n)); }
    if (rw) { const n = v128.load(rw + tag); low = i16x8.add(low, i16x8.extend_low_i8x16_s(n)); high = i16x8.add(high, i16x8.extend_high_i8x16_s(n)); }
    if (rx) { const n = v128.load(rx + tag); low = i16x8.add(low, i16x8.extend_low_i8x16_s(n)); high = i16x8.add(high, i16x8.extend_high_i8x16_s(n)); }
    if (ry) { const n = v128.load(ry + tag); low = i16x8.add(low, i16x8.extend_low_i8x16_s(n)); high = i16x8.add(high, i16x8.extend_high_i8x16_s(n)); }
    if (rz) { const n = v128.load(rz + tag); low = i16x8.add(low, i16x8.extend_low_i8x16_s(n)); high = i16x8.add(high, i16x8.extend_high_i8x16_s(n)); }
    v128.store(scores + at, low);
    v128.store(scores + next, high);
    top = i16x8.max_s(top, i16x8.min_s(low, v128.load(limits + at)));
    top = i16x8.max_s(top, i16x8.min_s(high, v128.load(limits + next)));
  }
  const most = largest(top);
  const to = weight + row * (tags << 3);
  for (let tag: usize = 0; tag < tags; tag++) {
    const below = min(max(0, most - <i32>load<i16>(scores + (tag << 1))), steps);
    store<f64>(to + (tag << 3), load<f64>(powers + (<usize>below << 3)));
  }
}

@inline function sumOf(a: usize, b: usize, c: usize, d: usize, e: usize, f: usize, g: usize, h: usize, i: usize, j: usize): v128 {
  const one = i16x8.add(i16x8.add(v128.load(a), v128.load(b)), i16x8.add(v128.load(c), v128.load(d)));
  const two = i16x8.add(i16x8.add(v128.load(e), v128.load(f)), i16x8.add(v128.load(g), v128.load(h)));
  return i16x8.add(i16x8.add(one, two), i16x8.add(v128.load(i), v128.load(j)));
}

/** Writes a row that can be nothing but O. */
export function calm(row: usize): void {
  const to = weight + row * (tags << 3);
  memory.fill(to, 0, tags << 3);
  store<f64>(to, 1);
}

/** The forward pass. @returns the probability that there is no entity at all. */
export function forwards(length: usize): f64 {
  const width = tags << 3;
  let empty: f64 = 1;
  for (let row: usize = 0; row < length; row++) {
    const at = row * width, previous = forward + at - width;
    let total: f64 = 0;
    for (let to: usize = 0; to < tags; to++) {
      let value: f64 = 0;
      if (row == 0) value = <f64>load<u8>(first + to);
      else {
        const end: usize = load<u32>(intoStarts + (to << 2), 4);
        for (let k: usize = load<u32>(intoStarts + (to << 2)); k < end; k++)
          value += load<f64>(previous + (<usize>load<u8>(intoOthers + k) << 3)) * load<f64>(intoSteps + (k << 3));
      }
      value *= load<f64>(weight + at + (to << 3));
      store<f64>(forward + at + (to << 3), value);
      total += value;
    }
    store<f64>(scale + (row << 3), total);
    for (let tag = forward + at; tag < forward + at + width; tag += 8) store<f64>(tag, load<f64>(tag) / total);
    empty *= ((row == 0 ? 1 : stay) * load<f64>(weight + at)) / total;
  }
  let ending: f64 = 0;
  const end = forward + (length - 1) * width;
  for (let tag: usize = 0; tag < tags; tag++) ending += <f64>load<u8>(last + tag) * load<f64>(end + (tag << 3));
  return empty / ending;
}

/** The best sequence of tags, written to `path`. */
export function viterbi(length: usize): void {
  const width = tags << 3;
  for (let tag: usize = 0; tag < tags; tag++) store<f64>(best + (tag << 3), <f64>load<u8>(first + tag) * load<f64>(weight + (tag << 3)));
  for (let row: usize = 1; row < length; row++) bestStep(row * width, row * tags);
  let tag = bestLast(best + (length - 1) * width);
  for (let row: isize = <isize>length - 1; row >= 0; row--) {
    store<u8>(path + <usize>row, <u8>tag);
    tag = load<u8>(origin + <usize>row * tags + tag);
  }
}

/** One token of the search, scaled so that products of any number of tokens stay in range. */
function bestStep(at: usize, cell: usize): void {
  const width = tags << 3, previous = best + at - width;
  let most: f64 = 0;
  for (let to: usize = 0; to < tags; to++) {
    let highest: f64 = -1, from: u32 = 0;
    const end: usize = load<u32>(intoStarts + (to << 2), 4);
    for (let k: usize = load<u32>(intoStarts + (to << 2)); k < end; k++) {
      const other: u32 = load<u8>(intoOthers + k);
      const value = load<f64>(previous + (<usize>other << 3)) * load<f64>(intoSteps + (k << 3));
      if (value <= highest) continue;
      highest = value;
      from = other;
    }
    const value = highest * load<f64>(weight + at + (to << 3));
    if (value > most) most = value;
    store<f64>(best + at + (to << 3), value);
    store<u8>(origin + cell + to, <u8>from);
  }
  for (let tag = best + at; tag < best + at + width; tag += 8) store<f64>(tag, load<f64>(tag) / most);
}

function bestLast(at: usize): usize {
  let found: usize = 0;
  let highest: f64 = -1;
  for (let tag: usize = 0; tag < tags; tag++) {
    const value = load<f64>(at + (tag << 3));
    if (load<u8>(last + tag) != 1 || value <= highest) continue;
    found = tag;
    highest = value;
  }
  return found;
}

/** After `forwards`: fills `probability`. @returns 0 if the numbers went out of range. */
export function marginals(length: usize): i32 {
  const width = tags << 3;
  backwards(length);
  for (let row: usize = 0; row < length; row++) {
    const at = row * width;
    let total: f64 = 0;
    for (let tag: usize = at; tag < at + width; tag += 8) {
      const p = load<f64>(forward + tag) * load<f64>(backward + tag);
      store<f64>(probability + tag, p);
      total += p;
    }
    if (!(total > 0)) return 0;
    const share: f64 = 1 / total;
    for (let tag: usize = probability + at; tag < probability + at + width; tag += 8) store<f64>(tag, load<f64>(tag) * share);
  }
  return 1;
}

function backwards(length: usize): void {
  const width = tags << 3;
  const end = backward + (length - 1) * width;
  for (let tag: usize = 0; tag < tags; tag++) store<f64>(end + (tag << 3), <f64>load<u8>(last + tag));
  for (let row: isize = <isize>length - 2; row >= 0; row--) {
    const at = <usize>row * width, next = at + width;
    const share: f64 = 1 / load<f64>(scale + (<usize>row << 3), 8);
    for (let to: usize = 0; to < width; to += 8) store<f64>(ahead + to, load<f64>(weight + next + to) * load<f64>(backward + next + to) * share);
    for (let from: usize = 0; from < tags; from++) {
      let value: f64 = 0;
      const until: usize = load<u32>(outStarts + (from << 2), 4);
      for (let k: usize = load<u32>(outStarts + (from << 2)); k < until; k++)
        value += load<f64>(outSteps + (k << 3)) * load<f64>(ahead + (<usize>load<u8>(outOthers + k) << 3));
      store<f64>(backward + at + (from << 3), value);
    }
  }
}
