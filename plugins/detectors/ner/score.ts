import type { EntityType } from '../../../core/index.js';
import type { ModelEntity } from '../../../core/services.js';
import { calibrate, type Knots } from './tagger/calibrate.js';

/** Lowest probability that is reported: such a finding belongs to level 3. */
export const SUSPICION = 0.2;
/** Maximum score of a suspicion, an entity outside of the most probable labelling. It stays below level 2. */
const MOST_FOR_SUSPICION = 0.45;
const LEVEL_2 = 0.5;
/** Minimum probability of being of any type, within the most probable labelling and for a suspicion. */
const ANY = { best: 0.6, suspicion: 0.5 };
/** Minimum probability of a place; most unknown words are companies. */
const PLACE = 0.4;

/** Converts the model's probability to a score. @param knots of a team's own model; default: of the package's */
export function scoreOf(entity: ModelEntity, type: EntityType, knots?: Readonly<Record<EntityType, Knots>>): number {
  const probability = Math.min(1, entity.probability);
  const score = entity.isCalibrated === true ? probability : calibrate(type, probability, knots);
  return Math.min(entity.best ? 1 : MOST_FOR_SUSPICION, score);
}

/**
 * Minimum score of an entity of unknown words. A capitalised word in no list is usually a name: even if the model
 * cannot decide between person, company and place, it is found at level 2.
 */
export function leastScore({ isUnknownWord, anyType, best, probability }: ModelEntity, type: EntityType): number {
  if (!isUnknownWord || anyType < (best ? ANY.best : ANY.suspicion)) return 0;
  return type !== 'LOCATION' || probability >= PLACE ? LEVEL_2 : 0;
}
