import type { CodeRecognizer, EntityType, Match } from '../../../core/index.js';
import type { ModelEntity, ModelName, RunningModel } from '../../../core/services.js';
import { calibrate, type Learnt } from './tagger/calibrate.js';

/** Lowest probability that is reported: such a finding belongs to level 3. */
const SUSPICION = 0.2;
/** Maximum score of a suspicion, an entity outside of the most probable labelling. It stays below level 2. */
const MOST_FOR_SUSPICION = 0.45;

/**
 * A recognizer for a custom model. It has learnt from the team's labels where terms begin and end, so its entities are
 * neither trimmed nor
 * doubted here.
 */
export const trainedRecognizer = (
  name: string,
  tagger: (by: ModelName) => RunningModel,
  types: readonly EntityType[],
  learnt: Readonly<Record<EntityType, Learnt>>,
): CodeRecognizer => ({
  name,
  types,
  domainSpecific: true,
  recognize: ({ view }) => modelMatches(view, tagger('fast'), types, learnt),
});

/** The matches of a custom model in a text. */
export function* modelMatches(
  view: string,
  tagger: RunningModel,
  types: readonly EntityType[],
  learnt: Readonly<Record<EntityType, Learnt>>,
): Iterable<Match> {
  for (const entity of tagger.tag(view, SUSPICION)) {
    const type = types[entity.type];
    if (type === undefined) continue;
    const score = scoreOf(entity, type, learnt);
    if (score < SUSPICION) continue;
    const stop = view.charAt(entity.end - 1) === '.' && learnt[type]?.endsWithStop === false;
    yield { type, start: entity.start, end: entity.end - (stop ? 1 : 0), score, why: 'trained model' };
  }
}

const scoreOf = (
  { probability, best }: ModelEntity,
  type: EntityType,
  learnt: Readonly<Record<EntityType, Learnt>>,
): number => Math.min(best ? 1 : MOST_FOR_SUSPICION, calibrate(type, Math.min(1, probability), learnt));
