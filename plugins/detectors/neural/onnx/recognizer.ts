import type { CodeRecognizer, EntityType } from '../../../../core/index.js';
import type { RunningModel } from '../../../../core/services.js';

/** Lowest probability that is reported at all: it becomes a finding of level 3 only. */
const SUSPICION = 0.2;
/** A suspicion beside the best reading never reaches level 2 by itself. */
const MOST_FOR_SUSPICION = 0.45;

/** Reports what a model finds beside names, with its probabilities as scores; where a text is read with it at all. */
export const labelRecognizer = (model: () => RunningModel, types: readonly EntityType[]): CodeRecognizer => ({
  name: 'neural/labels',
  types,
  *recognize({ view, models }) {
    if (models.every((name) => name === 'fast')) return;
    for (const { start, end, type, probability, best } of model().tag(view, SUSPICION)) {
      const name = types[type];
      const score = Math.min(best ? 1 : MOST_FOR_SUSPICION, probability);
      if (name !== undefined && score >= SUSPICION) yield { type: name, start, end, score, why: 'token classifier' };
    }
  },
});
