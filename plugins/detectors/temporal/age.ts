import type { PatternRecognizer } from '../../../core/index.js';
import { NOTE_WORDS } from './age-context.js';
import { agesByDecade } from './age-decades.js';
import { english } from './age-english.js';
import { age, END, NUMBER } from './age-forms.js';
import { labelledAges } from './age-labels.js';
import { agesOfLanguages } from './age-of-languages.js';
import { agesOfNotes } from './age-of-notes.js';
import { romance } from './age-romance.js';
import { agesAsTold } from './age-spoken.js';
import { statedAges } from './age-stated.js';
import { GERMAN_NUMBER } from './age-words.js';

/**
 * Ages of people, in digits and in words, in seven languages. Excludes durations (`for 5 years`, `5 years of
 * experience`).
 */
export const ageOfPerson: PatternRecognizer = {
  name: 'temporal/age',
  types: ['AGE'],
  patterns: [
    ...english,
    ...romance,
    ...agesOfNotes,
    ...labelledAges,
    ...statedAges,
    ...agesOfLanguages,
    ...agesByDecade,
    ...agesAsTold,
    // A film of 35M and 91F in the shade are not ages; the context words of a note decide.
    {
      name: 'age-and-sex',
      type: 'AGE',
      match: `(?<![\\d.,/:$€£-])(?:1[01]\\d|[1-9]\\d)y? ?/?[MF]${END}`,
      score: 'form:bare',
      boost: 0.4,
      context: NOTE_WORDS,
      counter: ['temp', 'temperature', 'fever', 'tmax', 'degrees', 'gauge', 'size', 'model', 'budget', 'revenue'],
    },
    // `45岁`, `67歳`, `52세`; `18岁以上` is a limit.
    age({
      name: 'east-asian',
      match:
        '(?<!\\d)(?<!\\d[.,:/-])(?:1[01]\\d|[1-9]?\\d) ?(?:周岁|週歲|岁|歲|歳|세|살)(?!以|未满|이상|이하|미만|까지)',
      score: 'form:own',
    }),
    age({ name: 'german-words', match: `${GERMAN_NUMBER}(?:jährige?[nrsm]?| Jahre alt)${END}`, score: 'form:own' }),
  ],
};

const AGE_AND_SEX = `(?<![\\d.,/:$€£-])(?<!(?:type|class|group|phase|stage|exon|locus) )${NUMBER} ?(?:(?:y|yr|yrs)\\.? ?)?(?:/ ?)?(?:[MF]|male|female|man|woman|lady|gentleman)${END}`;

/** Clinical shorthand for ages that has other meanings outside of medicine: `78M`, `45/F`, `78 y F`. */
export const clinicalAge: PatternRecognizer = {
  name: 'temporal/clinical-age',
  types: ['AGE'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'age-and-sex',
      type: 'AGE',
      match: AGE_AND_SEX,
      score: 'form:usual',
    },
  ],
};
