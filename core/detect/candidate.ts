import type { EntityType } from '../contracts/entity-type.js';
import type { LedgerEntry } from '../contracts/recognizer.js';
import type { Rejection } from '../contracts/results.js';
import type { Span } from '../contracts/span.js';

/** A possible finding, in offsets of the view. Scores do not depend on the level: that is what makes the level law hold. */
export interface Candidate extends Span {
  readonly type: EntityType;
  readonly score: number;
  /** Score that counts when candidates overlap; higher than `score` for joined ones, which are as sure as their surest part. */
  readonly priority: number;
  readonly recognizer: string;
  readonly domainSpecific: boolean;
  /** Only filled when the caller asked for an explanation. */
  readonly ledger: readonly LedgerEntry[];
}

/** Collects what `explain` shows; a run without it passes `undefined` and pays nothing. */
export interface Trace {
  /** Near misses, in offsets of the view. */
  readonly misses: Rejection[];
}

/** Keeps floating-point sums such as 0.4 + 0.35 at three digits, so that a ledger adds up to its score. */
export const round = (score: number): number => Math.round(score * 1000) / 1000;
