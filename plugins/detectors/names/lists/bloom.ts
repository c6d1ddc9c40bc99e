// Six probes at nine bits for each word give a false positive rate of about one in seventy.
const PROBES = 6;
const BITS_PER_WORD = 9;

/** A Bloom filter of hashed words: it has false positives but no false negatives, and the words cannot be read back. */
export type WordFilter = (hash: number) => boolean;

/** Opens a filter from the bits that {@link packFilter} made. */
export const openFilter = (bits: Uint8Array): WordFilter => {
  const size = bits.length * 8;
  return (hash) => {
    // Integer arithmetic throughout, because the remainder of other numbers takes ten times as long.
    const whole = size >>> 0;
    const step = stride(hash);
    let at = hash >>> 0;
    for (let probe = 0; probe < PROBES; probe++) {
      const bit = (at % whole) >>> 0;
      if (((bits[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
      at = (at + step) >>> 0;
    }
    return true;
  };
};

/** The bits of a filter that contains these hashes. */
export function packFilter(hashes: ReadonlySet<number>): Uint8Array {
  const bits = new Uint8Array(Math.ceil((Math.max(1, hashes.size) * BITS_PER_WORD) / 8));
  const size = bits.length * 8;
  for (const hash of hashes) {
    const step = stride(hash);
    let at = hash;
    for (let probe = 0; probe < PROBES; probe++) {
      const bit = at % size;
      bits[bit >>> 3] = (bits[bit >>> 3] ?? 0) | (1 << (bit & 7));
      at = (at + step) >>> 0;
    }
  }
  return bits;
}

// A second hash derived from the first; odd, so that the probes differ.
const stride = (hash: number): number => ((Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ (hash >>> 13)) | 1) >>> 0;
