import type { EntityType } from './entity-type.js';
import { token } from './token.js';

/**
 * One thing that a recognizer saw and that speaks for or against what it reports. It moves the match's score on the scale of log-odds:
 * `ln(p / (1 - p))` of the score plus the weights of all evidence is that of the probability in which it ends. A weight of 0.7 doubles the odds, one
 * of -0.7 halves them, and 0 says nothing. Evidence lowers, it never erases: what was plausible without it stays a candidate of level 3.
 */
export interface Evidence {
  /** What it is: the name of an {@link EvidenceKind}, or a code of the recognizer's own, which then gives its `weight`. Never a piece of the text. */
  readonly code: string;
  /** Change of the log-odds; left out, what the kind says for the type of the match, and 0 where it says nothing. */
  readonly weight?: number;
  /** How much of it there is, as a factor of the weight; default 1. */
  readonly value?: number;
}

/** A kind of {@link Evidence}: what people read of it, and what it weighs. Weights are data, fitted on labelled texts where there are some. */
export interface EvidenceKind {
  /** `<kind>:<what>`, both in kebab-case, such as `lexicon:medicine`; unique in an engine. */
  readonly name: string;
  /** What explanations say of it, in plain words. */
  readonly reason: string;
  /** Change of the log-odds, by type of the match; 0 for any other. */
  readonly weights: Readonly<Record<EntityType, number>>;
}

/** Token under which an engine collects its kinds of evidence. */
export const EVIDENCE_KIND = token<EvidenceKind>('deidkit.EvidenceKind');
