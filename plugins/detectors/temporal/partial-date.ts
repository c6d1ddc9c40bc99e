import type { Pattern } from '../../../core/index.js';
import { DAY, isDayAndMonth, isShortDate, MONTH_NUMBER, RECENT_YEAR, YEAR } from './calendar.js';
import { SCORE_WORDS, VERSION_WORDS } from './context.js';
import { date, FROM, TO } from './numeric-forms.js';

const NO_UNIT = '(?! ?(?:mg|ml|mm|cm|tab|cup|dose|in\\b|of\\b|strength|history|hx\\b|course|supply))';

/** Shorthand of clinicians and offices before a day without a year: `d/c'd 11/5`, `POD1 8/15`, `f/u 8/29`. */
const NOTED =
  "cxr|ct|mri|pet|xr|echo|ecg|ekg|labs|mtg|meeting|next|dictated|transcribed|d/c'?e?d?|dc'?e?d|f/u|rtc|pod ?#?\\d{1,2}|hd ?#?\\d{1,2}|lmp|rec'd|appt|appointment|admitted|discharged|transferred|extubated|intubated|" +
  'thru|through|removed|placed|last seen|seen|last dose|started|starting|stopped|effective|as of|due|surgery|deadline|next visit|last visit|scheduled|rescheduled|' +
  "adjourned to|continued to|cont'd to|extended to|moved to|pushed to|postponed to|rescheduled to|ext\\. to|extension to|relisted for|set for|returnable|pulled|diari[sz]ed for|calendared for|" +
  'expires|exp|valid thru|valid until|hasta|bis|seit|depuis|dal|desde el|fino al|até|vanaf';

/** What somebody did on a day; of some of it, there are fractions as well. */
const DONE =
  'called|phoned|rang|e-?mailed|faxed|mailed|texted|messaged|wrote|spoke|met|interview(?:ed)?|visited|visit|filed|signed|resigned|hired|fired|paid|received|sent|approved|denied|reviewed|closed|opened|submitted|completed|' +
  'ordered|delivered|shipped|moved|returned|left|arrived|cancell?ed|confirmed|renewed|enrolled|withdrew|born|died|vm|lvm';

/** What is numbered within a year: `Directive 2004-09`. */
const NUMBERED_BY_YEAR = [
  ...[
    'directive',
    'regulation',
    'no',
    'nr',
    'case',
    'decision',
    'law',
    'act',
    'rule',
    'bulletin',
    'order',
    'resolution',
  ],
  ...[
    'season',
    'fy',
    'standard',
    'iso',
    'iec',
    'circular',
    'opinion',
    'docket',
    'ref',
    'notice',
    'ordinance',
    'asu',
    'draft',
    'schema',
  ],
];

