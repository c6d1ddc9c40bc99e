import type { PatternRecognizer } from '../../../core/index.js';
import { HEBREW_CITIES } from './lists/places.js';

/**
 * Hebrew writes `and`, `that`, `in`, `to` and `from` as prefixes of the next word; the prefixes are not part of the
 * name: `בתל אביב`.
 */
export const tiedCity: PatternRecognizer = {
  name: 'locations/tied-city',
  types: ['CITY'],
  patterns: [
    {
      type: 'CITY',
      lead: '(?<![\\p{L}\\p{M}\\p{N}_])[ושכ]?[בלמ]',
      match: `(?:${HEBREW_CITIES.join('|')})(?![\\p{L}\\p{M}\\p{N}_])`,
      score: 'cue:word',
    },
  ],
};
