/** First block of a body whose size nobody knows, and the others. */
const FIRST = 16 * 1024;
const NEXT = 256 * 1024;

/**
 * A body as it has arrived, in blocks of memory that are its own: they can be handed to another thread without a copy. However
 * small the pieces are in which it comes, it takes no more room than its bytes.
 */
export class Body {
  readonly #blocks: Buffer<ArrayBuffer>[] = [];
  readonly #whole: number | undefined;
  #free = 0;
  size = 0;

  /** @param whole its size in bytes, where it is known before */
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
    const block = Buffer.allocUnsafeSlow(left > 0 ? left : last === undefined ? FIRST : NEXT);
    this.#blocks.push(block);
    this.#free = block.length;
    return block;
  }

  /** Its bytes in order, each block over an `ArrayBuffer` that holds nothing else. */
  blocks(): readonly Buffer<ArrayBuffer>[] {
    return this.#blocks.map((block, i) =>
      i === this.#blocks.length - 1 ? block.subarray(0, block.length - this.#free) : block,
    );
  }

  /** All of it in one piece; of a large one that came in blocks this is a copy. */
  whole(): Buffer {
    return wholeOf(this.blocks());
  }
}

/** Blocks as one piece of memory, which is copied only where there are several. */
export function wholeOf(blocks: readonly Uint8Array[]): Buffer {
  const [first] = blocks;
  return blocks.length === 1 && first !== undefined
    ? Buffer.from(first.buffer, first.byteOffset, first.byteLength)
    : Buffer.concat(blocks);
}
