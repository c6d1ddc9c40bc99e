// The arithmetic of an encoder layer in WebAssembly with 128-bit SIMD, in AssemblyScript. It allocates nothing: all addresses come from the caller
// (../network.ts), which lays out the memory. Rows of numbers lie one behind another; all row lengths are multiples of 16.
//
// Dense layers multiply whole numbers: weights have 8 bits with one scale for each row, activations 12 bits (in 16) with one scale for each piece.
// Sums of such products are exact, so the order of additions cannot change a result.
//
// What V8 makes of the inner loops decides the speed. It moves all loads of a loop's body to its begin, so a body needs a register for each of its loads,
// for each of its sums and one more: 15 in all, or some are written to memory and read again. One address with fixed offsets costs nothing, several cost an
// addition each. min, max and conversions take three to eight instructions, pmin, pmax and the addition of ROUND one.
// @ts-nocheck

/** Largest whole number of an activation. 1,536 products with weights of 8 bits stay below 2^31. */
const MOST: f32 = 2047;
/** Numbers of an attention head. */
const HEAD: usize = 32;

/** Sum of four numbers. */
@inline function total(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3));
}
@inline function largest(v: v128): f32 {
  return max(max(f32x4.extract_lane(v, 0), f32x4.extract_lane(v, 1)), max(f32x4.extract_lane(v, 2), f32x4.extract_lane(v, 3)));
}

/** Added to a number below 2^22, rounds it to a whole one, which the lowest bits then show. */
const ROUND: f32 = 12582912;

/**
 * Writes `rows` rows of `width` numbers at `x` as 16-bit whole numbers to `q`, and the scale of each row to `scales`. In `q`, eight numbers of a row lie
 * beside the same eight of the three rows behind it, as `dense` reads them.
 */
export function quantize(x: usize, q: usize, scales: usize, rows: usize, width: usize): void {
  const none = i32x4.splat(reinterpret<i32>(ROUND)), round = f32x4.splat(ROUND);
  for (let row: usize = 0; row < rows; row++) {
    const from = x + row * width * 4;
    let most = f32x4.splat(0);
    for (let at = from; at < from + width * 4; at += 16) most = f32x4.pmax(most, f32x4.abs(v128.load(at)));
    const scale: f32 = largest(most) / MOST + 1e-20;
    store<f32>(scales + row * 4, scale);
    const inverse = f32x4.splat(1 / scale);
    let to = q + (row & ~3) * width * 2 + (row & 3) * 16;
    for (let at = from; at < from + width * 4; at += 32) {
      const low = i32x4.sub(f32x4.add(f32x4.mul(v128.load(at), inverse), round), none);
      const high = i32x4.sub(f32x4.add(f32x4.mul(v128.load(at, 16), inverse), round), none);
      v128.store(to, i16x8.narrow_i32x4_s(low, high));
      to += 64;
    }
  }
}

/**
 * Brings the weights of a dense layer into the order in which `dense` reads them: eight numbers of a row beside the same eight of the next. The number of
 * rows, `outputs`, is even. Scratch: `scratch` 2 * width bytes.
 */
export function interleave(weights: usize, outputs: usize, width: usize, scratch: usize): void {
  for (const end = weights + outputs * width; weights < end; weights += 2 * width) {
    memory.copy(scratch, weights, 2 * width);
    for (let k: usize = 0; k < width; k += 8) {
      store<u64>(weights + 2 * k, load<u64>(scratch + k));
      store<u64>(weights + 2 * k, load<u64>(scratch + k + width), 8);
    }
  }
}

/** Puts the sums of two rows, two each, at `to` and `next`. */
@inline function put(to: usize, next: usize, a0: v128, a1: v128, b0: v128, b1: v128, scales: usize, w: v128, bias: v128): void {
  const a = i32x4.add(v128.shuffle<i32>(a0, a1, 0, 4, 1, 5), v128.shuffle<i32>(a0, a1, 2, 6, 3, 7));
  const b = i32x4.add(v128.shuffle<i32>(b0, b1, 0, 4, 1, 5), v128.shuffle<i32>(b0, b1, 2, 6, 3, 7));
  const sums = f32x4.convert_i32x4_s(i32x4.add(v128.shuffle<i64>(a, b, 0, 2), v128.shuffle<i64>(a, b, 1, 3)));
  const two = v128.load64_zero(scales);
  const all = f32x4.add(bias, f32x4.mul(f32x4.mul(v128.shuffle<i32>(two, two, 0, 0, 1, 1), w), sums));
  v128.store_lane<i64>(to, all, 0);
  v128.store_lane<i64>(next, all, 1);
}

