import type { Pattern } from '../../../core/index.js';
import { DAY, isDayAndMonth, isShortDate } from './calendar.js';
import { SCORE_WORDS } from './context.js';
import { date, TO } from './numeric-forms.js';

const r = String.raw;

/** What a chart says of a day without a year; fractions stand behind some, so that the numbers must not look like one. */
const CHARTED =
  "last fill|last filled|fill|filled|refilled|prev|previous|last hd|last bm|last tx|last pap|edc|edd|due date|given|drawn|done|repeat|repeated|recert|sched|week of|wk of|w/e|w/c|onset|dx'?d|" +
  'snv|sn visit|revised|updated|typed|collected|coll|recd|consented|randomi[sz]ed|hospitali[sz]ed|til|neg|positive|negative|picked up|' +
  's/p [a-z]{1,10}(?: [a-z]{1,6}){0,2}';

const UNIT = r`(?! ?(?:mg|ml|mm|cm|tab|cup|dose|in\b|of\b|bottles?\b|cores?\b|nodes?\b|strength|history|hx\b|course|supply|"))`;

/** `11/14, 11/16, 11/20`: several days, of which each is one. */
const areShortDates = (term: string): boolean => term.split(/, ?| ?& ?| and /).every(isShortDate);

/** Letters that scanners read for digits. */
const READ = '[0-9OolI|]';
/** `0l/l7/1943`, `O3/22/2O21`: a date of which most are digits, with a letter for one or more. */
const isScanned = (term: string): boolean => {
  const digits = term.replace(/[Oo]/g, '0').replace(/[lI|]/g, '1');
  return (
    /[OolI|]/.test(term) &&
    term.replace(/\D/g, '').length >= 3 &&
    isDayAndMonth(digits) &&
    /[1-9]/.test(digits.slice(-2))
  );
};

/** Dates in digits as charts, forms and scans write them. */
export const DAYS_OF_NOTES: readonly Pattern[] = [
  date({
    name: 'day-month-charted',
    lead: r`(?:${CHARTED})[:, ]{1,2}(?:on |\()?`,
    match: r`${DAY}/${DAY}${TO}${UNIT}`,
    ignoreCase: true,
    score: 0.55,
    validate: isShortDate,
  }),
  // `Last fill 2-27`
  date({
    name: 'day-month-charted, with a hyphen',
    lead: '(?:last fill|last filled|last seen|last visit|last dose|lmp|next appt|next visit|hired|doi|dos|date):? (?:on )?',
    match: r`${DAY}-${DAY}(?![\d/-]|[.:]\d|%| ?(?:times|x|hours|hrs|days|weeks|wks|per|mg|min|cm|mm|ml|tabs?)(?!\p{L}))`,
    ignoreCase: true,
    score: 0.55,
    validate: isShortDate,
  }),
  // `Closed 11-23`: scores and ranges have small or round numbers, or a unit behind them.
  date({
    name: 'day-month behind what was done, with a hyphen',
    lead: '(?:rcvd|recd|received|called|closed|filed|hired|fired|admitted|discharged|seen|faxed|e-?mailed|mailed|surgery|mva|labs|fell|terminated|effective|since|until|began|started|appt|cxr|mri|ct)(?: (?:call|on|back|by mail))?:? ',
    match: r`(?:0[1-9]-(?:0[1-9]|[12]\d|3[01])|1[0-2]-(?:0[1-9]|1[3-46-9]|2[1-46-9]|31))(?![\d/-]|[.:]\d|%)(?=[.,;)]|\s{0,2}(?:\n|$)| (?:by|at|after|pt|per|again|w/|with|for|to|normal|neg|wnl)(?![\p{L}]))`,
    ignoreCase: true,
    score: 0.5,
    counter: SCORE_WORDS,
    validate: isShortDate,
  }),
  date({
    name: 'days in a list',
    match: r`(?<![\d/.:$#-])\d{1,2}/\d{1,2}(?:(?:, ?| ?& ?| and )\d{1,2}/\d{1,2}){1,9}${TO}${UNIT}`,
    score: 0.5,
    counter: SCORE_WORDS,
    validate: areShortDates,
  }),
  // `06 14 1975`, as police and admission desks type it.
  date({
    name: 'blanks',
    match: r`(?<![\d.,/:-] ?|\+)(?:0[1-9]|1[0-2]) (?:0[1-9]|[12]\d|3[01]) (?:19|20)\d\d(?! ?[\d/-]|[.,:]\d|%)`,
    score: 0.65,
  }),
  // `28 . 06 . 2023`, in the boxes of a form
  date({
    name: 'full stops between blanks',
    match: r`(?<![\d.,/-] ?)(?:0?[1-9]|[12]\d|3[01]) \. (?:0?[1-9]|[12]\d|3[01]) \. (?:19|20)\d\d(?! ?[\d/-]|[.,:]\d|%)`,
    score: 0.65,
  }),
  date({
    name: 'scanned',
    match: r`(?<![\p{L}\p{N}/])[0-3OolI|]${READ}[/-][0-3OolI|]${READ}[/-](?:[12lI|]${READ}{3}|${READ}{2})(?![\p{L}\p{N}/])`,
    score: 0.55,
    validate: isScanned,
  }),
];

const SHORT = '(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)';
const day = (name: string, pattern: Omit<Pattern, 'type' | 'name'>): Pattern => ({
  name,
  type: 'DATE',
  ...pattern,
});

/**
 * Short weekdays, which are words as well (`sat`, `sun`, `wed`, `mon`): as a whole, with a word before or behind that speaks of a
 * day, or several of them.
 * @param score what a weekday counts.
 */
export const shortWeekdays = (score: number): readonly Pattern[] => [
  day('weekday, short', { match: r`(?:Tues|Weds|Thurs?|THURS?|TUES)(?![\p{L}\p{N}_])`, score }),
  day('weekday, short, behind a word', {
    lead: '(?:on|since|until|til|till|by|before|after|last|next|this|every|each|sched|scheduled|due|appt|f/u|rtc|visit|visited|seen|call|called|back|starting|cath|surgery|clinic|coming|comes|arrives|returns|home|thru|through|from|ends|tomorrow|today) ',
    match: r`${SHORT}(?![\p{L}\p{N}_'-])(?! (?:down|up|on|at|in|upright|exposure|burn|screen|dried))`,
    ignoreCase: true,
    score,
  }),
  day('weekday, short, with a time', {
    match: r`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.?(?=,? (?:night|morning|afternoon|evening|noon|am|pm|a\.m|p\.m|at \d|@ ?\d|[0-2]?\d:[0-5]\d|[0-2]\d[0-5]\d(?!\d)))`,
    score,
  }),
  day('weekdays', { match: r`${SHORT}(?:[/,&-] ?${SHORT}){1,4}(?![\p{L}\p{N}_])`, ignoreCase: true, score }),
  // Dialysis and lessons.
  day('weekdays in letters', { match: r`(?:MWF|TTS|TTHS|TThS|T/Th/S|M/W/F|TuThSa|MoWeFr)(?![\p{L}\p{N}_])`, score }),
];
