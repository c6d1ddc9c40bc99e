import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern, type WordClass } from '../../../kit/index.js';

const WHO_IS = eitherCase(lexiconPattern('attributes', { class: 'who-is' }));
const A = `(?:(?:${lexiconPattern('attributes', { class: 'before-an-attribute' })}) )?`;
/** What is described where another noun follows: `she is Catholic`, but not `is Catholic Church property`. */
const END = '(?![\\p{L}\\p{N}_-]| \\p{Lu}\\p{Ll})';

const stated = (type: string, name: WordClass<'attributes'>): Pattern => ({
  name: type,
  type,
  lead: `(?<![\\p{L}\\p{N}])(?:${WHO_IS}) ${A}`,
  match: `(?:${lexiconPattern('attributes', { class: name })})${END}`,
  score: 'cue:word',
});

/**
 * Attributes that a sentence tells of a person: `she is Catholic`, `er ist evangelisch`, `elle est lesbienne`; memberships
 * of a union that its name shows: `a member of the Maritime Union`.
 */
export const statedAttribute: PatternRecognizer = {
  name: 'attributes/stated-attribute',
  types: ['RELIGION', 'SEXUAL_ORIENTATION', 'POLITICAL_OPINION', 'TRADE_UNION'],
  patterns: [
    stated('RELIGION', 'religion'),
    stated('SEXUAL_ORIENTATION', 'sexual-orientation'),
    stated('POLITICAL_OPINION', 'political-opinion'),
    {
      name: 'union by its name',
      type: 'TRADE_UNION',
      lead: `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('special-categories', { class: 'membership', language: 'en' })}) (?:the |an? |his |her )?`,
      match: "\\p{Lu}[\\p{L}'’]{2,20}(?: (?:and |of |& )?\\p{Lu}[\\p{L}'’]{1,20}){0,4} Union(?![\\p{L}\\p{N}])",
      score: 'cue:word',
    },
  ],
};
