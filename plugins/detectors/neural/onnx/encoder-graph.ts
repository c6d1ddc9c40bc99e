import { floatsOf, type NeuralModel } from '../model/model-file.js';
import { GraphWriter } from './graph-writer.js';

/** Names of the graph's input and outputs; each has a row for each piece. */
export const EMBEDDED = 'embedded';
export const SCORES = 'scores';
export const MIDDLE = 'middle';
export const TOP = 'top';

/**
 * How weights are written: as they are, from -127 to 127, or with 128 added to each. The products are the same. Processors without instructions for products of
 * 8-bit numbers (AVX2) are faster with the first, but add two products in 16 bits, where large ones do not fit.
 * https://onnxruntime.ai/docs/performance/model-optimizations/quantization.html
 */
export type WeightType = 'int8' | 'uint8';

/** Activations in 8 bits: from -1 to 1, as 1 to 255. */
const BOTH_SIGNS = { scale: 1 / 127, zero: 128, least: 1e-20 };
/**
 * Behind the activation function, whose least value is -0.17: from -1/16 to 1. A row's largest value counts as at least 2.72, so that -0.17 fits.
 */
const MOSTLY_POSITIVE = { scale: 1 / 240, zero: 15, least: 0.17 * 16 };
const EPSILON = { axis: -1, epsilon: { float: 1e-12 } };

/** Rows of activations as whole numbers, and what each row was divided by before. */
interface Quantized {
  readonly whole: string;
  readonly scale: string;
  readonly zero: string;
  readonly rows: string;
}

/**
 * The layers of a model as an ONNX graph for onnxruntime: from what stands for the pieces (embedding.ts) to the scores of their labels. The arithmetic is that of
 * kernel/kernel.ts, but with activations in 8 bits. Each row has a scale of its own: so a few large numbers in one do not blur the others, and what is read
 * of a piece does not depend on what else happens to be read in the same call.
 * @throws DeidError `model_unreadable`
 */
export function encoderGraph(model: NeuralModel, weightType: WeightType): Uint8Array<ArrayBuffer> {
  return new EncoderGraph(model, weightType).bytes();
}

class EncoderGraph {
  readonly #model: NeuralModel;
  readonly #weightType: WeightType;
  readonly #graph = new GraphWriter();
  readonly #weightZero: string;

