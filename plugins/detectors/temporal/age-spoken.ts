import type { Pattern } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { age, END } from './age-forms.js';
import { ENGLISH_FROM_ELEVEN, ENGLISH_NUMBER } from './age-words.js';

const NUMBER = '(?:1[01]\\d|[1-9]\\d?)';
const OLDER = '(?:1[01]\\d|[1-9]\\d)';
const SMALL = '(?:two|three|four|five|six|seven|eight|nine|ten)';
const ANY = `(?:${NUMBER}|${ENGLISH_NUMBER})`;
const AND_A_PART = ' and (?:a (?:half|bit|quarter)|three[- ]quarters)';
const PERSONS = [...new Set([...lexiconWords('ages', { class: ['person', 'child', 'children'] })])].join('|');
const SOMEBODY = `(?<!\\p{L})(?:${PERSONS})`;
const SAYS = `(?:${lexiconPattern('ages', { class: 'said-behind-age' })}|on (?:the|mon|tues|wednes|thurs|fri|satur|sun|\\d)|at the)`;
/** Where the statement of an age ends. */
const STOP = `(?=[.,;!?)](?!\\d)|\\s{0,2}$|\\n| ${SAYS})`;
/** Words with which somebody tells the own age. */
const WRITER = `${lexiconPattern('ages', { class: 'age-of-writer' }).replaceAll("'", "['’]")}|jeg er`;
const UNIT = `(?:${lexiconPattern('ages', { class: 'unit' })}|yrs?|yo)`;

/** Ages as they are told in English, in speech, letters, chats and reports. */
export const agesAsTold: readonly Pattern[] = [
  // `turning forty lol`
  age({
    name: 'turning',
    lead: "(?<!\\p{L})(?:turn(?:s|ed|ing)?|pushing|you['’]ll be|you will be|you were|would have been) (?:just |nearly |almost |only )?",
    match: `(?:${OLDER}|${ENGLISH_FROM_ELEVEN})(?: years? old)?${STOP}`,
    score: 'cue:word',
  }),
  // `men aged between thirty and thirty-five`
  age({
    name: 'between',
    lead: '(?<!\\p{L})aged? (?:between|from) ',
    match: `${ANY} (?:and|to) ${ANY}(?: years?| months?| weeks?)?${END}`,
    score: 'cue:label',
  }),
  // `Ollie is three and a half`, `aged six and three quarters`
  age({
    name: 'and a part of a year',
    lead: "(?<!\\p{L})(?:is|was|aged?|turned|nearly|almost) |(?<=\\p{L})(?:['’]s|,) ",
    match: `(?:${SMALL}|[2-9])${AND_A_PART}(?=[.,;!?)]|\\s{0,2}$|\\n| (?:now|and|years?|when|already|but)(?!\\p{L}))`,
    score: 'cue:hint',
  }),
  // `she was six when she joined`
  age({
    name: 'when somebody did something',
    lead: '(?<=\\p{L} )(?<!(?<!\\p{L})(?:it|that|time|this) )(?:was|were|is|am|turned|only|just|about) ',
    match: `(?:${SMALL}|${OLDER}|${ENGLISH_FROM_ELEVEN})(?= when (?:he|she|they|we|i|you|his|her|my|our|the (?:family|war))(?!\\p{L}))`,
    score: 'cue:word',
  }),
  // `the accused, 34, from Hull`, `teenager, 16, psych`
  {
    name: 'between commas behind whom it is of',
    type: 'AGE',
    match: `(?<=(?<!\\p{L})\\p{Ll}{3,20}(?<!s|total|page|chapter), )(?:1[6-9]|[2-9]\\d)(?=, (?:(?:${lexiconPattern('ages', { class: 'told-behind-age' })}) |(?:of|from) \\p{Lu}))`,
    score: 'cue:word',
  },
  age({
    name: 'behind a person and a comma',
    lead: `${SOMEBODY}, `,
    match: `(?:${OLDER}|${ENGLISH_FROM_ELEVEN})(?=[,.;)](?!\\d| ?\\d{4,5})|\\s{0,2}$|\\r?\\n)`,
    score: 'cue:word',
  }),
  // `the twins (both 5)`
  age({ name: 'of both', lead: '(?<=[(,] ?)(?:both|all) (?:aged )?', match: `${NUMBER}(?=\\))`, score: 'cue:word' }),
  // `male, approx 25-30`
  age({
    name: 'about, behind a person or sex',
    lead: '(?<!\\p{L})(?:male|female|man|woman|men|women|boy|girl|youth|youths)s?,? (?:of )?(?:approx\\.?|approximately|about|around|est\\.?|estimated) ',
    match: `${OLDER}(?: ?[-–] ?${OLDER})?(?: ?yrs?| years?)?(?![\\p{L}\\d%/]|[.,:]\\d)`,
    score: 'cue:word',
  }),
  // `died of motor neurone disease at 61`
  age({
    name: 'died of a cause',
    lead: '(?<!\\p{L})(?:died|passed away|death) (?:of|from|after|with) (?:\\p{L}[\\p{L}-]{1,20} ){1,4}(?:at|aged) ',
    match: `(?:${NUMBER}|${ENGLISH_FROM_ELEVEN})(?=[.,;)](?!\\d)|\\s{0,2}$|\\n| (?:and|but|which|when|in|on|after)(?!\\p{L}))`,
    score: 'cue:word',
  }),
  // `me (45f) and my bf (47m)`, `im 45f`
  age({
    name: 'and sex in brackets',
    lead: '\\(',
    match: '(?:1[6-9]|[2-7]\\d) ?[mf](?=\\)|[,/] ?\\p{L})',
    score: 'cue:word',
  }),
  age({
    name: 'of who writes',
    lead: `(?<!\\p{L})(?:${WRITER}) (?:gerade |pas |now |only )?`,
    match: `${OLDER}(?: ?[mfw]${END})?(?=[.,;!?)](?!\\d)|\\s{0,2}$|\\r?\\n| (?:${lexiconPattern('ages', { class: 'joins-behind-age' })})(?!\\p{L}))`,
    score: 'cue:word',
  }),
  // a cell of its own: `9y 4m`, and behind a date of birth: `geb. 4.2.54, 70 J.`
  age({
    name: 'years and months in a cell',
    match: '(?<=(?:^|\\n|\\t|[|;,]) ?)\\d{1,2} ?y(?:rs?)? ?\\d{1,2} ?m(?:ths?)?(?= ?(?:[\\t|;\\r\\n]|$))',
    score: 'form:usual',
  }),
  age({
    name: 'behind a date of birth and a comma',
    lead: `(?<!\\p{L})(?:${lexiconPattern('ages', { class: 'born' })})[:.]? ?[\\d./-]{6,12},? `,
    match: `${NUMBER} ?${UNIT}${END}`,
    score: 'cue:label',
  }),
];
