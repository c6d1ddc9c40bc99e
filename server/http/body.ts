/** Size of the first block of a body of unknown length, and of the others. */
const FIRST_BLOCK = 16 * 1024;
const NEXT = 256 * 1024;

/**
 * A received body, in blocks of memory that it owns, so that they can be transferred to another thread without a copy.
 * Its memory is close to its size, however small the received pieces are.
 */
export class Body {
  readonly #blocks: Buffer<ArrayBuffer>[] = [];
  readonly #whole: number | undefined;
  #free = 0;
  size = 0;

  /** @param whole its size in bytes, if known */
  constructor(whole?: number) {
    this.#whole = whole;
  }

  add(chunk: Buffer): void {
    for (let from = 0; from < chunk.length; ) {
      const block = this.#blockWithRoom();
      const copied = chunk.copy(block, block.length - this.#free, from);
      this.#free -= copied;
      this.size += copied;
      from += copied;
    }
  }

  #blockWithRoom(): Buffer<ArrayBuffer> {
    const last = this.#blocks.at(-1);
    if (last !== undefined && this.#free > 0) return last;
    const left = (this.#whole ?? 0) - this.size;
    const block = Buffer.allocUnsafeSlow(left > 0 ? left : last === undefined ? FIRST_BLOCK : NEXT);
    this.#blocks.push(block);
    this.#free = block.length;
    return block;
  }

  /** Its bytes in order. Each block has an `ArrayBuffer` of its own. */
  blocks(): readonly Buffer<ArrayBuffer>[] {
    return this.#blocks.map((block, i) =>
      i === this.#blocks.length - 1 ? block.subarray(0, block.length - this.#free) : block,
    );
  }

  /** The whole body as one buffer; copied if it consists of several blocks. */
  whole(): Buffer {
    return wholeOf(this.blocks());
  }
}

/** Joins blocks; copies only if there are several. */
export function wholeOf(blocks: readonly Uint8Array[]): Buffer {
  const [first] = blocks;
  return blocks.length === 1 && first !== undefined
    ? Buffer.from(first.buffer, first.byteOffset, first.byteLength)
    : Buffer.concat(blocks);
}
