import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { DURATION_WORDS, PERSON_WORDS } from './age-context.js';
import {
  age,
  END,
  NOT_DURATION,
  NUMBERED,
  RANGE,
  ROMANCE_OF_AGE,
  ROMANCE_PART,
  ROMANCE_UNIT,
  ROMANCE_YEARS,
} from './age-forms.js';
import { ROMANCE_NUMBER } from './age-words.js';

/** Ages in French, Spanish, Italian and Portuguese. */
export const romance: readonly Pattern[] = [
  age({
    name: 'romance-of-age',
    match: NUMBERED,
    score: 'form:own',
    validate: (term) => ROMANCE_OF_AGE.test(term),
    valid: 'form:own',
  }),
  age({
    name: 'romance-person',
    lead: `(?:${lexiconPattern('ages', { class: 'person-before-age' })})(?:,? \\p{L}{1,15}){0,2},? (?:de|di) `,
    match: `(?:${RANGE}|${ROMANCE_NUMBER}) {1,2}(?:${ROMANCE_UNIT}|mes)(?:${ROMANCE_PART})?${END}`,
    score: 'cue:label',
  }),
  age({
    name: 'romance-verb',
    lead: `(?:âgée?s? (?:de |d')|(?:${lexiconPattern('ages', { class: 'before-years-of-age' })}) )`,
    match: `(?:${RANGE}|${ROMANCE_NUMBER}) (?:ans|años|anni|anos)${END}${NOT_DURATION}`,
    score: 'cue:phrase',
  }),
  age({
    name: 'romance-years',
    match: NUMBERED,
    score: 'form:common',
    validate: (term) => ROMANCE_YEARS.test(term),
    valid: 'form:common',
    context: PERSON_WORDS,
    counter: DURATION_WORDS,
  }),
  age({
    name: 'label-without-colon',
    lead: '(?:Alter von|Alter|Lebensalter|âge de|edad de|età di|anni|idade de|leeftijd van) ',
    match: `${RANGE}(?: (?:Jahren?|Monaten?|Wochen|Tagen|${ROMANCE_UNIT}|jaar|maanden)${END})?(?![\\p{L}\\d/]|[.,:]\\d|%)`,
    score: 'cue:label',
  }),
];
