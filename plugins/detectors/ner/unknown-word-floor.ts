import type { EntityType } from '../../../core/index.js';
import type { ModelEntity } from '../../../core/services.js';

const LEVEL_2 = 0.5;
/** Minimum probability of being of any type, within the most probable labelling and for a suspicion. */
const ANY = { best: 0.6, suspicion: 0.5 };
/** Minimum probability of a place; most unknown words are companies. */
const PLACE = 0.4;

/**
 * Minimum score of an entity of unknown words. A capitalised word in no list is usually a name: even if the model
 * cannot decide between person, company and place, it is found at level 2.
 */
export function leastScore({ isUnknownWord, anyType, best, probability }: ModelEntity, type: EntityType): number {
  if (!isUnknownWord || anyType < (best ? ANY.best : ANY.suspicion)) return 0;
  return type !== 'LOCATION' || probability >= PLACE ? LEVEL_2 : 0;
}
