import { readFileSync } from 'node:fs';
import { DeidError } from '../../../core/index.js';
import { floatsOf, type NeuralModel } from './model-file.js';
import { CODES } from './reading/pieces.js';

/** What kernel/kernel.ts exports; addresses are bytes in the memory. */
interface Kernel {
  quantize(x: number, q: number, scales: number, rows: number, width: number): void;
  dense(
    q: number,
    scales: number,
    weights: number,
    weightScales: number,
    bias: number,
    y: number,
    rows: number,
    outputs: number,
    width: number,
  ): void;
  gelu(y: number, count: number): void;
  normalize(x: number, added: number, gain: number, bias: number, rows: number, width: number): void;
  attend(qkv: number, out: number, keys: number, weights: number, rows: number, width: number): void;
}

const HEAD = 32;
const PAGE = 65_536;

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isKernel = (exports: unknown): exports is Kernel =>
  typeof exports === 'object' &&
  exports !== null &&
  ['quantize', 'dense', 'gelu', 'normalize', 'attend'].every((name) => isFunction(Reflect.get(exports, name)));

let compiled: WebAssembly.Module | undefined;

/** Compiled, this file lies under dist/; the kernel lies beside its source. */
function kernelOf(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(
    readFileSync(new URL('../../../../plugins/detectors/neural/kernel.wasm', import.meta.url)),
  );
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  if (!isKernel(exports)) throw new DeidError('model_unreadable', ['its kernel lacks a function']);
  return exports;
}

/** A dense layer's places in the memory. */
interface Dense {
  readonly weights: number;
  readonly scales: number;
  readonly bias: number;
  readonly inputs: number;
  readonly outputs: number;
}

interface Layer {
  readonly qkv: Dense;
  readonly out: Dense;
  readonly grow: Dense;
  readonly shrink: Dense;
  readonly norms: readonly [{ gain: number; bias: number }, { gain: number; bias: number }];
}

/** What a network computes for the pieces of a window: a row for each. */
interface Readings {
  /** Scores of all labels; a row has `stride` numbers. */
  readonly scores: Float32Array;
  readonly stride: number;
  /** What stands for the pieces half way up and behind the last layer. */
  readonly states: readonly [Float32Array, Float32Array];
}

