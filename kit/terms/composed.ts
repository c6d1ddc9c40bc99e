/**
 * A group of characters that normalisation may combine: a letter with its marks, the parts of a Hangul syllable, a
 * half-width kana with its voicing mark.
 */
const CLUSTER =
  /[\u1100-\u115f\ua960-\ua97f]+[\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*|\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu;

/** A text in NFKC, and the mapping of its offsets to the original. */
export interface ComposedText {
  readonly text: string;
  /** Offset in the original of a range that begins at an offset of `text`. */
  start(offset: number): number;
  /** Offset in the original of a range that ends at an offset of `text`. */
  end(offset: number): number;
}

const same = (offset: number): number => offset;

/** Normalises a text to NFKC: `é` as one or two characters becomes the same, as do the two code points of 神. */
export function composed(given: string): ComposedText {
  if (given.normalize('NFKC') === given) return { text: given, start: same, end: same };
  const [parts, starts, ends]: [string[], number[], number[]] = [[], [], []];
  for (const { 0: cluster, index } of given.matchAll(CLUSTER)) {
    const part = cluster.normalize('NFKC');
    parts.push(part);
    for (let i = 0; i < part.length; i++) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
  }
  return {
    text: parts.join(''),
    start: (offset) => starts[offset] ?? given.length,
    end: (offset) => (offset === 0 ? 0 : (ends[offset - 1] ?? given.length)),
  };
}
