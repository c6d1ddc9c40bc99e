const PAGE = 65_536;

/**
 * Memory in which a tagger computes, as numbers of each width. Places are bytes from its begin. It grows, and then the arrays are
 * other ones: nobody may keep them.
 */
export class Room {
  bytes = new Uint8Array(0);
  i16 = new Int16Array(0);
  i32 = new Int32Array(0);
  f64 = new Float64Array(0);
  readonly #memory: WebAssembly.Memory | undefined;
  #end = 16;

  /** @param memory that of a kernel in WebAssembly, if there is one. */
  constructor(memory?: WebAssembly.Memory) {
    this.#memory = memory;
  }

  /** A new place, of zeros. 0 is never one. */
  take(bytes: number): number {
    const at = this.#end;
    this.reach(at + bytes);
    this.#end = (at + bytes + 15) & ~15;
    return at;
  }

  /** Makes the memory long enough for a place, which may be the last one that has been taken and grow in this way. */
  reach(end: number): void {
    if (end <= this.bytes.length) return;
    const pages = Math.ceil((end - this.bytes.length) / PAGE);
    if (this.#memory !== undefined) {
      this.#memory.grow(pages);
      this.bytes = new Uint8Array(this.#memory.buffer);
    } else {
      const bytes = new Uint8Array(this.bytes.length + pages * PAGE);
      bytes.set(this.bytes);
      this.bytes = bytes;
    }
    this.i16 = new Int16Array(this.bytes.buffer);
    this.i32 = new Int32Array(this.bytes.buffer);
    this.f64 = new Float64Array(this.bytes.buffer);
  }

  /** A new place with a copy of some numbers. */
  copy(numbers: Uint8Array | Int8Array | Int16Array | Int32Array | Float64Array): number {
    const at = this.take(numbers.byteLength);
    this.bytes.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), at);
    return at;
  }
}
