import type { CodeRecognizer, Match, PatternRecognizer } from '../../../core/index.js';
import { eitherCase, lexiconPattern, scoreOf } from '../../../kit/index.js';
import { isOccupation } from './occupation-words.js';

const STATES = eitherCase(lexiconPattern('attributes', { class: 'states-occupation' }));
const NO_OCCUPATION = lexiconPattern('attributes', { class: 'not-an-occupation', language: 'en' });
const LOWER = "\\p{Ll}[\\p{L}'-]{2,24}";
/** Where an occupation ends in a sentence. */
const BEHIND = lexiconPattern('attributes', { class: 'behind-occupation' });
const STOPS = `(?= ?(?:$|[\\n\\r,;.()!?|–—]| (?:${BEHIND})(?!\\p{L})))`;
const YEAR = '(?:19|20)\\d\\d';
const NOW = `(?:${lexiconPattern('attributes', { class: 'end-of-a-span' })})`;

/** Occupations in statements of any language: `she works as a piano tuner`, `arbeitet als Orgelbauer`. */
export const statedOccupation: PatternRecognizer = {
  name: 'attributes/stated-occupation',
  types: ['OCCUPATION'],
  patterns: [
    {
      name: 'in lower case',
      type: 'OCCUPATION',
      lead: `(?<!\\p{L})(?:${STATES})(?: an?| the| un| une| una| uno| um| uma| een| en| ett)? `,
      match: `(?!(?:an?|the|${NO_OCCUPATION})(?!\\p{L}))${LOWER}(?: ${LOWER}){0,2}${STOPS}`,
      score: 'cue:word',
    },
    {
      name: 'German',
      type: 'OCCUPATION',
      lead: `(?<!\\p{L})(?:${eitherCase(lexiconPattern('attributes', { class: 'states-occupation', language: 'de' }))}) (?:eine?r? )?`,
      match: '\\p{Lu}\\p{Ll}[\\p{L}-]{3,32}(?![\\p{L}\\p{N}])',
      score: 'cue:word',
    },
    // `2019 - present  Senior surveyor, …`
    {
      name: 'in a line of a CV',
      type: 'OCCUPATION',
      lead: `(?<=(?:^|\\n) {0,4})(?:${YEAR}|\\d\\d[./]${YEAR}) ?(?:[-–—]|to|bis|à|a) ?(?:${YEAR}|\\d\\d[./]${YEAR}|${NOW})[:,]?(?: {1,6}|\\t)`,
      match: "\\p{L}[\\p{L}'-]{2,30}(?: [\\p{L}'-]{2,20}){0,3}(?=,| (?:at|for|bei|chez|en|bij|presso) )",
      score: 'cue:word',
    },
  ],
};

/** `, a staff nurse`, ` – Informatikerin`, ` (bus driver)` behind two words with capitals. */
const BEHIND_NAME =
  /(?:, | [-–—] | \()(?<=\p{Lu}[\p{L}.'’-]{1,24} (?:\p{Ll}{1,4} )?\p{Lu}[\p{L}'’-]{1,24}.{2,3})(?:an? |the |seine? |ihre? |un |une |una )?((?!(?:our|my|his|her|their|your)(?!\p{L}))(?:[\p{L}-]{2,24} ){0,2}[\p{L}-]{3,32})(?=[,.;)\n]| bei | at | in |$)/dgu;
const SCORE = scoreOf('cue:word');

/** Occupations behind the name of a person: `Lars Brand, Zimmerer`, `Dina Elbaz, a staff nurse`. */
export const occupationOfNamed: CodeRecognizer = {
  name: 'attributes/occupation-of-named',
  types: ['OCCUPATION'],
  needs: { holds: [',-–—('] },
  recognize({ view }): readonly Match[] {
    return Array.from(view.matchAll(BEHIND_NAME)).flatMap(({ indices }): Match[] => {
      const span = indices?.[1];
      if (span === undefined || !isOccupation(view.slice(span[0], span[1]))) return [];
      return [{ type: 'OCCUPATION', start: span[0], end: span[1], score: SCORE, why: 'behind a name' }];
    });
  },
};
