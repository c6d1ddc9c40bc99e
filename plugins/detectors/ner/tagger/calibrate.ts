import type { EntityType } from '../../../../core/index.js';

/** Probabilities from which a reading counts at level 2 and at level 1. */
export interface Knots {
  readonly plausible: number;
  readonly sure: number;
}

/** What training has learnt of a type beside the weights. */
export interface Learnt extends Knots {
  /** True if a term may end with a full stop; else the one behind it is the sentence's. */
  readonly endsWithStop: boolean;
  /** Types of the package's model that hardly any of the labelled terms looked like: what other recognizers are sure to be one of them stays one. */
  readonly yieldsTo?: readonly EntityType[];
}

/**
 * Sequence models are too sure of themselves. Chosen so that about 55 of 100 readings at `plausible`, and 80 at `sure`, touch
 * an entity of their type on labelled text the model has not seen.
 */
const KNOTS: Readonly<Record<EntityType, Knots>> = {
  PERSON: { plausible: 0.54, sure: 0.92 },
  LOCATION: { plausible: 0.5, sure: 0.92 },
  ORGANIZATION: { plausible: 0.6, sure: 0.97 },
};
export const USUAL: Knots = { plausible: 0.55, sure: 0.9 };

/** The score of a reading on the engine's scale, where 0.5 is level 2 and 0.75 level 1; rises with the probability. */
export function calibrate(
  type: EntityType,
  probability: number,
  knots: Readonly<Record<EntityType, Knots>> = KNOTS,
): number {
  const { plausible, sure } = (Object.hasOwn(knots, type) ? knots[type] : undefined) ?? USUAL;
  if (probability < plausible) return (probability / plausible) * 0.5;
  if (probability < sure) return 0.5 + ((probability - plausible) / (sure - plausible)) * 0.25;
  return 0.75 + ((probability - sure) / (1 - sure)) * 0.25;
}
