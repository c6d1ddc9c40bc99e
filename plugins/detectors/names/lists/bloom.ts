// Six probes at nine bits a word: about one stranger in seventy is taken for a member.
const PROBES = 6;
const BITS_PER_WORD = 9;

/** A set of hashed words that may say yes to a stranger and never no to a member; the words cannot be read back. */
export type WordFilter = (hash: number) => boolean;

/** Answers from the bits that {@link packFilter} made. */
export const openFilter = (bits: Uint8Array): WordFilter => {
  const size = bits.length * 8;
  return (hash) => {
    // Whole numbers throughout: the remainder of any other takes ten times as long.
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

/** The bits of a filter for these hashes. */
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

// A second hash from the first; odd, so that the probes differ.
const stride = (hash: number): number => ((Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ (hash >>> 13)) | 1) >>> 0;
