import type { EntityType } from '../../../core/index.js';
import type { Entity } from './tagger/tagger.js';

const LEVEL_2 = 0.5;
/** Probability of being of any type, in the best reading and for a suspicion beside it. */
const ANY = { best: 0.6, suspicion: 0.5 };
/** As a place only where that is likely by itself: most are firms. */
const PLACE = 0.4;

/**
 * Minimum score of an entity of unknown words. A capitalised word that is in no list is nearly always a name: even if the model is only
 * unsure whether it is a person, a company or a place, it is found at level 2.
 */
export function leastScore({ isUnknownWord, anyType, best, probability }: Entity, type: EntityType): number {
  if (!isUnknownWord || anyType < (best ? ANY.best : ANY.suspicion)) return 0;
  return type !== 'LOCATION' || probability >= PLACE ? LEVEL_2 : 0;
}
