import { makeRandom } from '../../../kit/index.js';
import type { NetworkSizes, NeuralModel } from '../../../plugins/detectors/neural/model/model-file.js';
import { floatsOf } from '../../../plugins/detectors/neural/model/model-file.js';

const TYPES = ['PERSON', 'LOCATION', 'ORGANIZATION'];
const CODES = 24;

/** A model file with random weights, small enough for a test. */
export function randomModel(
  sizes: NetworkSizes,
  pieces: readonly string[],
  scores: Float32Array,
  types: readonly string[] = TYPES,
): Uint8Array {
  const random = makeRandom('neural model');
  const { hidden, inner, layers, positions, vocabulary } = sizes;
  const numbers = (count: number, most: number): Float32Array =>
    Float32Array.from({ length: count }, () => ((random.int(2001) - 1000) / 1000) * most);
  const parts: { name: string; bytes: Uint8Array }[] = [];
  const put = (name: string, data: Uint8Array | Int8Array | Float32Array): void => {
    parts.push({ name, bytes: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) });
  };
  const dense = (name: string, inputs: number, outputs: number): void => {
    put(
      `${name}.weight`,
      Int8Array.from({ length: inputs * outputs }, () => random.int(255) - 127),
    );
    put(
      `${name}.weight.scale`,
      Float32Array.from({ length: outputs }, () => 0.002 + random.int(100) / 1e5),
    );
    put(`${name}.bias`, numbers(outputs, 0.3));
  };
  const norm = (name: string): void => {
    put(
      `${name}.weight`,
      numbers(hidden, 0.5).map((x) => 1 + x),
    );
    put(`${name}.bias`, numbers(hidden, 0.3));
  };
  put('pieces', new TextEncoder().encode(pieces.join('\0')));
  put('scores', scores);
  // Blocks of 32 numbers: the scale 1/16 in half precision, then 16 bytes.
  put(
    'word.weight',
    Uint8Array.from({ length: vocabulary * (hidden / 32) * 18 }, (_, i) =>
      i % 18 === 0 ? 0 : i % 18 === 1 ? 0x2c : random.int(256),
    ),
  );
  put('position.weight', numbers(positions * hidden, 0.5));
  put('code.weight', numbers(CODES * hidden, 0.5));
  norm('ln');
  for (let layer = 0; layer < layers; layer++) {
    dense(`layers.${layer}.qkv`, hidden, 3 * hidden);
    dense(`layers.${layer}.o`, hidden, hidden);
    dense(`layers.${layer}.f1`, hidden, inner);
    dense(`layers.${layer}.f2`, inner, hidden);
    norm(`layers.${layer}.ln1`);
    norm(`layers.${layer}.ln2`);
  }
  dense('out', hidden, 1 + 2 * types.length);
  return packed({ config: sizes, types, temperature: 1 }, parts);
}

function packed(about: object, parts: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const tensors: Record<string, readonly [number, number]> = {};
  let at = 0;
  for (const { name, bytes } of parts) {
    tensors[name] = [at, bytes.length];
    at += Math.ceil(bytes.length / 16) * 16;
  }
  const header = new TextEncoder().encode(JSON.stringify({ ...about, tensors }));
  const out = new Uint8Array(8 + header.length + at);
  out.set(new TextEncoder().encode('DKNN'));
  new DataView(out.buffer).setUint32(4, header.length, true);
  out.set(header, 8);
  for (const { name, bytes } of parts) out.set(bytes, 8 + header.length + (tensors[name]?.[0] ?? 0));
  return out;
}

type Rows = number[][];

/** What a network gives for pieces, in double precision, written as plainly as the formulas are. */
export function plainScores(model: NeuralModel, ids: readonly number[], codes: readonly number[]): Rows {
  const { hidden, heads, layers } = model.sizes;
  const floats = (name: string): Float32Array => floatsOf(model.tensor(name));
  const norm = (rows: Rows, name: string): Rows => {
    const [gain, bias] = [floats(`${name}.weight`), floats(`${name}.bias`)];
    return rows.map((row) => {
      const mean = row.reduce((a, b) => a + b, 0) / row.length;
      const variance = row.reduce((a, b) => a + (b - mean) ** 2, 0) / row.length;
      return row.map((x, i) => ((x - mean) / Math.sqrt(variance + 1e-12)) * (gain[i] ?? 0) + (bias[i] ?? 0));
    });
  };
  const dense = (rows: Rows, name: string): Rows => {
    const weights = new Int8Array(new Uint8Array(model.tensor(`${name}.weight`)).buffer);
    const [scale, bias] = [floats(`${name}.weight.scale`), floats(`${name}.bias`)];
    return rows.map((row) =>
      Array.from(
        bias,
        (b, n) => b + (scale[n] ?? 0) * row.reduce((sum, x, k) => sum + x * (weights[n * row.length + k] ?? 0), 0),
      ),
    );
  };
  const add = (a: Rows, b: Rows): Rows => a.map((row, i) => row.map((x, k) => x + (b[i]?.[k] ?? 0)));
  const words = model.tensor('word.weight');
  const [places, ways] = [floats('position.weight'), floats('code.weight')];
  const embedded = ids.map((id, at) =>
    Array.from({ length: hidden }, (_, i) => {
      const byte = words[(id * (hidden / 32) + (i >> 5)) * 18 + 2 + (i & 15)] ?? 0;
      const whole = (i & 31) < 16 ? byte & 15 : byte >> 4;
      return (whole - 8) / 16 + (places[at * hidden + i] ?? 0) + (ways[(codes[at] ?? 0) * hidden + i] ?? 0);
    }),
  );
  let rows = norm(embedded, 'ln');
  for (let layer = 0; layer < layers; layer++) {
    const p = `layers.${layer}`;
    rows = norm(add(rows, dense(attended(dense(rows, `${p}.qkv`), hidden, heads), `${p}.o`)), `${p}.ln1`);
    const grown = dense(rows, `${p}.f1`).map((row) => row.map((x) => 0.5 * x * (1 + erf(x / Math.SQRT2))));
    rows = norm(add(rows, dense(grown, `${p}.f2`)), `${p}.ln2`);
  }
  return dense(rows, 'out');
}

function attended(qkv: Rows, hidden: number, heads: number): Rows {
  const size = hidden / heads;
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
  return qkv.map((row) =>
    Array.from({ length: heads }, (_, head) => {
      const from = head * size;
      const query = row.slice(from, from + size);
      const weights = qkv.map((other) =>
        Math.exp(product(query, other.slice(hidden + from, hidden + from + size)) / Math.sqrt(size)),
      );
      const sum = weights.reduce((a, b) => a + b, 0);
      return Array.from({ length: size }, (_, d) =>
        qkv.reduce((value, other, j) => value + ((weights[j] ?? 0) / sum) * (other[2 * hidden + from + d] ?? 0), 0),
      );
    }).flat(),
  );
}

/** The error function by its series. */
function erf(x: number): number {
  if (Math.abs(x) > 4) return Math.sign(x);
  let term = x;
  let sum = x;
  for (let n = 1; n < 60; n++) {
    term *= (-x * x) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}