/**
 * A dense layer: y[row, n] = bias[n] + scales[row] * weightScales[n] * sum over k of q[row, k] * weights[n, k]; `q` as `quantize` writes it, `weights` as
 * `interleave` does. The number of outputs is even. Rows are read four at a time, so `q`, `scales` and `y` need room for up to three rows more.
 */
export function dense(q: usize, scales: usize, weights: usize, weightScales: usize, bias: usize, y: usize, rows: usize, outputs: usize, width: usize): void {
  // As many rows as stay in the nearest cache while all weights pass by.
  const block: usize = max(<usize>8, (24576 / (width * 2)) & ~3);
  for (let first: usize = 0; first < rows; first += block) {
    const last = min(rows, first + block);
    for (let n: usize = 0; n < outputs; n += 2) {
      const ws = v128.load_splat<u64>(weightScales + n * 4), bs = v128.load_splat<u64>(bias + n * 4);
      for (let row = first; row < last; row += 4) {
        let a0 = i32x4.splat(0), a1 = a0, b0 = a0, b1 = a0, c0 = a0, c1 = a0, d0 = a0, d1 = a0;
        let w = weights + n * width, p = q + row * width * 2;
        for (const end = p + width * 8; p < end; p += 64) {
          const u = v128.load_ext<i8>(w), v = v128.load_ext<i8>(w, 8);
          let x = v128.load(p);
          a0 = i32x4.add(a0, i32x4.dot_i16x8_s(x, u)); a1 = i32x4.add(a1, i32x4.dot_i16x8_s(x, v));
          x = v128.load(p, 16);
          b0 = i32x4.add(b0, i32x4.dot_i16x8_s(x, u)); b1 = i32x4.add(b1, i32x4.dot_i16x8_s(x, v));
          x = v128.load(p, 32);
          c0 = i32x4.add(c0, i32x4.dot_i16x8_s(x, u)); c1 = i32x4.add(c1, i32x4.dot_i16x8_s(x, v));
          x = v128.load(p, 48);
          d0 = i32x4.add(d0, i32x4.dot_i16x8_s(x, u)); d1 = i32x4.add(d1, i32x4.dot_i16x8_s(x, v));
          w += 16;
        }
        const to = y + (row * outputs + n) * 4, s = scales + row * 4, stride = outputs * 4;
        put(to, to + stride, a0, a1, b0, b1, s, ws, bs);
        put(to + 2 * stride, to + 3 * stride, c0, c1, d0, d1, s + 8, ws, bs);
      }
    }
  }
}

/** e^x, four at a time: 2 to the nearest whole power, times a polynomial of the rest. */
@inline function exp(x: v128): v128 {
  x = f32x4.pmax(f32x4.pmin(x, f32x4.splat(80)), f32x4.splat(-80));
  const rounded = f32x4.add(f32x4.mul(x, f32x4.splat(1.4426950408889634)), f32x4.splat(ROUND));
  const whole = f32x4.sub(rounded, f32x4.splat(ROUND));
  const rest = f32x4.mul(f32x4.sub(f32x4.mul(x, f32x4.splat(1.4426950408889634)), whole), f32x4.splat(0.6931471805599453));
  let p = f32x4.add(f32x4.mul(rest, f32x4.splat(0.008333333)), f32x4.splat(0.041666667));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(0.16666667));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(0.5));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(1));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(1));
  return f32x4.mul(p, i32x4.shl(i32x4.add(rounded, i32x4.splat(127)), 23));
}

/** x * P(normal <= x), by the error function of Abramowitz and Stegun 7.1.26 (error below 1.5e-7). */
@inline function bent(x: v128): v128 {
  const z = f32x4.mul(x, f32x4.splat(0.7071067811865475)), a = f32x4.abs(z);
  const t = f32x4.div(f32x4.splat(1), f32x4.add(f32x4.splat(1), f32x4.mul(f32x4.splat(0.3275911), a)));
  let p = f32x4.add(f32x4.mul(t, f32x4.splat(1.061405429)), f32x4.splat(-1.453152027));
  p = f32x4.add(f32x4.mul(p, t), f32x4.splat(1.421413741));
  p = f32x4.add(f32x4.mul(p, t), f32x4.splat(-0.284496736));
  p = f32x4.add(f32x4.mul(p, t), f32x4.splat(0.254829592));
  const e = f32x4.sub(f32x4.splat(1), f32x4.mul(f32x4.mul(p, t), exp(f32x4.neg(f32x4.mul(a, a)))));
  const erf = v128.xor(e, v128.and(z, i32x4.splat(<i32>0x80000000)));
  return f32x4.mul(f32x4.mul(x, f32x4.splat(0.5)), f32x4.add(f32x4.splat(1), erf));
}

