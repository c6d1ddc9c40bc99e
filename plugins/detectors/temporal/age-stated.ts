import type { Pattern } from '../../../core/index.js';
import { lexiconPattern, lexiconSet, lexiconWords } from '../../../kit/index.js';
import { age, END } from './age-forms.js';
import { ENGLISH_FROM_ELEVEN, GERMAN_FROM_ELEVEN } from './age-words.js';
import { FULL_MONTHS } from './months.js';

const PRONOUNS = lexiconSet('ages', { class: 'pronoun' });
/** Relations and roles of persons, each once, the longest first. */
const KIN = [
  ...new Set([
    ...lexiconWords('kin', { class: 'relation' }),
    ...lexiconWords('kin', { class: 'relation-in-speech' }),
    ...lexiconWords('ages', { class: 'person' }).filter((word) => !PRONOUNS.has(word)),
    ...lexiconWords('ages', { class: 'children' }),
    ...lexiconWords('ages', { class: 'child' }),
  ]),
]
  .sort((a, b) => b.length - a.length)
  .join('|');
const SOMEBODY = `(?<!\\p{L})(?:${KIN})`;
/** When somebody will be of an age, behind it or before: `will be 19 in June`, `wird im Mai 80`. */
const IN_MONTH = ` (?:in|im|en|em|next|this) (?:${FULL_MONTHS.join('|')})(?!\\p{L})`;
const IS = `(?:['’](?:s|d be|ll be)| (?:${lexiconPattern('ages', { class: 'is-of-age' })}))(?: (?:${lexiconPattern('ages', { class: 'nearly' })}))?`;
const PERSON = lexiconPattern('ages', { class: ['person', 'child'] });
const DIGITS = '(?:1[01]\\d|[1-9]\\d?)';
const SAID = `(?:${DIGITS}|${ENGLISH_FROM_ELEVEN}|three|four|five|six|seven|eight|nine|ten|${GERMAN_FROM_ELEVEN})`;
/** Where the statement of an age ends: `he is 47 and divorced`. */
const STOP = `(?=[.,;!?)](?!\\d)|\\s{0,2}$|\\n| (?!and \\d)(?:${lexiconPattern('ages', { class: 'behind-an-age' })}|but|now|when|today|this|next|last)(?!\\p{L}))`;
const MARITAL = `${lexiconPattern('attributes', { class: 'marital-status' })}|${lexiconPattern('attributes', { class: 'marital-status-or-word' })}`;

