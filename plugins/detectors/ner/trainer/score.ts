import type { LabelledSpan } from './examples.js';

/** What precision and recall are made of. */
export interface Counts {
  /** Labelled terms. */
  labelled: number;
  found: number;
  /** Labelled terms that were found. */
  hit: number;
  /** Findings that are labelled. */
  right: number;
}

/** Strict counts where both ends agree; overlap where a character is shared. */
export interface TypeCounts {
  readonly strict: Counts;
  readonly overlap: Counts;
}

/** Precision, recall and their harmonic mean, 0 to 1; 0 where there is nothing to divide. */
export interface Rates {
  readonly precision: number;
  readonly recall: number;
  readonly f: number;
}

export const noCounts = (): TypeCounts => ({ strict: none(), overlap: none() });

const none = (): Counts => ({ labelled: 0, found: 0, hit: 0, right: 0 });

type Ends = Pick<LabelledSpan, 'start' | 'end'>;

const same = (a: Ends, b: Ends): boolean => a.start === b.start && a.end === b.end;
const touch = (a: Ends, b: Ends): boolean => a.start < b.end && b.start < a.end;

/** Counts the findings of one type in one text. */
export function countText(counts: TypeCounts, labelled: readonly Ends[], found: readonly Ends[]): void {
  add(counts.strict, labelled, found, same);
  add(counts.overlap, labelled, found, touch);
}

function add(counts: Counts, labelled: readonly Ends[], found: readonly Ends[], agree: typeof same): void {
  counts.labelled += labelled.length;
  counts.found += found.length;
  counts.hit += labelled.filter((term) => found.some((finding) => agree(term, finding))).length;
  counts.right += found.filter((finding) => labelled.some((term) => agree(term, finding))).length;
}

/** The sum over several types. */
export function sumCounts(all: Iterable<TypeCounts>): TypeCounts {
  const sum = noCounts();
  for (const counts of all)
    for (const way of ['strict', 'overlap'] as const)
      for (const key of ['labelled', 'found', 'hit', 'right'] as const) sum[way][key] += counts[way][key];
  return sum;
}

export function ratesOf({ labelled, found, hit, right }: Counts): Rates {
  const precision = found === 0 ? 0 : right / found;
  const recall = labelled === 0 ? 0 : hit / labelled;
  const sum = precision + recall;
  return { precision, recall, f: sum === 0 ? 0 : (2 * precision * recall) / sum };
}