/** x * P(normal <= x) in place. `count` is a multiple of 16: V8 makes each constant anew in each body of a loop, three instructions each. */
export function gelu(y: usize, count: usize): void {
  for (let at = y; at < y + count * 4; at += 64) {
    const a = v128.load(at), b = v128.load(at, 16), c = v128.load(at, 32), d = v128.load(at, 48);
    v128.store(at, bent(a)); v128.store(at, bent(b), 16); v128.store(at, bent(c), 32); v128.store(at, bent(d), 48);
  }
}

/** Adds the rows at `added` (none, if 0) to those at `x` and normalises each: mean 0, variance 1, times `gain`, plus `bias`. */
export function normalize(x: usize, added: usize, gain: usize, bias: usize, rows: usize, width: usize): void {
  for (let row: usize = 0; row < rows; row++) {
    const from = x + row * width * 4, other = added + row * width * 4, bytes = width * 4;
    let sum = f32x4.splat(0), squares = f32x4.splat(0);
    for (let k: usize = 0; k < bytes; k += 16) {
      let v = v128.load(from + k);
      if (added) { v = f32x4.add(v, v128.load(other + k)); v128.store(from + k, v); }
      sum = f32x4.add(sum, v);
    }
    const mean = f32x4.splat(total(sum) / <f32>width);
    for (let k: usize = 0; k < bytes; k += 16) {
      const v = f32x4.sub(v128.load(from + k), mean);
      squares = f32x4.add(squares, f32x4.mul(v, v));
    }
    const inverse = f32x4.splat(1 / sqrt<f32>(total(squares) / <f32>width + 1e-12));
    for (let k: usize = 0; k < bytes; k += 16) {
      const v = f32x4.mul(f32x4.mul(f32x4.sub(v128.load(from + k), mean), inverse), v128.load(gain + k));
      v128.store(from + k, f32x4.add(v, v128.load(bias + k)));
    }
  }
}

/**
 * Attention of each piece to all pieces. `qkv` has queries, keys and values of all heads in each row, 3 * width numbers; `out` gets width numbers a row.
 * Queries are read two at a time, so both need room for a row more. Scratch: `keys` 32 * padded numbers, `weights` 2 * padded numbers, with padded = rows
 * rounded up to a multiple of 16.
 */
export function attend(qkv: usize, out: usize, keys: usize, weights: usize, rows: usize, width: usize): void {
  const stride = width * 12, padded = (rows + 15) & ~15;
  const scale: f32 = 1 / sqrt<f32>(<f32>HEAD);
  for (let head: usize = 0; head < width / HEAD; head++) {
    const queries = qkv + head * HEAD * 4, keysOf = queries + width * 4, values = keysOf + width * 4;
    // The keys of this head, scaled, one number of all pieces beside another.
    for (let d: usize = 0; d < HEAD; d++) {
      const to = keys + d * padded * 4;
      for (let row: usize = 0; row < rows; row++) store<f32>(to + row * 4, load<f32>(keysOf + row * stride + d * 4) * scale);
      for (let row = rows; row < padded; row++) store<f32>(to + row * 4, 0);
    }
    for (let row: usize = 0; row < rows; row += 2) {
      weigh(queries + row * stride, stride, keys, weights, rows, padded);
      mix(values, weights, padded, out + (row * width + head * HEAD) * 4, width * 4, rows, stride);
    }
  }
}

