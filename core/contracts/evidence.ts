import type { EntityType } from './entity-type.js';
import { token } from './token.js';

/**
 * An observation of a recognizer for or against a match. It changes the score on the log-odds scale: the weights of all evidence are added
 * to `ln(p / (1 - p))` of the score, and the sum is converted back to a probability. A weight of 0.7 doubles the odds, -0.7 halves them, 0 has
 * no effect. Evidence lowers a score but never removes a match: what is plausible without it stays a candidate at level 3.
 */
export interface Evidence {
  /**
   * Name of an {@link EvidenceKind} of any plugin in the engine, or the recognizer's own code together with a `weight`; another code is an error.
   * Never a piece of the text.
   */
  readonly code: string;
  /** Change of the log-odds. Default: the kind's weight for the type of the match, or 0. */
  readonly weight?: number;
  /** Amount of the evidence, as a factor of the weight; default 1. */
  readonly value?: number;
}

/** A kind of {@link Evidence}, with its text for explanations and its weights. Weights are data, fitted on labelled texts where available. */
export interface EvidenceKind {
  /** `<kind>:<what>`, both in kebab-case, such as `lexicon:medicine`; unique in an engine. */
  readonly name: string;
  /** Text for explanations, in plain words. */
  readonly reason: string;
  /** Change of the log-odds, by type of the match; 0 for other types. */
  readonly weights: Readonly<Record<EntityType, number>>;
}

/** Token under which an engine collects its kinds of evidence. */
export const EVIDENCE_KIND = token<EvidenceKind>('deidkit.EvidenceKind');
