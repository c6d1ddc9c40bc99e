import type { Evidence, EvidenceKind } from '../contracts/evidence.js';
import type { LedgerEntry, Match } from '../contracts/recognizer.js';

/** Scores of 0 and 1 leave nothing to be said for or against; this far from them, evidence counts. */
const MARGIN = 0.001;
/** What was plausible without its evidence (level 2) stays a suspicion with it (level 3). */
const PLAUSIBLE = 0.5;
const SUSPICION = 0.2;

/** A match as it counts: its probability with all evidence, and how it came to that. */
export interface Judged {
  readonly score: number;
  /** One step for each evidence, in its order; they lead from the score of the recognizer to this one. */
  readonly steps: readonly LedgerEntry[];
}

/** The one place where evidence becomes a probability. */
export class Judge {
  readonly #kinds: ReadonlyMap<string, EvidenceKind>;

  constructor(kinds: readonly EvidenceKind[]) {
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
  }

  /** A match without evidence is as probable as its recognizer says. */
  of({ type, score, evidence = [] }: Pick<Match, 'type' | 'score' | 'evidence'>): Judged {
    if (evidence.length === 0) return { score, steps: [] };
    const steps: LedgerEntry[] = [];
    const least = score >= PLAUSIBLE ? SUSPICION : 0;
    let odds = logOdds(score);
    let now = score;
    for (const one of evidence) {
      odds += this.weightOf(one, type);
      const next = Math.max(least, probability(odds));
      steps.push({ reason: this.#kinds.get(one.code)?.reason ?? one.code, by: next - now, code: one.code });
      now = next;
    }
    return { score: now, steps };
  }

  /** What an evidence adds to the log-odds of a match of this type. */
  weightOf({ code, weight, value = 1 }: Evidence, type: string): number {
    const weights = this.#kinds.get(code)?.weights ?? {};
    return value * (weight ?? (Object.hasOwn(weights, type) ? (weights[type] ?? 0) : 0));
  }
}

/** `ln(p / (1 - p))` */
function logOdds(score: number): number {
  const p = Math.min(1 - MARGIN, Math.max(MARGIN, score));
  return Math.log(p / (1 - p));
}

/** The way back from log-odds. */
const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));
