import { wordTrie } from './word-trie.js';

/** Month names of the supported languages, lower case. `full` names are enough alone; `short` ones need a day or a year beside them. */
interface MonthNames {
  readonly full: string;
  readonly short: string;
}

const NAMES: Readonly<Record<string, MonthNames>> = {
  en: {
    full: 'january february march april may june july august september october november december',
    short: 'jan feb mar apr jun jul aug sep sept oct nov dec',
  },
  de: {
    full: 'januar jänner jaenner februar feber märz maerz april mai juni juli august september oktober november dezember',
    short: 'jän mär mrz okt dez',
  },
  fr: {
    full: 'janvier février fevrier mars avril mai juin juillet août aout septembre octobre novembre décembre decembre',
    short: 'janv févr fevr fév avr juil déc',
  },
  es: {
    full: 'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
    short: 'ene abr ago dic',
  },
  it: {
    full: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    short: 'gen mag giu lug ott',
  },
  pt: {
    full: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    short: 'fev set out',
  },
  nl: {
    full: 'januari februari maart april mei juni juli augustus september oktober november december',
    short: 'mrt febr',
  },
  // Only the forms that stand beside a day number in these languages.
  other: {
    full: 'ledna února března dubna května června července srpna září října listopadu prosince stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia maj augusti marts desember',
    short: '',
  },
};

const words = (list: string): string[] => list.split(' ').filter((word) => word !== '');
const unique = (lists: readonly string[]): string[] => [...new Set(lists.flatMap(words))];

export const FULL_MONTHS = unique(Object.values(NAMES).map((names) => names.full));
const SHORT = unique(Object.values(NAMES).map((names) => names.short));

/** Months that are also words or given names: alone, they are dates only after a word such as `in` or `since`. */
const NAMESAKES = new Set(
  words('may march mars mai april june august mei mayo julio maj maja marca marts augustus juni juli'),
);

/** Short forms that are ordinary words (`out`, `set`, `ago`): they need a year. */
const NEED_YEAR = new Set(words('out set ago gen mag ene dic'));

/** Months that are ordinary English words in lower case: without a year or an ordinal they need a capital. */
const NEED_CAPITAL = new Set(words('may march mar dec august'));

/** Source of any month name, short or full; to be used with `ignoreCase`. A name ends at its last letter. */
export const MONTH = `${wordTrie([...FULL_MONTHS, ...SHORT])}(?![\\p{L}\\p{N}_])`;

/** Source of full month names only. */
export const FULL_MONTH = `${wordTrie(FULL_MONTHS)}(?![\\p{L}\\p{N}_])`;

/** Source of full month names that are nothing else in any of the languages. */
export const PLAIN_MONTH = `${wordTrie(FULL_MONTHS.filter((name) => !NAMESAKES.has(name)))}(?![\\p{L}\\p{N}_])`;

/** Source of English three-letter months as they stand inside `15JAN2024` and `15/Jan/2024`. */
export const STAMP_MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';

/** Source of weekday names, full and short; to be used with `ignoreCase`. */
export const WEEKDAY = `${wordTrie(
  words(
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun ' +
      'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so ' +
      'lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles miercoles jueves viernes sábado sabado domingo ' +
      'lunedì martedì mercoledì giovedì venerdì sabato domenica segunda-feira terça-feira quarta-feira quinta-feira sexta-feira ' +
      'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  ),
)}(?![\\p{L}\\p{N}_])`;

/** Source of weekday names that are nothing else, without short forms. */
export const FULL_WEEKDAY = `${wordTrie(
  words(
    'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays ' +
      'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag lundi mardi mercredi jeudi vendredi samedi dimanche ' +
      'lunes martes miércoles jueves viernes sábado domingo lunedì martedì mercoledì giovedì venerdì domenica ' +
      'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira ' +
      'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  ),
)}(?![\\p{L}\\p{N}_])`;

/**
 * True if a term that names a month reads as a date: `5 May`, `may 2024`, `3rd of march`, but not `3 out` or `may 10`.
 * A year or an ordinal settles it (but for `ago 2019`, which ends a phrase in English); else the month must not be an
 * ordinary word in the way it is written.
 */
export function readsAsDate(term: string): boolean {
  if (/^(?:out|set|ago),? \d/iu.test(term)) return false;
  if (/(?:\d{4}|['-]\d\d\b|\d(?:st|nd|rd|th|er)\b|\d[.º°]| d[ei] )/u.test(term)) return true;
  const name = /\p{L}{3,}/u.exec(term)?.[0] ?? '';
  const lower = name.toLowerCase();
  if (NEED_YEAR.has(lower)) return false;
  return !NEED_CAPITAL.has(lower) || name !== lower;
}
