/** Bytes that are collected one after the other, many times in the same memory. */
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

  /** What was collected; the same memory, until more is. */
  get data(): Buffer {
    return this.#bytes.subarray(0, this.length);
  }
}
