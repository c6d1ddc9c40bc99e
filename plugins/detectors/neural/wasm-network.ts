import { DeidError } from '../../../core/index.js';
import { MemoryLayout } from './memory-layout.js';
import { Embedding } from './model/embedding.js';
import type { NeuralModel } from './model/model-file.js';
import type { Network, Rows } from './model/network.js';
import { type Kernel, kernelOf } from './wasm-kernel.js';

const HEAD = 32;

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

/** An encoder over pieces, run by the WebAssembly kernel: no native code, and the same numbers on every machine. */
export class WasmNetwork implements Network {
  readonly labels: number;
  readonly #model: NeuralModel;
  readonly #embedding: Embedding;
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
    const { hidden, heads, inner, layers, positions } = model.sizes;
    if (hidden !== heads * HEAD) throw new DeidError('model_unreadable', ['its attention heads are not of 32 numbers']);
    if (inner % 16 > 0) throw new DeidError('model_unreadable', ['the width of its inner layers is no multiple of 16']);
    this.#model = model;
    this.labels = 1 + 2 * model.types.length;
    this.#embedding = new Embedding(model);
    const room = new MemoryLayout();
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
      weights: room.take(2 * rows * 4),
    };
    const memory = room.memory();
    this.#floats = new Float32Array(memory.buffer);
    this.#kernel = kernelOf(memory);
    for (const { qkv, out, grow, shrink } of this.#layers)
      for (const layer of [qkv, out, grow, shrink]) this.#interleave(layer);
    this.#interleave(this.#last);
  }

  scores(ids: readonly number[], codes: readonly number[], wanted: readonly number[] = [...ids.keys()]): Rows {
    this.#run(ids, codes, wanted);
    const { wide, x } = this.#at;
    const { outputs } = this.#last;
    this.#dense(this.#last, x, wide, wanted.length);
    for (let i = wanted.length - 1; i >= 0; i--) this.#moveRow(wide, i, wanted[i] ?? i, outputs);
    return this.#rows(wide, ids.length, outputs);
  }

  states(ids: readonly number[], codes: readonly number[]): readonly [Rows, Rows] {
    this.#run(ids, codes);
    const { hidden } = this.#model.sizes;
    return [this.#rows(this.#at.middle, ids.length, hidden), this.#rows(this.#at.x, ids.length, hidden)];
  }

  #rows(at: number, rows: number, stride: number): Rows {
    return { numbers: this.#floats.subarray(at >> 2, (at >> 2) + rows * stride), stride };
  }

  /** @param wanted the pieces that the last layer computes, one behind another: none of them needs what it makes of others. Left out, all of them */
  #run(ids: readonly number[], codes: readonly number[], wanted?: readonly number[]): void {
    let rows = ids.length;
    const { hidden, inner } = this.#model.sizes;
    const { x, wide, mixed, inner: between, keys, weights } = this.#at;
    this.#embedding.write(ids, codes, this.#floats, x >> 2);
    const kernel = this.#kernel;
    kernel.normalize(x, 0, this.#first.gain, this.#first.bias, rows, hidden);
    const half = this.#layers[this.#layers.length >> 1];
    for (const layer of this.#layers) {
      const { qkv, out, grow, shrink, norms } = layer;
      if (layer === half) this.#floats.copyWithin(this.#at.middle >> 2, x >> 2, (x >> 2) + rows * hidden);
      this.#dense(qkv, x, wide, rows);
      kernel.attend(wide, mixed, keys, weights, rows, hidden);
      if (wanted !== undefined && layer === this.#layers.at(-1)) rows = this.#keep(wanted);
      this.#dense(out, mixed, wide, rows);
      kernel.normalize(x, wide, norms[0].gain, norms[0].bias, rows, hidden);
      this.#dense(grow, x, between, rows);
      kernel.gelu(between, rows * inner);
      this.#dense(shrink, between, wide, rows);
      kernel.normalize(x, wide, norms[1].gain, norms[1].bias, rows, hidden);
    }
  }

  /** Of the pieces behind an attention, keeps these. @returns how many */
  #keep(wanted: readonly number[]): number {
    wanted.forEach((from, to) => {
      for (const rows of [this.#at.x, this.#at.mixed]) this.#moveRow(rows, from, to, this.#model.sizes.hidden);
    });
    return wanted.length;
  }

  #moveRow(rows: number, from: number, to: number, stride: number): void {
    const at = (rows >> 2) + from * stride;
    if (from !== to) this.#floats.copyWithin((rows >> 2) + to * stride, at, at + stride);
  }

  #interleave({ weights, outputs, inputs }: Dense): void {
    this.#kernel.interleave(weights, outputs, inputs, this.#at.q);
  }

  #dense(layer: Dense, from: number, to: number, rows: number): void {
    const { q, scales } = this.#at;
    this.#kernel.quantize(from, q, scales, rows, layer.inputs);
    this.#kernel.dense(q, scales, layer.weights, layer.scales, layer.bias, to, rows, layer.outputs, layer.inputs);
  }
}
