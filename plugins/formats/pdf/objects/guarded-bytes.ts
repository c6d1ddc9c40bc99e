/** Maximum number of empty tokens in a file: at each of them a parser makes no progress. */
const MAX_EMPTY = 1000;

/**
 * The bytes of a file for the object layer. At an unexpected mark, the object layer reads an empty token again and
 * again and stores each of them, until no memory is left. With these bytes it gets an error instead.
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

/** A copy of bytes in which no parser can loop without progress. */
export function guardedBytes(bytes: Uint8Array): Uint8Array {
  const guarded = new GuardedBytes(new ArrayBuffer(bytes.length));
  guarded.set(bytes);
  return guarded;
}
