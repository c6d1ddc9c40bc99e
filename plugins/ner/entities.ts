import type { CodeRecognizer, EntityType, Match, TextDocument } from '../../core/index.js';
import type { Entity, Tagger } from './tagger/tagger.js';

/** Lowest probability that is reported at all: it becomes a finding of level 3 only. */
const SUSPICION = 0.2;
/** A suspicion beside the best reading never reaches level 2 by itself. */
const MOST_FOR_SUSPICION = 0.45;

/** Characters that a tagger may leave at the ends of a name and that do not belong to it. */
const LEFT = /^[\s"'“”‘’()[\]{}<>.,;:!?*_#|/-]+/;
const RIGHT = /[\s"'“”‘’()[\]{}<>,;:!?*_#|/-]+$/;

/**
 * A recognizer from a tagger: what the model reads as an entity, with its probability as the score.
 * @param types entity type for each type of the model.
 */
export function entityRecognizer(name: string, tagger: () => Tagger, types: readonly EntityType[]): CodeRecognizer {
  return {
    name,
    types: [...new Set(types)],
    *recognize(document) {
      // Without a letter there is no name; most cells of a table end here.
      if (!/\p{L}/u.test(document.view)) return;
      for (const entity of tagger().tag(document.view, SUSPICION)) {
        const match = toMatch(document, entity, types);
        if (match !== undefined) yield match;
      }
    },
  };
}

function toMatch(
  { view }: TextDocument,
  { start, end, type, probability, best }: Entity,
  types: readonly EntityType[],
): Match | undefined {
  const entityType = types[type];
  const term = view.slice(start, end);
  const from = start + (LEFT.exec(term)?.[0].length ?? 0);
  const to = end - (RIGHT.exec(term)?.[0].length ?? 0);
  if (entityType === undefined || from >= to || !/\p{L}/u.test(view.slice(from, to))) return undefined;
  const score = best ? probability : Math.min(probability, MOST_FOR_SUSPICION);
  return {
    type: entityType,
    start: from,
    end: to,
    score: Math.min(1, score),
    why: best ? 'name model' : 'name model, a suspicion',
  };
}
