import type { Calibration } from '../contracts/calibration.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { Evidence, EvidenceKind } from '../contracts/evidence.js';
import type { LedgerEntry, Match } from '../contracts/recognizer.js';
import { Curves } from './calibration.js';
import { type Candidate, round } from './candidate.js';
import { logOdds, probability, SUSPICION } from './odds.js';

/** What was plausible without its evidence (level 2) stays a suspicion with it (level 3). */
const PLAUSIBLE = 0.5;

const NO_STEPS: readonly LedgerEntry[] = [];
const calibrationStep = (by: number): LedgerEntry => ({
  reason: 'how often such readings are right',
  by,
  code: 'calibration',
});

/** A match as it counts: its probability with all evidence, and how it came to that. */
export interface Judged {
  readonly score: number;
  /** One step for each evidence, in its order; they lead from the score of the recognizer to this one. */
  readonly steps: readonly LedgerEntry[];
}

/** The one place where evidence becomes a probability. */
export class Judge {
  readonly #kinds: ReadonlyMap<string, EvidenceKind>;
  readonly #curves: Curves;

  constructor(kinds: readonly EvidenceKind[], calibrations: readonly Calibration[] = []) {
    this.#curves = new Curves(calibrations);
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
  }

  /**
   * First what the score turned out to mean, where its recognizer is given and has been calibrated, then the evidence. A match without
   * either is as probable as its recognizer says.
   */
  of(
    { type, score, evidence = [] }: Pick<Match, 'type' | 'score' | 'evidence'>,
    recognizer?: string,
    isTraced = true,
  ): Judged {
    const curve = recognizer === undefined ? undefined : this.#curves.of(recognizer)?.get(type);
    if (evidence.length === 0 && curve === undefined) return { score, steps: NO_STEPS };
    if (evidence.length === 0 && !isTraced) return { score: curve?.of(score) ?? score, steps: NO_STEPS };
    const steps: LedgerEntry[] = [];
    let now = curve?.of(score) ?? score;
    if (curve !== undefined) steps.push(calibrationStep(now - score));
    const least = score >= PLAUSIBLE ? SUSPICION : 0;
    let odds = logOdds(now);
    for (const one of evidence) {
      odds += this.weightOf(one, type);
      const next = Math.max(least, probability(odds));
      steps.push({ reason: this.#kinds.get(one.code)?.reason ?? one.code, by: next - now, code: one.code });
      now = next;
    }
    return { score: now, steps };
  }

  /** The candidate of a pattern or a list with the probability behind its score, where it has been calibrated. */
  calibrated(candidate: Candidate, isTraced: boolean): Candidate {
    const curve = this.#curves.of(candidate.recognizer)?.get(candidate.type);
    if (curve === undefined) return candidate;
    const { type, start, end, recognizer, domainSpecific } = candidate;
    const score = round(curve.of(candidate.score));
    const ledger = isTraced ? [...candidate.ledger, calibrationStep(round(score - candidate.score))] : candidate.ledger;
    return { type, start, end, score, recognizer, domainSpecific, ledger };
  }

  /** The lowest score of a recognizer of which the probability reaches `least`. */
  scoreFor(least: number, recognizer: string, type: EntityType): number {
    return this.#curves.of(recognizer)?.get(type)?.scoreFor(least) ?? least;
  }

  /** What an evidence adds to the log-odds of a match of this type. */
  weightOf({ code, weight, value = 1 }: Evidence, type: string): number {
    const weights = this.#kinds.get(code)?.weights ?? {};
    return value * (weight ?? (Object.hasOwn(weights, type) ? (weights[type] ?? 0) : 0));
  }
}
