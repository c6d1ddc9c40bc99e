import type { CodeRecognizer, EntityType, Match } from '../../../core/index.js';
import type { ModelName, RunningModel } from '../../../core/services.js';
import { SUSPICION, scoreOf } from './score.js';
import type { Learnt } from './tagger/calibrate.js';

/** Lowest score of level 1. */
const SURE = 0.75;

/**
 * A recognizer for a custom model. It has learnt from the team's labels where terms begin and end, so its entities are neither trimmed nor lowered here.
 * Only a term within a person, place or organisation of which other recognizers are sure stays what it is, unless terms of the team looked like that, too.
 * @param by what it reads with. One that needs the accurate model reads only texts that are not read with the fast one alone.
 */
export const trainedRecognizer = (
  name: string,
  tagger: (by: ModelName) => RunningModel,
  types: readonly EntityType[],
  learnt: Readonly<Record<EntityType, Learnt>>,
  by: ModelName = 'fast',
): CodeRecognizer => ({
  name,
  types,
  domainSpecific: true,
  recognize: () => [],
  *recall({ view, models }, found) {
    if (by !== 'fast' && models.every((name) => name === 'fast')) return;
    const sure = found.filter(({ score }) => score >= SURE);
    for (const match of modelMatches(view, tagger(by), types, learnt)) {
      const yieldsTo = learnt[match.type]?.yieldsTo ?? [];
      const isKnown = sure.some(
        ({ type, start, end }) => yieldsTo.includes(type) && start <= match.start && match.end <= end,
      );
      if (!isKnown) yield match;
    }
  },
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
    // Nothing but a full stop.
    if (stop && entity.end - entity.start === 1) continue;
    yield {
      type,
      start: entity.start,
      end: entity.end - (stop ? 1 : 0),
      score,
      why: whyOf(entity.probability, learnt[type]),
    };
  }
}

/** For people: what the model thinks of it, and where it would be sure. */
const whyOf = (probability: number, learnt?: Learnt): string => {
  const percent = (value: number): string => `${Math.round(Math.min(1, value) * 100)} %`;
  const sure =
    learnt === undefined ? '' : ` (level 2 from ${percent(learnt.plausible)}, level 1 from ${percent(learnt.sure)})`;
  return `trained model, ${percent(probability)}${sure}`;
};
