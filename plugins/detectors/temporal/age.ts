import type { PatternRecognizer } from '../../../core/index.js';
import { GERMANIC_DURATION_WORDS, GERMANIC_PERSON_WORDS, NOTE_WORDS } from './age-context.js';
import { english } from './age-english.js';
import { age, END, GERMANIC, NUMBER, NUMBERED } from './age-forms.js';
import { besideBirth, besideName, romance } from './age-romance.js';
import { GERMAN_NUMBER } from './age-words.js';

/** Who has an age: as notes, claims and reports call a person. */
const ROLE =
  '(?:pt|patient|claimant|driver|passenger|pedestrian|victim|suspect|insured|resident|witness|plaintiff|decedent|deceased|cyclist|occupant|caller|tenant|' +
  'grandmother|grandfather|mother|father|husband|wife|son|daughter|brother|sister|he|she)';
const HEAT = [
  'temp',
  'temperature',
  'fever',
  'tmax',
  'febrile',
  'degrees',
  'gauge',
  'size',
  'budget',
  'revenue',
  'worth',
  'raised',
];

/** Ages of people, in digits and in words, in seven languages; durations (`for 5 years`, `5 years of experience`) are left alone. */
export const ageOfPerson: PatternRecognizer = {
  name: 'temporal/age',
  types: ['AGE'],
  patterns: [
    ...english,
    ...romance,
    besideName,
    ...besideBirth,
    age({
      name: 'germanic-years',
      match: NUMBERED,
      score: 0.3,
      validate: (term) => GERMANIC.test(term),
      valid: 0.3,
      context: GERMANIC_PERSON_WORDS,
      counter: GERMANIC_DURATION_WORDS,
    }),
    // A film of 35M and 91F in the shade are none: what makes it an age are the words of a note.
    {
      name: 'age-and-sex',
      type: 'AGE',
      match: `(?<![\\d.,/:$€£-])(?:1[01]\\d|[1-9]\\d)y? ?/?[MF]${END}`,
      score: 0.2,
      boost: 0.4,
      context: NOTE_WORDS,
      counter: ['temp', 'temperature', 'fever', 'tmax', 'degrees', 'gauge', 'size', 'model', 'budget', 'revenue'],
    },
    // `Driver, 93 F, cited`, `He is 93 F now`: of a person that the word before names by part or role; degrees are of weather.
    {
      name: 'age-and-sex behind a role',
      type: 'AGE',
      lead: `(?:${ROLE})(?: is| was|,|:)? \\(?(?:now )?`,
      match: `(?:1[01]\\d|[1-9]\\d)(?: ?(?:y|yrs?|y/?o)\\.?)?(?: ?/ ?| )?[MF](?![\\p{L}\\p{N}_'°-])`,
      ignoreCase: true,
      score: 0.6,
      counter: HEAT,
    },
    {
      name: 'years behind a role',
      type: 'AGE',
      lead: `(?:${ROLE})(?: is|,)? \\(?(?:now )?`,
      match: `(?:1[01]\\d|[1-9]\\d) ?(?:y|yrs)(?=[,;)]| (?:with|w/|slipped|fell|was|lives|presents|cited|struck|who)(?!\\p{L}))`,
      ignoreCase: true,
      score: 0.55,
    },
    // `93F with hip fx`, `this 90 M fell`
    {
      name: 'age-and-sex before what happened',
      type: 'AGE',
      match: `(?<![\\d.,/:$€£-])(?:1[01]\\d|[1-9]\\d) ?[MF](?= (?:fell|slipped|presents|presenting|presented|c/o|s/p|h/o|admitted|brought|found|struck|(?:with|w/) (?:chest|abd|hip|knee|back|leg|hx|fx|cc|pmh|sob|fever|pain|fall|a hx|acute|new|known|history|CHF|COPD|DM|HTN))(?![\\p{L}\\p{N}_]))`,
      score: 0.55,
      counter: HEAT,
    },
    age({ name: 'german-words', match: `${GERMAN_NUMBER}(?:jährige?[nrsm]?| Jahre alt)${END}`, score: 0.85 }),
  ],
};

const AGE_AND_SEX = `(?<![\\d.,/:$€£-])(?<!(?:type|class|group|phase|stage|exon|locus) )${NUMBER} ?(?:(?:y|yr|yrs)\\.? ?)?(?:/ ?)?(?:[MF]|male|female|man|woman|lady|gentleman)${END}`;

/** Ages in clinical shorthand that means something else outside of medicine: `78M`, `45/F`, `78 y F`. */
export const clinicalAge: PatternRecognizer = {
  name: 'temporal/clinical-age',
  types: ['AGE'],
  domains: ['Medical'],
  patterns: [
    {
      name: 'age-and-sex',
      type: 'AGE',
      match: AGE_AND_SEX,
      score: 0.55,
    },
  ],
};
