import type { Calibration } from '../contracts/calibration.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { Evidence, EvidenceKind } from '../contracts/evidence.js';
import { nearest } from '../contracts/nearest.js';
import type { LedgerEntry, Match } from '../contracts/recognizer.js';
import { Curves } from './calibration.js';
import { type Candidate, round } from './candidate.js';
import { logOdds, probability, SUSPICION } from './odds.js';

/** A match that is plausible without its evidence (level 2) remains a candidate with it (level 3). */
export const PLAUSIBLE = 0.5;

const NO_STEPS: readonly LedgerEntry[] = [];
const calibrationStep = (by: number): LedgerEntry => ({
  reason: 'how often such readings are right',
  by,
  code: 'calibration',
});

/** A match with its final probability, and the steps that led to it. */
export interface Judged {
  readonly score: number;
  /** One step for each piece of evidence, in the same order, from the recognizer's score to the final probability. */
  readonly steps: readonly LedgerEntry[];
}

/**
 * Evidence that would have no effect, or one that nobody meant. The message names kinds that are known, and nothing that a recognizer gave, which
 * could be a piece of the text.
 */
export class WrongEvidence extends Error {}

/** Turns evidence into probabilities. No other code does this. */
export class Judge {
  readonly #kinds: ReadonlyMap<string, EvidenceKind>;
  readonly #curves: Curves;

  constructor(kinds: readonly EvidenceKind[], calibrations: readonly Calibration[] = []) {
    this.#curves = new Curves(calibrations);
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
  }

  /**
   * Applies the calibration of the recognizer, if there is one, and then the evidence. Without either, the recognizer's
   * score is the probability. Throws {@link WrongEvidence}.
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

  /** The candidate of a pattern or dictionary, with its calibrated score. */
  calibrated(candidate: Candidate, isTraced: boolean): Candidate {
    const curve = this.#curves.of(candidate.recognizer)?.get(candidate.type);
    if (curve === undefined) return candidate;
    const { type, start, end, recognizer, domainSpecific } = candidate;
    const score = round(curve.of(candidate.score));
    const ledger = isTraced ? [...candidate.ledger, calibrationStep(round(score - candidate.score))] : candidate.ledger;
    return { type, start, end, score, recognizer, domainSpecific, ledger };
  }

  /** The lowest score of a recognizer whose probability reaches `least`. */
  scoreFor(least: number, recognizer: string, type: EntityType): number {
    return this.#curves.of(recognizer)?.get(type)?.scoreFor(least) ?? least;
  }

  /** The change that a piece of evidence makes to the log-odds of a match of this type. Throws {@link WrongEvidence}. */
  weightOf({ code, weight, value = 1 }: Evidence, type: string): number {
    const change = value * (weight ?? this.#weightOfKind(code, type));
    if (Number.isNaN(change)) throw new WrongEvidence("its evidence has a 'weight' or 'value' that is no number");
    return change;
  }

  #weightOfKind(code: string, type: string): number {
    const kind = this.#kinds.get(code);
    if (kind === undefined) throw this.#unknown(code);
    return Object.hasOwn(kind.weights, type) ? (kind.weights[type] ?? 0) : 0;
  }

  #unknown(code: string): WrongEvidence {
    const meant = nearest(String(code), [...this.#kinds.keys()]);
    const hint = meant === undefined ? '' : `: '${meant}' may be meant`;
    return new WrongEvidence(`its evidence has a code that no plugin declares, and no weight of its own${hint}`);
  }
}
