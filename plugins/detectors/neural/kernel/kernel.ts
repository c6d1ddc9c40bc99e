// The arithmetic of an encoder layer in WebAssembly with 128-bit SIMD, in AssemblyScript. It allocates nothing: all addresses come from the caller
// (../network.ts), which lays out the memory. Rows of numbers lie one behind another; all row lengths are multiples of 16.
//
// Dense layers multiply whole numbers: weights have 8 bits with one scale for each row, activations 12 bits (in 16) with one scale for each piece.
// Sums of such products are exact, so the order of additions cannot change a result.
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
@inline function totalOf(v: v128): f32 {
  return <f32>(i32x4.extract_lane(v, 0) + i32x4.extract_lane(v, 1) + (i32x4.extract_lane(v, 2) + i32x4.extract_lane(v, 3)));
}

/** Writes `rows` rows of `width` numbers at `x` as 16-bit whole numbers to `q`, and the scale of each row to `scales`. */
export function quantize(x: usize, q: usize, scales: usize, rows: usize, width: usize): void {
  for (let row: usize = 0; row < rows; row++) {
    const from = x + row * width * 4;
    let most = f32x4.splat(0);
    for (let at = from; at < from + width * 4; at += 16) most = f32x4.max(most, f32x4.abs(v128.load(at)));
    const scale: f32 = largest(most) / MOST + 1e-20;
    store<f32>(scales + row * 4, scale);
    const inverse = f32x4.splat(1 / scale);
    let to = q + row * width * 2;
    for (let at = from; at < from + width * 4; at += 32) {
      const low = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(at), inverse)));
      const high = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(at + 16), inverse)));
      v128.store(to, i16x8.narrow_i32x4_s(low, high));
      to += 16;
    }
  }
}

@inline function put(to: usize, a: v128, b: v128, scale: f32, w: usize, bias: usize): void {
  store<f32>(to, load<f32>(bias) + scale * load<f32>(w) * totalOf(a));
  store<f32>(to + 4, load<f32>(bias + 4) + scale * load<f32>(w + 4) * totalOf(b));
}

/**
 * A dense layer: y[row, n] = bias[n] + scales[row] * weightScales[n] * sum over k of q[row, k] * weights[n, k]. The number of outputs is even. Rows are
 * read four at a time, so `q`, `scales` and `y` need room for up to three rows more.
 */
export function dense(q: usize, scales: usize, weights: usize, weightScales: usize, bias: usize, y: usize, rows: usize, outputs: usize, width: usize): void {
  // As many rows as stay in the nearest cache while all weights pass by.
  const block: usize = max(<usize>8, (24576 / (width * 2)) & ~3);
  for (let first: usize = 0; first < rows; first += block) {
    const last = min(rows, first + block);
    for (let n: usize = 0; n < outputs; n += 2) {
      const w0 = weights + n * width, w1 = w0 + width;
      for (let row = first; row < last; row += 4) {
        let a0 = i32x4.splat(0), a1 = a0, b0 = a0, b1 = a0, c0 = a0, c1 = a0, d0 = a0, d1 = a0;
        const ra = q + row * width * 2, rb = ra + width * 2, rc = rb + width * 2, rd = rc + width * 2;
        for (let k: usize = 0; k < width; k += 8) {
          const u = v128.load_ext<i8>(w0 + k), v = v128.load_ext<i8>(w1 + k);
          let x = v128.load(ra + k * 2);
          a0 = i32x4.add(a0, i32x4.dot_i16x8_s(x, u)); a1 = i32x4.add(a1, i32x4.dot_i16x8_s(x, v));
          x = v128.load(rb + k * 2);
          b0 = i32x4.add(b0, i32x4.dot_i16x8_s(x, u)); b1 = i32x4.add(b1, i32x4.dot_i16x8_s(x, v));
          x = v128.load(rc + k * 2);
          c0 = i32x4.add(c0, i32x4.dot_i16x8_s(x, u)); c1 = i32x4.add(c1, i32x4.dot_i16x8_s(x, v));
          x = v128.load(rd + k * 2);
          d0 = i32x4.add(d0, i32x4.dot_i16x8_s(x, u)); d1 = i32x4.add(d1, i32x4.dot_i16x8_s(x, v));
        }
        const to = y + (row * outputs + n) * 4, s = scales + row * 4, ws = weightScales + n * 4, bs = bias + n * 4;
        put(to, a0, a1, load<f32>(s), ws, bs);
        put(to + outputs * 4, b0, b1, load<f32>(s + 4), ws, bs);
        put(to + outputs * 8, c0, c1, load<f32>(s + 8), ws, bs);
        put(to + outputs * 12, d0, d1, load<f32>(s + 12), ws, bs);
      }
    }
  }
}

/** e^x, four at a time: 2 to the nearest whole power, times a polynomial of the rest. */
@inline function exp(x: v128): v128 {
  x = f32x4.max(f32x4.min(x, f32x4.splat(80)), f32x4.splat(-80));
  const z = f32x4.mul(x, f32x4.splat(1.4426950408889634));
  const whole = f32x4.nearest(z);
  const rest = f32x4.mul(f32x4.sub(z, whole), f32x4.splat(0.6931471805599453));
  let p = f32x4.add(f32x4.mul(rest, f32x4.splat(0.008333333)), f32x4.splat(0.041666667));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(0.16666667));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(0.5));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(1));
  p = f32x4.add(f32x4.mul(p, rest), f32x4.splat(1));
  return f32x4.mul(p, i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23));
}