/** An encoder over pieces, run by the WebAssembly kernel: no native code, and the same numbers on every machine. */
export class Network {
  /** Number of labels, and of scores for each piece. */
  readonly labels: number;
  readonly #model: NeuralModel;
  readonly #pieces: Uint8Array;
  readonly #view: DataView;
  readonly #positions: Float32Array;
  readonly #codes: Float32Array;
  readonly #kernel: Kernel;
  readonly #floats: Float32Array;
  readonly #layers: readonly Layer[];
  readonly #first: { gain: number; bias: number };
  readonly #last: Dense;
  readonly #at: {
    x: number;
    wide: number;
    mixed: number;
    inner: number;
    middle: number;
    q: number;
    scales: number;
    keys: number;
    weights: number;
  };

  constructor(model: NeuralModel) {
    const { hidden, inner, layers, positions, vocabulary } = model.sizes;
    this.#model = model;
    this.labels = 1 + 2 * model.types.length;
    this.#pieces = model.tensor('word.weight', vocabulary * (hidden / 32) * 18);
    this.#view = new DataView(this.#pieces.buffer, this.#pieces.byteOffset, this.#pieces.length);
    this.#positions = floatsOf(model.tensor('position.weight', positions * hidden * 4));
    this.#codes = floatsOf(model.tensor('code.weight', CODES * hidden * 4));
    const room = new Room();
    const load = (name: string): number => room.load(model.tensor(name, hidden * 4));
    const norm = (name: string) => ({ gain: load(`${name}.weight`), bias: load(`${name}.bias`) });
    const dense = (name: string, inputs: number, outputs: number): Dense => ({
      // Outputs are computed two at a time.
      weights: room.load(model.tensor(`${name}.weight`, outputs * inputs), (outputs + (outputs & 1)) * inputs),
      scales: room.load(model.tensor(`${name}.weight.scale`, outputs * 4), (outputs + 1) * 4),
      bias: room.load(model.tensor(`${name}.bias`, outputs * 4), (outputs + 1) * 4),
      inputs,
      outputs: outputs + (outputs & 1),
    });
    this.#first = norm('ln');
    this.#layers = Array.from(
      { length: layers },
      (_, i): Layer => ({
        qkv: dense(`layers.${i}.qkv`, hidden, 3 * hidden),
        out: dense(`layers.${i}.o`, hidden, hidden),
        grow: dense(`layers.${i}.f1`, hidden, inner),
        shrink: dense(`layers.${i}.f2`, inner, hidden),
        norms: [norm(`layers.${i}.ln1`), norm(`layers.${i}.ln2`)],
      }),
    );
    this.#last = dense('out', hidden, this.labels);
    const rows = positions + 16;
    this.#at = {
      x: room.take(rows * hidden * 4),
      wide: room.take(rows * 3 * hidden * 4),
      mixed: room.take(rows * hidden * 4),
      inner: room.take(rows * inner * 4),
      middle: room.take(rows * hidden * 4),
      q: room.take(rows * inner * 2),
      scales: room.take(rows * 4),
      keys: room.take(rows * HEAD * 4),
      weights: room.take(rows * 4),
    };
    const memory = room.memory();
    this.#floats = new Float32Array(memory.buffer);
    this.#kernel = kernelOf(memory);
  }

  /**
   * Scores of all labels for each piece of a window.
   * @param ids numbers of pieces, at most `positions`. @param codes as {@link PieceWord.code}
   * @returns valid until the next call
   */
  run(ids: readonly number[], codes: readonly number[]): Readings {
    const rows = ids.length;
    const { hidden, inner } = this.#model.sizes;
    const { x, wide, mixed, inner: between, keys, weights } = this.#at;
    this.#embed(ids, codes);
    const kernel = this.#kernel;
    kernel.normalize(x, 0, this.#first.gain, this.#first.bias, rows, hidden);
    const half = this.#layers[this.#layers.length >> 1];
    for (const layer of this.#layers) {
      const { qkv, out, grow, shrink, norms } = layer;
      if (layer === half) this.#floats.copyWithin(this.#at.middle >> 2, x >> 2, (x >> 2) + rows * hidden);
      this.#dense(qkv, x, wide, rows);
      kernel.attend(wide, mixed, keys, weights, rows, hidden);
      this.#dense(out, mixed, wide, rows);
      kernel.normalize(x, wide, norms[0].gain, norms[0].bias, rows, hidden);
      this.#dense(grow, x, between, rows);
      kernel.gelu(between, rows * inner);
      this.#dense(shrink, between, wide, rows);
      kernel.normalize(x, wide, norms[1].gain, norms[1].bias, rows, hidden);
    }
    this.#dense(this.#last, x, wide, rows);
    const stride = this.#last.outputs;
    const numbers = (at: number, each: number): Float32Array => this.#floats.subarray(at >> 2, (at >> 2) + rows * each);
    return { scores: numbers(wide, stride), stride, states: [numbers(this.#at.middle, hidden), numbers(x, hidden)] };
  }

  #dense(layer: Dense, from: number, to: number, rows: number): void {
    const { q, scales } = this.#at;
    this.#kernel.quantize(from, q, scales, rows, layer.inputs);
    this.#kernel.dense(q, scales, layer.weights, layer.scales, layer.bias, to, rows, layer.outputs, layer.inputs);
  }

  /** Sum of what stands for the piece, its place and how it is written. */
  #embed(ids: readonly number[], codes: readonly number[]): void {
    const { hidden } = this.#model.sizes;
    const perRow = (hidden / 32) * 18;
    const out = this.#floats;
    ids.forEach((id, row) => {
      const to = (this.#at.x >> 2) + row * hidden;
      const code = (codes[row] ?? 0) * hidden;
      for (let i = 0; i < hidden; i++)
        out[to + i] = (this.#positions[row * hidden + i] ?? 0) + (this.#codes[code + i] ?? 0);
      for (let block = 0; block < hidden / 32; block++) this.#addBlock(id * perRow + block * 18, to + block * 32);
    });
  }

  /** Adds 32 numbers of 4 bits: scale, then those of the low halves of 16 bytes, then those of the high ones. */
  #addBlock(from: number, to: number): void {
    const scale = half(this.#view.getUint16(from, true));
    const out = this.#floats;
    for (let i = 0; i < 16; i++) {
      const two = this.#pieces[from + 2 + i] ?? 0;
      out[to + i] = (out[to + i] ?? 0) + ((two & 15) - 8) * scale;
      out[to + 16 + i] = (out[to + 16 + i] ?? 0) + ((two >> 4) - 8) * scale;
    }
  }
}

/** Lays out a memory: what is loaded into it, and rooms for what is computed. */
class Room {
  readonly #loaded: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  #top = 1024;

  take(bytes: number): number {
    const at = this.#top;
    this.#top += (bytes + 15) & ~15;
    return at;
  }

  load(bytes: Uint8Array, size = bytes.length): number {
    const at = this.take(Math.max(size, bytes.length));
    this.#loaded.push({ at, bytes });
    return at;
  }

  memory(): WebAssembly.Memory {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(this.#top / PAGE) + 1 });
    const all = new Uint8Array(memory.buffer);
    for (const { at, bytes } of this.#loaded) all.set(bytes, at);
    return memory;
  }
}

/** A half-precision number (IEEE 754 binary16). */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const rest = bits & 1023;
  if (exponent === 0) return sign * rest * 2 ** -24;
  return exponent === 31
    ? rest === 0
      ? sign * Number.POSITIVE_INFINITY
      : Number.NaN
    : sign * (1 + rest / 1024) * 2 ** (exponent - 15);
}
