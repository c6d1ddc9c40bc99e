/** Tokens without a sign that a file may have: each is a place where a parser stands still. */
const MAX_EMPTY = 1000;

/**
 * The bytes of a file for the object layer. At a mark that it does not expect, that reads a token of no bytes again and again,
 * and keeps each of them, until no memory is left: here, that ends in an error.
 */
class GuardedBytes extends Uint8Array<ArrayBuffer> {
  /** Parts of the bytes are not guarded themselves. */
  static get [Symbol.species](): Uint8ArrayConstructor {
    return Uint8Array;
  }

  #empty = 0;

  override subarray(start = 0, end = this.length): Uint8Array<ArrayBuffer> {
    if (start === end && ++this.#empty > MAX_EMPTY) throw new RangeError('the parser stands still');
    return super.subarray(start, end);
  }
}

/** A copy of bytes at which no parser stands still. */
export function guardedBytes(bytes: Uint8Array): Uint8Array {
  const guarded = new GuardedBytes(new ArrayBuffer(bytes.length));
  guarded.set(bytes);
  return guarded;
}