/** x * P(normal <= x) in place, by the error function of Abramowitz and Stegun 7.1.26 (error below 1.5e-7). `count` is a multiple of 4. */
export function gelu(y: usize, count: usize): void {
  for (let at = y; at < y + count * 4; at += 16) {
    const x = v128.load(at), z = f32x4.mul(x, f32x4.splat(0.7071067811865475)), a = f32x4.abs(z);
    const t = f32x4.div(f32x4.splat(1), f32x4.add(f32x4.splat(1), f32x4.mul(f32x4.splat(0.3275911), a)));
    let p = f32x4.add(f32x4.mul(t, f32x4.splat(1.061405429)), f32x4.splat(-1.453152027));
    p = f32x4.add(f32x4.mul(p, t), f32x4.splat(1.421413741));
    p = f32x4.add(f32x4.mul(p, t), f32x4.splat(-0.284496736));
    p = f32x4.add(f32x4.mul(p, t), f32x4.splat(0.254829592));
    const e = f32x4.sub(f32x4.splat(1), f32x4.mul(f32x4.mul(p, t), exp(f32x4.neg(f32x4.mul(a, a)))));
    const erf = v128.bitselect(f32x4.neg(e), e, f32x4.lt(z, f32x4.splat(0)));
    v128.store(at, f32x4.mul(f32x4.mul(x, f32x4.splat(0.5)), f32x4.add(f32x4.splat(1), erf)));
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
 * Scratch: `keys` 32 * padded numbers, `weights` padded numbers, with padded = rows rounded up to a multiple of 16.
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
    for (let row: usize = 0; row < rows; row++) {
      weigh(queries + row * stride, keys, weights, rows, padded);
      mix(values, weights, out + (row * width + head * HEAD) * 4, rows, stride);
    }
  }
}

/** How much a query attends to each piece: e^(product - largest product), not yet divided by the sum. */
@inline function weigh(query: usize, keys: usize, weights: usize, rows: usize, padded: usize): void {
  let most = f32x4.splat(-1e30);
  for (let at: usize = 0; at < padded; at += 16) {
    let a = f32x4.splat(0), b = a, c = a, d = a, key = keys + at * 4;
    for (let i: usize = 0; i < HEAD; i++) {
      const q = v128.load32_splat(query + i * 4);
      a = f32x4.add(a, f32x4.mul(q, v128.load(key)));
      b = f32x4.add(b, f32x4.mul(q, v128.load(key + 16)));
      c = f32x4.add(c, f32x4.mul(q, v128.load(key + 32)));
      d = f32x4.add(d, f32x4.mul(q, v128.load(key + 48)));
      key += padded * 4;
    }
    const to = weights + at * 4;
    v128.store(to, a); v128.store(to + 16, b); v128.store(to + 32, c); v128.store(to + 48, d);
    most = f32x4.max(most, f32x4.max(f32x4.max(a, b), f32x4.max(c, d)));
  }
  const above = f32x4.splat(largest(most));
  for (let at = weights; at < weights + padded * 4; at += 16) v128.store(at, exp(f32x4.sub(v128.load(at), above)));
  for (let row = rows; row < padded; row++) store<f32>(weights + row * 4, 0);
}

/** The values of all pieces, weighted. */
@inline function mix(values: usize, weights: usize, out: usize, rows: usize, stride: usize): void {
  let sum: f32 = 0;
  let a = f32x4.splat(0), b = a, c = a, d = a, e = a, f = a, g = a, h = a, value = values;
  for (let row: usize = 0; row < rows; row++) {
    const one: f32 = load<f32>(weights + row * 4), w = f32x4.splat(one);
    sum += one;
    a = f32x4.add(a, f32x4.mul(w, v128.load(value))); b = f32x4.add(b, f32x4.mul(w, v128.load(value + 16)));
    c = f32x4.add(c, f32x4.mul(w, v128.load(value + 32))); d = f32x4.add(d, f32x4.mul(w, v128.load(value + 48)));
    e = f32x4.add(e, f32x4.mul(w, v128.load(value + 64))); f = f32x4.add(f, f32x4.mul(w, v128.load(value + 80)));
    g = f32x4.add(g, f32x4.mul(w, v128.load(value + 96))); h = f32x4.add(h, f32x4.mul(w, v128.load(value + 112)));
    value += stride;
  }
  const inverse = f32x4.splat(1 / sum);
  v128.store(out, f32x4.mul(a, inverse)); v128.store(out + 16, f32x4.mul(b, inverse));
  v128.store(out + 32, f32x4.mul(c, inverse)); v128.store(out + 48, f32x4.mul(d, inverse));
  v128.store(out + 64, f32x4.mul(e, inverse)); v128.store(out + 80, f32x4.mul(f, inverse));
  v128.store(out + 96, f32x4.mul(g, inverse)); v128.store(out + 112, f32x4.mul(h, inverse));
}
