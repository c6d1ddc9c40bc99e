import { readFileSync } from 'node:fs';
import { DeidError } from '../../../../core/index.js';
import { type Arithmetic, type Pairs, type Places, powersOf, vectorSize } from './arithmetic.js';
import { type FeatureList, MOST_CONJUNCTIONS } from './conjunctions.js';
import { Lattice } from './lattice.js';
import type { Model } from './model.js';
import { PlainArithmetic } from './plain-arithmetic.js';
import { Room } from './room.js';
import { O } from './tags.js';
import { MAX_SENTENCE } from './tokens.js';

/** What kernel/kernel.ts exports; places are bytes in the memory. */
interface Kernel {
  open(layout: number): void;
  sum(features: number, count: number, to: number): void;
  plus(from: number, to: number): void;
  score(row: number, limits: number, ...placesAndPairs: number[]): void;
  calm(row: number): void;
  forwards(length: number): number;
  viterbi(length: number): void;
  marginals(length: number): number;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isKernel = (exports: unknown): exports is Kernel =>
  typeof exports === 'object' &&
  exports !== null &&
  ['open', 'sum', 'plus', 'score', 'calm', 'forwards', 'viterbi', 'marginals'].every((name) =>
    isFunction(Reflect.get(exports, name)),
  );

/** Compiled, this file lies under dist/; the kernel lies beside the sources of the plugin. */
const KERNEL = new URL('../../../../../plugins/detectors/ner/kernel.wasm', import.meta.url);
let compiled: WebAssembly.Module | undefined;

function kernelOf(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(readFileSync(KERNEL));
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  if (!isKernel(exports)) throw new DeidError('model_unreadable', ['its kernel lacks a function']);
  return exports;
}

/** Most features that are summed at a time: those of a word beside those of a group. */
const MOST_FEATURES = 4 * MOST_CONJUNCTIONS;
/** What the score of a tag that a row can have, or cannot, is at most when the best one is looked for. */
const LIMIT = { allowed: 0x7fff, refused: -0x8000 };

/** The arithmetic of a tagger in WebAssembly; nothing of the model is needed any more once it has been made. */
class WasmArithmetic implements Arithmetic {
  readonly room: Room;
  readonly size: number;
  readonly #kernel: Kernel;
  readonly #tags: number;
  readonly #features: number;
  readonly #path: number;
  readonly #probability: number;
  readonly #limits: readonly number[];

  constructor(model: Model) {
    const memory = new WebAssembly.Memory({ initial: 0 });
    const room = new Room(memory);
    const { size: tags, any, first, last, only } = model.tags;
    const cells = (MAX_SENTENCE + 1) * tags;
    this.room = room;
    this.size = vectorSize(tags);
    this.#kernel = kernelOf(memory);
    this.#tags = tags;
    this.#features = room.take(4 * MOST_FEATURES);
    this.#path = room.take(MAX_SENTENCE + 1);
    this.#probability = room.take(8 * cells);
    this.#limits = [any, first, last, only].map((allowed) => {
      const vector = new Int16Array(this.size / 2).fill(LIMIT.refused);
      allowed.forEach((isAllowed, tag) => {
        if (isAllowed === 1) vector[tag] = LIMIT.allowed;
      });
      return room.copy(vector);
    });
    const lattice = new Lattice(model.tags);
    lattice.setTransitions(model.transitions);
    const { known, before } = model.features;
    const powers = powersOf(model);
    const { into, outOf } = lattice;
    const layout = [
      ...[tags, this.size, room.copy(known), room.copy(before), this.#copyRows(model.weights)],
      ...[room.copy(powers), powers.length - 1, room.take(this.size)],
      ...Array.from({ length: 4 }, () => room.take(8 * cells)),
      ...[this.#probability, room.take(8 * (MAX_SENTENCE + 1)), room.take(8 * tags), room.take(cells), this.#path],
      ...[room.copy(first), room.copy(last)],
      ...[into, outOf].flatMap(({ starts, others, steps }) => [room.copy(starts), room.copy(others), room.copy(steps)]),
      room.copy(Float64Array.of(lattice.step(O, O))),
    ];
    this.#kernel.open(room.copy(Int32Array.from(layout)));
  }

  /** The kernel reads sixteen weights at a time, also of the last row. */
  #copyRows(weights: Int8Array): number {
    const at = this.room.copy(weights);
    this.room.take(this.size);
    return at;
  }

  sum({ rows, length }: Pick<FeatureList, 'rows' | 'length'>, to: number): void {
    const { i32 } = this.room;
    for (let i = 0; i < length; i++) i32[(this.#features >> 2) + i] = rows[i] ?? 0;
    this.#kernel.sum(this.#features, length, to);
  }

  plus(from: number, to: number): void {
    this.#kernel.plus(from, to);
  }

  score(row: number, which: number, [a, b, c, d, e, f, g, h, i, j]: Readonly<Places>, pairs: Readonly<Pairs>): void {
    const [v, w, x, y, z] = pairs;
    this.#kernel.score(row, this.#limits[which] ?? 0, a, b, c, d, e, f, g, h, i, j, v, w, x, y, z);
  }

  calm(row: number): void {
    this.#kernel.calm(row);
  }

  forwards(length: number): number {
    return this.#kernel.forwards(length);
  }

  viterbi(length: number): Uint8Array {
    this.#kernel.viterbi(length);
    return this.room.bytes.subarray(this.#path, this.#path + length);
  }

  marginals(length: number): Float64Array | undefined {
    if (this.#kernel.marginals(length) === 0) return undefined;
    const from = this.#probability >> 3;
    return this.room.f64.subarray(from, from + length * this.#tags);
  }
}

/** The fastest arithmetic that there is: Node without a compiler (`--jitless`) has no WebAssembly. */
export const arithmeticOf = (model: Model): Arithmetic =>
  typeof WebAssembly === 'undefined' ? new PlainArithmetic(model) : new WasmArithmetic(model);