  constructor(model: NeuralModel, weightType: WeightType) {
    this.#model = model;
    this.#weightType = weightType;
    const zero = Uint8Array.of(weightType === 'int8' ? 0 : 128);
    this.#weightZero = this.#graph.constant(weightType, [], zero);
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const { hidden, layers } = this.#model.sizes;
    const graph = this.#graph;
    const labels = 1 + 2 * this.#model.types.length;
    let x = this.#normalized(graph.input(EMBEDDED, 'float', [1, 'pieces', hidden]), 'ln');
    for (let layer = 0; layer < layers; layer++) {
      if (layer === layers >> 1) graph.output(MIDDLE, x, 'float', [1, 'pieces', hidden]);
      x = this.#layer(x, `layers.${layer}`);
    }
    graph.output(TOP, x, 'float', [1, 'pieces', hidden]);
    const scores = this.#dense(this.#quantized(x), 'out', hidden, labels);
    graph.output(SCORES, graph.node('Add', [scores, this.#floats('out.bias', labels)]), 'float', [1, 'pieces', labels]);
    return graph.bytes();
  }

  #layer(x: string, name: string): string {
    const { hidden, heads, inner } = this.#model.sizes;
    const graph = this.#graph;
    const wide = graph.split(this.#dense(this.#quantized(x), `${name}.qkv`, hidden, 3 * hidden));
    const bias = this.#floats(`${name}.qkv.bias`, 3 * hidden);
    const mixed = graph.node('com.microsoft.MultiHeadAttention', [...wide, bias], { num_heads: heads });
    const attended = this.#added(x, this.#dense(this.#quantized(mixed), `${name}.o`, hidden, hidden), `${name}.o.bias`);
    const between = this.#normalized(attended, `${name}.ln1`);
    const grown = this.#dense(this.#quantized(between), `${name}.f1`, hidden, inner);
    const active = graph.node('com.microsoft.BiasGelu', [grown, this.#floats(`${name}.f1.bias`, inner)]);
    const shrunk = this.#dense(this.#quantized(active, MOSTLY_POSITIVE), `${name}.f2`, inner, hidden);
    return this.#normalized(this.#added(between, shrunk, `${name}.f2.bias`), `${name}.ln2`);
  }

  /** Divides each row by its largest number, so that one scale fits all. */
  #quantized(x: string, { scale, zero, least } = BOTH_SIGNS): Quantized {
    const graph = this.#graph;
    const size = zero === BOTH_SIGNS.zero ? graph.node('Abs', [x]) : x;
    const most = graph.node('ReduceMax', [size], { axes: [-1], keepdims: 1 });
    const rows = graph.node('Max', [most, graph.floats(least)]);
    const scales = graph.floats(scale);
    const zeros = graph.constant('uint8', [], Uint8Array.of(zero));
    const whole = graph.node('QuantizeLinear', [graph.node('Div', [x, rows]), scales, zeros]);
    return { whole, scale: scales, zero: zeros, rows };
  }

  /** A dense layer without its bias. */
  #dense({ whole, scale, zero, rows }: Quantized, name: string, inputs: number, outputs: number): string {
    const graph = this.#graph;
    const weights = transposed(this.#model.tensor(`${name}.weight`, inputs * outputs), inputs, this.#weightType);
    const product = graph.node('com.microsoft.MatMulIntegerToFloat', [
      whole,
      graph.constant(this.#weightType, [inputs, outputs], weights),
      scale,
      this.#floats(`${name}.weight.scale`, outputs),
      zero,
      this.#weightZero,
    ]);
    return graph.node('Mul', [product, rows]);
  }

  #added(x: string, y: string, bias: string): string {
    const { hidden } = this.#model.sizes;
    return this.#graph.node('Add', [x, this.#graph.node('Add', [y, this.#floats(bias, hidden)])]);
  }

  #normalized(x: string, name: string): string {
    const { hidden } = this.#model.sizes;
    const gain = this.#floats(`${name}.weight`, hidden);
    return this.#graph.node('LayerNormalization', [x, gain, this.#floats(`${name}.bias`, hidden)], EPSILON);
  }

  #floats(name: string, count: number): string {
    return this.#graph.floats(floatsOf(this.#model.tensor(name, count * 4)));
  }
}

/** Side of the squares by which weights are turned, so that both are in the nearest cache. */
const TILE = 64;

/** Weights with the inputs one below another, as onnxruntime multiplies; in the file, outputs are. */
function transposed(weights: Uint8Array, inputs: number, type: WeightType): Uint8Array {
  const outputs = weights.length / inputs;
  // Adding 128 to a number of 8 bits with a sign is to turn its highest bit.
  const turned = type === 'int8' ? 0 : 128;
  const out = new Uint8Array(weights.length);
  for (let left = 0; left < inputs; left += TILE)
    for (let top = 0; top < outputs; top += TILE)
      for (let input = left; input < Math.min(inputs, left + TILE); input++)
        for (let output = top; output < Math.min(outputs, top + TILE); output++)
          out[input * outputs + output] = (weights[output * inputs + input] ?? 0) ^ turned;
  return out;
}

/** Rows, inputs and outputs of {@link probeGraph}. */
const PROBE = { rows: 16, inputs: 256, outputs: 32 };

/** A product of the largest numbers that there are, and what it must give; where `int8` does not fit, it gives less. */
export function probeGraph(): { readonly graph: Uint8Array<ArrayBuffer>; readonly expected: number } {
  const { rows, inputs, outputs } = PROBE;
  const graph = new GraphWriter();
  const activations = graph.constant('uint8', [rows, inputs], new Uint8Array(rows * inputs).fill(255));
  const weights = graph.constant('int8', [inputs, outputs], new Int8Array(inputs * outputs).fill(127));
  const one = graph.floats(1);
  const product = graph.node('com.microsoft.MatMulIntegerToFloat', [activations, weights, one, one]);
  graph.output(SCORES, product, 'float', [rows, outputs]);
  return { graph: graph.bytes(), expected: 255 * 127 * inputs };
}
