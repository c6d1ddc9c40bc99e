import { readFileSync } from 'node:fs';
import { DeidError } from '../../../core/index.js';

/** What kernel/kernel.ts exports; addresses are bytes in the memory. */
export interface Kernel {
  interleave(weights: number, outputs: number, width: number, scratch: number): void;
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

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isKernel = (exports: unknown): exports is Kernel =>
  typeof exports === 'object' &&
  exports !== null &&
  ['interleave', 'quantize', 'dense', 'gelu', 'normalize', 'attend'].every((name) =>
    isFunction(Reflect.get(exports, name)),
  );

let compiled: WebAssembly.Module | undefined;

/**
 * The kernel, computing in this memory. Compiled, this file lies under dist/; the kernel lies beside its source.
 * @throws DeidError `model_unreadable`
 */
export function kernelOf(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(
    readFileSync(new URL('../../../../plugins/detectors/neural/kernel.wasm', import.meta.url)),
  );
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  if (!isKernel(exports)) throw new DeidError('model_unreadable', ['its kernel lacks a function']);
  return exports;
}