/** Dates in digits without a day or without a year. */
export const partialDates: readonly Pattern[] = [
  date({
    name: 'month-year',
    match: `${FROM}${MONTH_NUMBER}/${RECENT_YEAR}${TO}`,
    score: 0.6,
    counter: [
      'directive',
      'regulation',
      'no',
      'nr',
      'az',
      'case',
      'decision',
      'ley',
      'law',
      'decreto',
      'n',
      'ref',
      'titer',
    ],
  }),
  date({
    name: 'month-year-loose',
    match: `${FROM}${MONTH_NUMBER}[-.]${RECENT_YEAR}${TO}`,
    score: 0.3,
    counter: VERSION_WORDS,
  }),
  date({ name: 'year-month', match: `${FROM}${RECENT_YEAR}[-/](?:0[1-9]|1[0-2])(?![-\\d/])`, score: 0.3 }),
  // Years of seasons and accounts follow each other: `2011-12`.
  date({
    name: 'year-month, a word of its own',
    match: `(?<![\\p{L}\\p{N}_][-./:,#]|[#=$€£])${RECENT_YEAR}-(?:0[1-9]|1[0-2])(?![\\p{L}\\p{N}_]|[-./:,]\\p{N})`,
    score: 0.5,
    counter: [...VERSION_WORDS, ...NUMBERED_BY_YEAR],
    validate: (term) => Number(term.slice(2, 4)) + 1 !== Number(term.slice(5)),
  }),
  date({
    name: 'day-month',
    match: `${FROM}\\d{1,2}/\\d{1,2}${TO}${NO_UNIT}`,
    score: 0.3,
    counter: SCORE_WORDS,
    validate: isShortDate,
  }),
  // `02/15 wire out`: fractions and scores have no zero in front.
  date({
    name: 'day-month, padded',
    match: `(?<!\\[)${FROM}(?:0[1-9]/(?:0[1-9]|[12]\\d|3[01])|(?:1\\d|2\\d|3[01])/0[1-9])${TO}${NO_UNIT}`,
    score: 0.5,
    counter: [
      ...SCORE_WORDS,
      'page',
      'pg',
      'step',
      'part',
      'slide',
      'lesson',
      'episode',
      'sheet',
      'seite',
      'folio',
      'no',
      'nr',
      'n',
    ],
    validate: isShortDate,
  }),
  date({
    name: 'day-month-after-word',
    lead: '(?:on|since|until|till|dated?|by|before|after|through|am|vom|bis zum|seit|el|le|il|em|op|desde|du|dia|día|in data|n[ao] data|em data|fecha|nos dias|dd\\.?)[: ]{1,2}',
    match: `${DAY}/${DAY}${TO}${NO_UNIT}`,
    ignoreCase: true,
    score: 0.55,
    validate: isDayAndMonth,
  }),
  date({
    name: 'day-month-in-notes',
    lead: `(?:${NOTED})[:, ]{1,2}(?:on |till |until |w/ |\\()?`,
    match: `${DAY}/${DAY}${TO}${NO_UNIT}`,
    ignoreCase: true,
    score: 0.55,
    validate: isDayAndMonth,
  }),
  date({
    name: 'day-month-behind-verb',
    lead: `(?:${DONE})[:, ]{1,2}(?:back |again |in |out |on |by |from |w/ ?\\p{Lu}[\\p{L}'-]{1,15} |(?:mr|mrs|ms|dr)\\.? [\\p{L}'-]{1,15} )?`,
    match: `${DAY}/${DAY}${TO}${NO_UNIT}`,
    ignoreCase: true,
    score: 0.55,
    validate: isShortDate,
  }),
  // `FMLA from 5/2 to 6/14`; grades and scores are of one whole: `from 3/5 to 4/5`.
  date({
    name: 'range of days',
    lead: '(?:from|between|vom|von|du|del|dal|de|van) ',
    match: `\\d{1,2}/\\d{1,2} (?:to|through|thru|and|until|bis|zum|au|al|a|tot|t/m) \\d{1,2}/\\d{1,2}${NO_UNIT}`,
    ignoreCase: true,
    score: 0.55,
    validate: isRangeOfDays,
  }),
  // `11/23-11/25`, `4/17 & 4/19`: each by itself, for each is moved by itself.
  date({
    name: 'before another day',
    match: `${FROM}\\d{1,2}/\\d{1,2}(?= ?[-&] ?\\d{1,2}/\\d{1,2}(?![\\d/]|[.:-]\\d| ?[%"])${NO_UNIT})`,
    score: 0.5,
    counter: SCORE_WORDS,
    validate: isShortDate,
  }),
  date({
    name: 'behind another day',
    lead: `(?<![\\d/.:])\\d{1,2}/\\d{1,2} ?[-&] ?`,
    match: `\\d{1,2}/\\d{1,2}(?![\\d/]|[.:-]\\d| ?[%"])${NO_UNIT}`,
    score: 0.5,
    counter: SCORE_WORDS,
    validate: isShortDate,
  }),
  // A time behind it says that it is a day.
  date({
    name: 'day-month-before-time',
    match: `${FROM}\\d{1,2}/\\d{1,2}(?=,? (?:at |@ ?|um |à )?(?:(?:[01]?\\d|2[0-3]):[0-5]\\d|[0-2]\\d[0-5]\\d(?![\\d/-]|[.,]\\d)(?! ?(?:mg|ml|mcg|g|units?|iu|kcal|cal)(?![a-z]))))`,
    score: 0.6,
    validate: isDayAndMonth,
  }),
  // `in 2 wks (8/29)`: alone in brackets stand scores as well.
  date({
    name: 'day-month-in-brackets',
    lead: '\\((?:on |due |by |since )?',
    match: `\\d{1,2}/\\d{1,2}(?=\\))`,
    ignoreCase: true,
    score: 0.35,
    validate: isShortDate,
  }),
  date({
    name: 'day-month-dotted',
    lead: '(?:am|vom|zum|seit|bis|ab|den|dem|der)[: ]{1,2}',
    match: `${DAY}\\.[ ]?${MONTH_NUMBER}\\.(?!\\d| \\d)`,
    ignoreCase: true,
    score: 0.6,
  }),
  date({ name: 'week', match: `${YEAR}-?W[0-5]\\d(?:-?[1-7])?(?![\\d-])`, score: 0.7 }),
];

/** Two days of the calendar that do not look like two grades of one scale. */
function isRangeOfDays(term: string): boolean {
  const [first = '', second = ''] = term.match(/\d{1,2}\/\d{1,2}/g) ?? [];
  return isDayAndMonth(first) && isDayAndMonth(second) && first.split('/')[1] !== second.split('/')[1];
}