/** How much two queries attend to each piece: e^(product - largest product), not yet divided by the sum. */
@inline function weigh(query: usize, stride: usize, keys: usize, weights: usize, rows: usize, padded: usize): void {
  const bytes = padded * 4;
  let most = f32x4.splat(-1e30), mostNext = most;
  for (let at: usize = 0; at < bytes; at += 64) {
    let a = f32x4.splat(0), b = a, c = a, d = a, e = a, f = a, g = a, h = a, key = keys + at, next = query + stride;
    for (let one = query; one < query + HEAD * 4; one += 4) {
      const p = v128.load32_splat(one), q = v128.load32_splat(next);
      const k = v128.load(key), l = v128.load(key, 16), m = v128.load(key, 32), n = v128.load(key, 48);
      a = f32x4.add(a, f32x4.mul(p, k)); e = f32x4.add(e, f32x4.mul(q, k));
      b = f32x4.add(b, f32x4.mul(p, l)); f = f32x4.add(f, f32x4.mul(q, l));
      c = f32x4.add(c, f32x4.mul(p, m)); g = f32x4.add(g, f32x4.mul(q, m));
      d = f32x4.add(d, f32x4.mul(p, n)); h = f32x4.add(h, f32x4.mul(q, n));
      key += bytes;
      next += 4;
    }
    const to = weights + at, other = to + bytes;
    v128.store(to, a); v128.store(to, b, 16); v128.store(to, c, 32); v128.store(to, d, 48);
    v128.store(other, e); v128.store(other, f, 16); v128.store(other, g, 32); v128.store(other, h, 48);
    most = f32x4.pmax(most, f32x4.pmax(f32x4.pmax(a, b), f32x4.pmax(c, d)));
    mostNext = f32x4.pmax(mostNext, f32x4.pmax(f32x4.pmax(e, f), f32x4.pmax(g, h)));
  }
  grow(weights, largest(most), rows, padded);
  grow(weights + bytes, largest(mostNext), rows, padded);
}

/** e^(x - most) of each number x, and 0 behind those of the rows. */
@inline function grow(weights: usize, most: f32, rows: usize, padded: usize): void {
  const above = f32x4.splat(most);
  for (let at = weights; at < weights + padded * 4; at += 64) {
    const a = f32x4.sub(v128.load(at), above), b = f32x4.sub(v128.load(at, 16), above);
    const c = f32x4.sub(v128.load(at, 32), above), d = f32x4.sub(v128.load(at, 48), above);
    v128.store(at, exp(a)); v128.store(at, exp(b), 16); v128.store(at, exp(c), 32); v128.store(at, exp(d), 48);
  }
  for (let row = rows; row < padded; row++) store<f32>(weights + row * 4, 0);
}

/** The values of all pieces, weighted for two queries; half of the numbers at a time. */
@inline function mix(values: usize, weights: usize, padded: usize, out: usize, width: usize, rows: usize, stride: usize): void {
  const bytes = padded * 4;
  let sum: f32 = 0, sumNext: f32 = 0;
  for (let at = weights; at < weights + rows * 4; at += 4) {
    sum += load<f32>(at);
    sumNext += load<f32>(at + bytes);
  }
  const inverse = f32x4.splat(1 / sum), inverseNext = f32x4.splat(1 / sumNext);
  for (let half: usize = 0; half < HEAD * 4; half += HEAD * 2) {
    let a = f32x4.splat(0), b = a, c = a, d = a, e = a, f = a, g = a, h = a, value = values + half, next = weights + bytes;
    for (let at = weights; at < weights + rows * 4; at += 4) {
      const p = v128.load32_splat(at), q = v128.load32_splat(next);
      const k = v128.load(value), l = v128.load(value, 16), m = v128.load(value, 32), n = v128.load(value, 48);
      a = f32x4.add(a, f32x4.mul(p, k)); e = f32x4.add(e, f32x4.mul(q, k));
      b = f32x4.add(b, f32x4.mul(p, l)); f = f32x4.add(f, f32x4.mul(q, l));
      c = f32x4.add(c, f32x4.mul(p, m)); g = f32x4.add(g, f32x4.mul(q, m));
      d = f32x4.add(d, f32x4.mul(p, n)); h = f32x4.add(h, f32x4.mul(q, n));
      value += stride;
      next += 4;
    }
    const to = out + half, other = to + width;
    v128.store(to, f32x4.mul(a, inverse)); v128.store(to, f32x4.mul(b, inverse), 16);
    v128.store(to, f32x4.mul(c, inverse), 32); v128.store(to, f32x4.mul(d, inverse), 48);
    v128.store(other, f32x4.mul(e, inverseNext)); v128.store(other, f32x4.mul(f, inverseNext), 16);
    v128.store(other, f32x4.mul(g, inverseNext), 32); v128.store(other, f32x4.mul(h, inverseNext), 48);
  }
}