/** Ages of persons whose relation, role or pronoun stands before them, and those of forms and notes without a word for age. */
export const statedAges: readonly Pattern[] = [
  // `my son (7)`, `seine Tochter (14)`, `the twins (4)`
  age({
    name: 'in brackets behind a relation',
    lead: `${SOMEBODY} \\(`,
    match: `${DIGITS}(?=\\)|[,;] ?\\p{L})`,
    score: 'cue:label',
  }),
  age({
    name: 'of somebody, stated',
    lead: `(?<!\\p{L})(?:${KIN}|${[...PRONOUNS].join('|')})${IS} `,
    match: `${SAID}(?: (?:months?|weeks?))?(?:${STOP}|(?=${IN_MONTH}))`,
    score: 'cue:word',
    counter: ['temp', 'temperature', 'score', 'size', 'gauge'],
  }),
  // `mijn dochter van 9`, `mi hijo de 8`
  age({
    name: 'behind a relation',
    lead: `${SOMEBODY} (?:van|de|di|von) `,
    match: `${DIGITS}(?: (?:weken|maanden|Wochen|Monaten))?${STOP}`,
    score: 'cue:word',
  }),
  age({
    name: 'of somebody in a month',
    lead: `(?<!\\p{L})(?:${KIN}|${[...PRONOUNS].join('|')}) (?:wird|wordt|turns|cumple|aura|fait)${IN_MONTH} `,
    match: `${DIGITS}${STOP}`,
    score: 'cue:word',
  }),
  // `a man of about sixty`, `ein Mann von 54`
  age({
    name: 'of a person',
    lead: `(?<!\\p{L})(?:${PERSON}) (?:of|von|de|van|di)(?: (?:${lexiconPattern('ages', { class: 'nearly' })}))? `,
    match: `${SAID}${STOP}`,
    score: 'cue:word',
  }),
  // `At 36, he was diagnosed`, `at 71 her memory failed`
  age({
    name: 'before a pronoun',
    lead: '(?<![\\p{L}-])(?:at|mit|à|con|op) ',
    match: `(?:1[01]\\d|[1-9]\\d)(?=,? (?:(?:${lexiconPattern('ages', { class: 'whose-age-it-is' })})(?!\\p{L})|j['’]))`,
    score: 'cue:word',
    counter: ['temp', 'temperature', 'score', 'size', 'km', 'mph', 'bpm'],
  }),
  // `(f, 26)`, `(31, m)`
  age({
    name: 'in brackets with the letter of a sex',
    match: `(?<=\\([mfw](?:,| |, ))${DIGITS}(?=\\))|(?<=\\()${DIGITS}(?=(?:,|, )[mfw]\\))`,
    score: 'cue:word',
  }),
  // `when I was only nineteen`, `retired at 60`
  age({
    name: 'reached',
    lead: `(?<!\\p{L})(?:i was|(?:${lexiconPattern('ages', { class: 'happened-at' })}) at)(?: (?:${lexiconPattern('ages', { class: 'nearly' })}))? `,
    match: `${SAID}(?=[.,;!?)](?!\\d)|\\s{0,2}$|\\n| (?:${lexiconPattern('ages', { class: 'behind-an-age-reached' })})(?!\\p{L}))`,
    score: 'cue:word',
  }),
  // `Age: 7 yrs 3 mths`
  age({
    name: 'in years and months',
    lead: `(?<!\\p{L})(?:${lexiconPattern('ages', { class: 'label' })})(?: ?: {0,20}|\\t| {1,20})`,
    match: `${DIGITS} ?(?:y|yrs?|years?)\\.?,? (?:and )?\\d{1,2} ?(?:m|mths?|months?|mos?)\\.?${END}`,
    score: 'cue:label',
  }),
  // `DOB 3/4/1956 (67)`, `geb. 02.05.1951 (72 J.)`
  age({
    name: 'behind a date of birth',
    lead: `(?<!\\p{L})(?:${lexiconPattern('ages', { class: 'born' })})[:.]? ?[\\d./ -]{6,12} ?\\(`,
    match: `${DIGITS}(?= ?(?:y|yrs?|yo|y/o|years|j\\.?|jahre|ans|años|anni|anos|jaar)?\\))`,
    score: 'cue:label',
  }),
  // `Pat. (72 J., m)`
  age({
    name: 'in brackets with the sex',
    lead: '\\(',
    match: `${DIGITS} ?(?:j\\.|jahre|y|yrs?|yo|ans|años|jaar)(?=[,;/] ?[mfwvh](?!\\p{L}))`,
    score: 'cue:label',
  }),
  // `a man, late 40s`; `the late 40s` are years.
  age({
    name: 'decade of a life',
    match: `(?<!the )(?<!\\d)(?:early|mid|late)[ -](?:[2-9]0['’]?s|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)${END}`,
    score: 'cue:word',
  }),
  // `Age at injury 23`, `Age now: 58`
  age({
    name: 'at an event',
    lead: '(?<!\\p{L})age (?:at \\p{L}{3,14}|now|today)(?: ?: ?| )',
    match: `${DIGITS}(?![\\p{L}\\d/]|[.,:]\\d|-\\d|%)`,
    score: 'cue:label',
  }),
  // `brother: 49, HTN`, `Father: deceased, 72, MI`
  age({
    name: 'of a relation in a history',
    lead: `${SOMEBODY}: (?:(?:deceased|died|dec\\.?|alive|living|d\\.|†),? (?:at |aged )?)?`,
    match: `${DIGITS}(?=[,;.)](?!\\d)|\\n|$)`,
    score: 'cue:word',
  }),
  // `boyfriend 31M`
  age({ name: 'and sex behind a relation', lead: `${SOMEBODY} `, match: `${DIGITS}[mf]${END}`, score: 'cue:word' }),
  // `39, single, no children` at the beginning of a line
  age({
    name: 'before a marital status',
    lead: '(?<=^|\\n|[.;] )',
    match: `${DIGITS}(?=, (?:${MARITAL})(?!\\p{L}))`,
    score: 'cue:label',
  }),
  // `F/72, diabetic`, `M 54 admitted via ED`, `52M, smoker`
  {
    name: 'behind the letter of a sex',
    type: 'AGE',
    match: `(?<=(?<![\\p{L}\\p{N}_/.-])[MF]/)(?:1[01]\\d|[1-9]\\d)(?=[,;)]|\\s|$)`,
    score: 'cue:word',
  },
  {
    name: 'behind the letter of a sex that begins a line',
    type: 'AGE',
    match: `(?<=(?:^|\\n)[MF] )(?:1[01]\\d|[1-9]\\d)(?=[,;)] ?\\p{L}| \\p{Ll}{3})`,
    score: 'cue:word',
  },
  {
    name: 'before the letter of a sex, at the beginning',
    type: 'AGE',
    match: `(?<=(?:^|\\n|[.:;] )['"]?)(?:1[01]\\d|[1-9]\\d) ?[MF](?=, ?\\p{L}| here(?!\\p{L}))`,
    score: 'cue:word',
  },
];
