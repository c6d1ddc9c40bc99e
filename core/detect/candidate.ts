import type { EntityType } from '../contracts/entity-type.js';
import type { LedgerEntry } from '../contracts/recognizer.js';
import type { Rejection } from '../contracts/results.js';
import type { Span } from '../contracts/span.js';

/**
 * A possible finding, in offsets of the view. Its score does not depend on the level, so that a higher level finds at
 * least as much.
 */
export interface Candidate extends Span {
  readonly type: EntityType;
  readonly score: number;
  readonly recognizer: string;
  readonly domainSpecific: boolean;
  /** See `Finding.isLeft`. */
  readonly isLeft?: boolean | undefined;
  /** Only filled when the caller asked for an explanation. */
  readonly ledger: readonly LedgerEntry[];
}

/** Why a candidate is not a finding. */
type Miss = Pick<Rejection, 'reason' | 'least' | 'lostTo'>;

/** Collects the data for explanations; calls without `explain` pass `undefined`. */
export class Trace {
  #misses: Rejection[] = [];

  /** Near misses: in offsets of the view during detection, in offsets of the text after {@link toOriginal}. */
  get misses(): readonly Rejection[] {
    return this.#misses;
  }

  /** Records a candidate that did not become a finding. */
  miss({ start, end, type, score, recognizer, ledger }: Omit<Candidate, 'domainSpecific'>, why: Miss): void {
    this.#misses.push({ start, end, type, score, recognizer, ledger, ...why });
  }

  /** Converts recorded positions from the view to the original text. */
  toOriginal(mapped: (spans: Rejection[]) => Rejection[]): void {
    this.#misses = mapped(this.#misses).map((miss) => {
      const [lostTo] = miss.lostTo === undefined ? [] : mapped([{ ...miss, ...miss.lostTo }]);
      return lostTo === undefined || miss.lostTo === undefined
        ? miss
        : { ...miss, lostTo: { ...miss.lostTo, start: lostTo.start, end: lostTo.end } };
    });
  }
}

/** How certain a score is: 2 (0.75 and more), 1 (0.5 and more) or 0. */
export const tier = (score: number): number => (score >= 0.75 ? 2 : score >= 0.5 ? 1 : 0);

/** Keeps floating-point sums such as 0.4 + 0.35 at three digits, so that a ledger adds up to its score. */
export const round = (score: number): number => Math.round(score * 1000) / 1000;

/** A score so little above another that nothing changes but which of two types of one term counts. */
export const justAbove = (score: number): number => Math.min(1, round(score + 0.001));

/** True for two candidates of one type at one place: several recognizers may read the same there. */
export const isSameReading = (a: Candidate | undefined, b: Candidate): boolean =>
  a !== undefined && a.start === b.start && a.end === b.end && a.type === b.type;
