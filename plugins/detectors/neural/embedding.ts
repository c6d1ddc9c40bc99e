import { floatsOf, type NeuralModel } from './model-file.js';
import { CODES } from './reading/pieces.js';

/** Numbers of a block of 4-bit weights, and its bytes: a scale in half precision, then two numbers a byte. */
const BLOCK = 32;
const BLOCK_BYTES = 18;

/** What stands for a piece before the first layer: the sum of what stands for it, for its place and for how it is written. */
export class Embedding {
  readonly #hidden: number;
  readonly #pieces: Uint8Array;
  readonly #view: DataView;
  readonly #positions: Float32Array;
  readonly #codes: Float32Array;

  /** @throws DeidError `model_unreadable` */
  constructor(model: NeuralModel) {
    const { hidden, positions, vocabulary } = model.sizes;
    this.#hidden = hidden;
    this.#pieces = model.tensor('word.weight', vocabulary * (hidden / BLOCK) * BLOCK_BYTES);
    this.#view = new DataView(this.#pieces.buffer, this.#pieces.byteOffset, this.#pieces.length);
    this.#positions = floatsOf(model.tensor('position.weight', positions * hidden * 4));
    this.#codes = floatsOf(model.tensor('code.weight', CODES * hidden * 4));
  }

  /**
   * Writes a row for each piece.
   * @param ids numbers of pieces. @param codes as {@link PieceWord.code}. @param out gets the rows, from the index `at` on
   */
  write(ids: readonly number[], codes: readonly number[], out: Float32Array, at: number): void {
    const hidden = this.#hidden;
    const blocks = hidden / BLOCK;
    ids.forEach((id, row) => {
      const to = at + row * hidden;
      const code = (codes[row] ?? 0) * hidden;
      for (let i = 0; i < hidden; i++)
        out[to + i] = (this.#positions[row * hidden + i] ?? 0) + (this.#codes[code + i] ?? 0);
      for (let block = 0; block < blocks; block++)
        this.#addBlock((id * blocks + block) * BLOCK_BYTES, out, to + block * BLOCK);
    });
  }

  /** Adds 32 numbers of 4 bits: scale, then those of the low halves of 16 bytes, then those of the high ones. */
  #addBlock(from: number, out: Float32Array, to: number): void {
    const scale = half(this.#view.getUint16(from, true));
    for (let i = 0; i < BLOCK / 2; i++) {
      const two = this.#pieces[from + 2 + i] ?? 0;
      out[to + i] = (out[to + i] ?? 0) + ((two & 15) - 8) * scale;
      out[to + 16 + i] = (out[to + 16 + i] ?? 0) + ((two >> 4) - 8) * scale;
    }
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
