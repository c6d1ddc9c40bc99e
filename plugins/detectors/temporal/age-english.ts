import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import {
  age,
  END,
  GERMANIC,
  MONTHS,
  NUMBER,
  NUMBERED,
  RANGE,
  ROMANCE,
  ROMANCE_PART,
  ROMANCE_UNIT,
  UNIT,
} from './age-forms.js';
import { ENGLISH_FROM_ELEVEN, ENGLISH_NUMBER } from './age-words.js';

const MONTH_NAME = `(?:${lexiconPattern('calendar', { class: 'month-full', language: 'en' })})(?!\\p{L})`;

/** Words for persons in notes, claims and reports. */
const PERSON = lexiconPattern('ages', { class: 'person', language: 'en' });

/** Excludes years of doing something, and years of age difference. */
const NO_SPAN = `(?! (?:${lexiconPattern('ages', { class: 'not-before', language: 'en' })})(?!\\p{L}))`;

/** What follows `and over` where it is a limit: `and under investigation` tells of somebody. */
const BEHIND_LIMIT = `(?=[.,;:!?)\\]\\n|]|\\s{0,2}$| (?:${lexiconPattern('ages', { class: 'behind-a-limit', language: 'en' })})(?!\\p{L}))`;
/** A limit for a group, not the age of anybody: `aged 65 and over`, `18 years of age or older`, `65+`. */
const NO_LIMIT = `(?!\\+|(?:[ -]?(?:years?|yrs?|months?)(?: of age| old)?)? (?:(?:${lexiconPattern('ages', { class: 'limit', language: 'en' })})(?!\\p{L})|and (?:above|over|under)${BEHIND_LIMIT}))`;

/** Ages in English, and form fields in all languages. */
export const english: readonly Pattern[] = [
  age({
    // `3 do 9 maja`, `12 do corrente`: `do` is a word of other languages.
    name: 'old',
    match: `${NUMBERED}${NO_LIMIT}`,
    score: 'form:own',
    validate: (term) =>
      !ROMANCE.test(term) && !GERMANIC.test(term) && !MONTHS.test(term) && !term.toLowerCase().endsWith(' do'),
    valid: 'form:own',
  }),
  age({ name: 'words', match: `${ENGLISH_NUMBER}[ -]${UNIT}[ -](?:old|of age|young)${END}`, score: 'form:own' }),
  age({
    name: 'aged',
    lead: '(?:aged|ages?)(?: of| group| range| between)? (?:is |at |was )?(?:about |around |approximately |just |only |over |under )?',
    match: `(?:${RANGE}(?:[ -]?(?:years?|yrs?|y|months?|weeks?|days?)(?: old)?)?(?![\\p{L}\\d/]|[.,:]\\d|-\\d|%)|${ENGLISH_NUMBER}(?: years?)?${END})${NO_LIMIT}`,
    score: 'cue:label',
  }),
  age({
    name: 'field',
    lead: '(?:age|alter|âge|edad|età|idade|leeftijd)(?: ?/ ?(?:sex|gender))? ?(?:\\([a-z]{1,6}\\))?["\']? ?(?:[:=|>-]{1,2} {0,40}|\\t[\\t ]{0,8})["\']?',
    match: `${RANGE}(?: {0,2}(?:${UNIT}|y|Jahren?|J\\.|Monaten?|${ROMANCE_UNIT}|mes|jaar|maanden)${END}(?:${ROMANCE_PART})?)?(?![\\p{L}\\d]|[.,]\\d)`,
    score: 'cue:label',
  }),
  age({
    name: 'turned',
    // `(se 4, im 112)` is an image in a series.
    lead: "(?<!(?:se|series|ser) \\d{1,4}[,;/] ?)(?:turned|turns|turning|(?:he|she|who)(?: is| was|'s)(?: now| only| just| about| almost| nearly)?|i'?m|i am|they are) ",
    match: `${NUMBER}(?: years?)?(?=[.,;!?)]|\\s{0,2}$|\\n| on | and | but | now | when | today| this | next | last | years| in (?:${MONTH_NAME}|(?:19|20)\\d\\d(?!\\d)))(?![.,]\\d)`,
    score: 'cue:word',
  }),
  age({
    name: 'turned, in words',
    lead: `(?:turned|turns|turning|(?<!\\p{L})(?:${PERSON})(?: is| was|'s)(?: now| only| just| about| almost| nearly)?|i'?m|i am) `,
    match: `${ENGLISH_FROM_ELEVEN}(?: years?)?(?=[.,;!?)]|\\s{0,2}$|\\n| (?:now|today|this|next|last|years)(?!\\p{L})| on (?:mon|tues|wednes|thurs|fri|satur|sun)day| in ${MONTH_NAME})(?![.,]\\d)`,
    score: 'cue:word',
  }),
  // `the patient, 93, was seen`, `Driver, 93 F, cited`, `she is 93yrs with asthma`: after a word for a person, followed
  // by years, a sex or a comma.
  age({
    name: 'behind a person',
    lead: `(?<!\\p{L})(?:${PERSON})(?: is| was|'s)?(?:,|:)? \\(?(?:an? |now |only |aged? )?`,
    match: `(?:1[01]\\d|[1-9]\\d)(?: ?(?:y(?:rs?)?|y/?o)\\.?(?: ?/? ?[mf])?| ?/? ?[mf](?![\\p{L}\\p{N}_'°-])|(?=, (?:${lexiconPattern('ages', { class: 'verb-behind', language: 'en' })})(?!\\p{L})))${END}${NO_SPAN}`,
    score: 'cue:word',
    counter: ['temp', 'temperature', 'fever', 'tmax', 'degrees', 'size', 'budget', 'revenue'],
  }),
  // `Age at death of father: 94`, `died at 92`, `lived to be 101`. Excludes `died at 9 pm` and `at 40 km/h`.
  age({
    name: 'of a life',
    lead: '(?:age (?:at|of) (?:death|diagnosis|onset)(?: of \\p{L}{2,12})?[: =-]{1,3}|(?:died|passed away|alive|living|diagnosed|dx) at |liv(?:ed|es|ing) to(?: be)? |(?:he|she|they) will (?:be|turn) )(?:about |almost |nearly |over )?',
    match: `(?:${NUMBER}|${ENGLISH_FROM_ELEVEN})(?: years?)?(?=[.,;!?)]|\\s{0,2}$|\\n| (?:of|from|after|in|and|but|on|this|next|with|due)(?!\\p{L}))(?![.,]\\d)`,
    score: 'cue:word',
  }),
  age({ name: 'birthday', match: `${NUMBER}(?:st|nd|rd|th)\\b(?= (?:birthday|bday|b-day))`, score: 'form:typical' }),
  age({
    name: 'decade',
    lead: "in(?:to)? (?:her|his|their|my|your|the patient's|its) ",
    match: `(?:(?:early|mid|middle|late)(?: to (?:mid|late))?[ -])?(?:[1-9]0'?s|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)${END}`,
    score: 'cue:phrase',
  }),
  age({
    name: 'noun',
    match: `(?:sexagenarian|septuagenarian|octogenarian|nonagenarian|centenarian)s?${END}`,
    score: 'form:usual',
  }),
];
