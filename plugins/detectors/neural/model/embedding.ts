import { CODES } from '../reading/pieces.js';
import { floatsOf, type NeuralModel } from './model-file.js';

/** Numbers of a block of 4-bit weights, and its bytes: a scale in half precision, then two numbers a byte. */
const BLOCK = 32;
const BLOCK_BYTES = 18;

/** What stands for a piece before the first layer: the sum of what stands for it, for its place and for how it is written. */
export class Embedding {
  readonly #hidden: number;
  readonly #pieces: Uint8Array;
  readonly #positions: Float32Array;
  readonly #codes: Float32Array;

  /** @throws DeidError `model_unreadable` */
  constructor(model: NeuralModel) {
    const { hidden, positions, vocabulary } = model.sizes;
    this.#hidden = hidden;
    this.#pieces = model.tensor('word.weight', vocabulary * (hidden / BLOCK) * BLOCK_BYTES);
    this.#positions = floatsOf(model.tensor('position.weight', positions * hidden * 4));
    this.#codes = floatsOf(model.tensor('code.weight', CODES * hidden * 4));
  }

  /**
   * Writes a row for each piece.
   * @param ids numbers of pieces. @param codes as {@link PieceWord.code}. @param out gets the rows, from the index `at` on
   */
  write(ids: readonly number[], codes: readonly number[], out: Float32Array, at: number): void {
    const hidden = this.#hidden;
    ids.forEach((id, row) => {
      const to = at + row * hidden;
      const place = this.#positions.subarray(row * hidden, (row + 1) * hidden);
      const way = this.#codes.subarray((codes[row] ?? 0) * hidden);
      for (let i = 0; i < hidden; i++) out[to + i] = (place[i] ?? 0) + (way[i] ?? 0);
      const first = id * (hidden / BLOCK) * BLOCK_BYTES;
      addBlocks(this.#pieces.subarray(first, first + (hidden / BLOCK) * BLOCK_BYTES), out.subarray(to, to + hidden));
    });
  }
}

/** Adds numbers of 4 bits in blocks of 32: a scale, then those of the low halves of 16 bytes, then those of the high ones. */
function addBlocks(blocks: Uint8Array, out: Float32Array): void {
  for (let at = 0, to = 0; at < blocks.length; at += BLOCK_BYTES, to += BLOCK) {
    const scale = half((blocks[at] ?? 0) | ((blocks[at + 1] ?? 0) << 8));
    for (let i = 0; i < BLOCK / 2; i++) {
      const two = blocks[at + 2 + i] ?? 0;
      out[to + i] = (out[to + i] ?? 0) + ((two & 15) - 8) * scale;
      out[to + 16 + i] = (out[to + 16 + i] ?? 0) + ((two >> 4) - 8) * scale;
    }
  }
}

/** Powers of two by the exponent of a half-precision number. */
const POWERS = Float64Array.from({ length: 31 }, (_, exponent) => 2 ** (Math.max(exponent, 1) - 15));

/** A half-precision number (IEEE 754 binary16). */
function half(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const rest = (bits & 1023) / 1024;
  const size = exponent === 31 ? infinite(rest) : (exponent === 0 ? rest : 1 + rest) * (POWERS[exponent] ?? 0);
  return bits & 0x8000 ? -size : size;
}

const infinite = (rest: number): number => (rest === 0 ? Number.POSITIVE_INFINITY : Number.NaN);
