/** A buffer of bytes that is filled repeatedly without new allocations. */
export class ByteList {
  #bytes = Buffer.allocUnsafe(256);
  length = 0;

  push(byte: number): void {
    if (this.length === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], this.length * 2);
    this.#bytes[this.length++] = byte;
  }

  clear(): void {
    this.length = 0;
  }

  /** The collected bytes; valid until more are added. */
  get data(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }
}
