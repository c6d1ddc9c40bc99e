/** A letter with its marks, the parts of one Hangul syllable, a narrow kana with its sign for a voice: what is composed together. */
const CLUSTER =
  /[\u1100-\u115f\ua960-\ua97f]+[\u1160-\u11a7\ud7b0-\ud7c6]*[\u11a8-\u11ff\ud7cb-\ud7fb]*|\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu;

/** A text in which equivalent characters are the same (NFKC), and where its characters stand in the given one. */
export interface ComposedText {
  readonly text: string;
  /** Where what begins at an offset of `text` begins in the given text. */
  start(offset: number): number;
  /** Where what ends at an offset of `text` ends in the given text. */
  end(offset: number): number;
}

const same = (offset: number): number => offset;

/** Composes a text: `é` of one character and of two are the same then, and so are the two 神 of Unicode. */
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
