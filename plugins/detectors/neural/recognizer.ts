import type { CodeRecognizer, EntityType } from '../../../core/index.js';
import type { ModelEntity, ModelName } from '../../../core/services.js';
import { isWithinCitation } from '../../../kit/index.js';
import { isPublicCode } from './public-codes.js';

/** Lowest probability that is reported at all: it becomes a finding of level 3 only. */
const SUSPICION = 0.2;
/** A suspicion beside the best reading never reaches level 2 by itself. */
const MOST_FOR_SUSPICION = 0.45;

const DIGITS = /^\d+$/;
/** A number that no calendar shows: the count of a row (`119`), an amount (`1900.00`). */
const NO_DATE = /^(?:\d{1,3}|\d{4,}[.,]00)$/;
/** A year or the number of a volume, a page or a section. */
const MAY_BE_CITED = /^[§\d.:-]{1,10}$/;
/** Hours and minutes without a sign between them: `0930`, `1745`. */
const CLOCK = /^(?:[01]?\d|2[0-4])[0-5]\d$/;
/** False for a bare number that no clock shows, such as an extension in a table: `4471`. */
const isClock = (term: string): boolean => !DIGITS.test(term) || term.length < 3 || CLOCK.test(term);

/**
 * Reports what a model finds beside names, with its probabilities as scores; where a text is read with it at all.
 * @param read entities of a text as a model reads it, with numbers of `types`
 */
export const labelRecognizer = (
  read: (view: string, by: ModelName, suspicion: number) => readonly ModelEntity[],
  types: readonly EntityType[],
): CodeRecognizer => ({
  name: 'neural/labels',
  types,
  estimates: true,
  *recognize({ view, models }) {
    for (const by of models) {
      if (by === 'fast') continue;
      for (const { start, end, type, probability, best } of read(view, by, SUSPICION)) {
        const name = types[type];
        const score = Math.min(best ? 1 : MOST_FOR_SUSPICION, probability);
        if (name === undefined || score < SUSPICION || isPublicCode(view, start)) continue;
        const term = view.slice(start, end);
        if ((name === 'TIME' && !isClock(term)) || (name === 'DATE' && NO_DATE.test(term))) continue;
        if (MAY_BE_CITED.test(term) && isWithinCitation(view, { start, end, type: name })) continue;
        yield { type: name, start, end, score, why: 'token classifier' };
      }
    }
  },
});
