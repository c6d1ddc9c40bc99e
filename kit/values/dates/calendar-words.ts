import { OTHER_LANGUAGE_MONTHS } from './months-of-other-languages.js';

/** A word of the calendar in one language. */
export interface CalendarWord {
  /** Index into {@link LANGUAGES}. */
  readonly language: number;
  /** 0 is January, or Monday. */
  readonly index: number;
  readonly short: boolean;
}

interface Language {
  readonly code: string;
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly days: readonly string[];
  readonly shortDays: readonly string[];
}

const language = (code: string, months: string, shortMonths: string, days: string, shortDays: string): Language => ({
  code,
  months: months.split(' '),
  shortMonths: shortMonths.split(' '),
  days: days.split(' '),
  shortDays: shortDays.split(' '),
});

const HOME: readonly Language[] = [
  language(
    'en',
    'January February March April May June July August September October November December',
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    'Mon Tue Wed Thu Fri Sat Sun',
  ),
  language(
    'de',
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
    'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
    'Mo Di Mi Do Fr Sa So',
  ),
  language(
    'fr',
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    'janv févr mars avr mai juin juil août sept oct nov déc',
    'lundi mardi mercredi jeudi vendredi samedi dimanche',
    'lun mar mer jeu ven sam dim',
  ),
  language(
    'es',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'ene feb mar abr may jun jul ago sep oct nov dic',
    'lunes martes miércoles jueves viernes sábado domingo',
    'lun mar mié jue vie sáb dom',
  ),
  language(
    'it',
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    'gen feb mar apr mag giu lug ago set ott nov dic',
    'lunedì martedì mercoledì giovedì venerdì sabato domenica',
    'lun mar mer gio ven sab dom',
  ),
  language(
    'pt',
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    'jan fev mar abr mai jun jul ago set out nov dez',
    'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
    'seg ter qua qui sex sáb dom',
  ),
  language(
    'nl',
    'januari februari maart april mei juni juli augustus september oktober november december',
    'jan feb mrt apr mei jun jul aug sep okt nov dec',
    'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
    'ma di wo do vr za zo',
  ),
];

/**
 * Names of months (from January) and weekdays (from Monday) in the form used within a date. The languages of `OTHER_LANGUAGE_MONTHS`
 * have months only.
 */
export const LANGUAGES: readonly Language[] = [
  ...HOME,
  ...OTHER_LANGUAGE_MONTHS.map(({ code, months }) => ({ code, months, shortMonths: [], days: [], shortDays: [] })),
];

// Further spellings: [language, index, spellings].
const MONTH_VARIANTS: readonly (readonly [string, number, string])[] = [
  ['en', 8, 'Sept'],
  ['de', 0, 'Jänner Jän'],
  ['de', 1, 'Feber'],
  ['de', 2, 'Mrz Maerz'],
  ['de', 8, 'Sept'],
  ['fr', 0, 'jan'],
  ['fr', 1, 'fevrier fév fevr'],
  ['fr', 6, 'juill'],
  ['fr', 7, 'aout'],
  ['fr', 11, 'decembre dec'],
  ['es', 8, 'setiembre sept set'],
  ['it', 8, 'sett'],
  ['pt', 2, 'marco'],
];
const DAY_VARIANTS: readonly (readonly [string, number, string])[] = [
  ['en', 1, 'Tues'],
  ['en', 2, 'Weds'],
  ['en', 3, 'Thur Thurs'],
  ['de', 5, 'Sonnabend'],
  ['es', 2, 'miercoles mie'],
  ['es', 5, 'sabado sab'],
];

type Table = ReadonlyMap<string, readonly CalendarWord[]>;

function table(
  long: (l: Language) => readonly string[],
  short: (l: Language) => readonly string[],
  variants: readonly (readonly [string, number, string])[],
): Table {
  const words = new Map<string, CalendarWord[]>();
  const add = (text: string, word: CalendarWord): void => {
    const key = text.toLowerCase();
    const known = words.get(key) ?? [];
    if (!known.some((other) => other.language === word.language)) words.set(key, [...known, word]);
  };
  for (const [i, l] of LANGUAGES.entries()) {
    for (const [index, text] of long(l).entries()) add(text, { language: i, index, short: false });
    for (const [index, text] of short(l).entries()) add(text, { language: i, index, short: true });
    for (const [code, index, texts] of variants)
      if (code === l.code)
        for (const text of texts.split(' ')) add(text, { language: i, index, short: text.length < 6 });
  }
  return words;
}

/** Month words in lower case, each with its meanings in the order of {@link LANGUAGES}. */
export const MONTHS: Table = table(
  (l) => l.months,
  (l) => l.shortMonths,
  MONTH_VARIANTS,
);

const isInstalled = ({ language }: CalendarWord): boolean => language < HOME.length;

/** Month words of the seven main languages. */
export const HOME_MONTHS: Table = new Map([...MONTHS].filter(([, readings]) => readings.some(isInstalled)));

/** Month words that only occur in other languages. */
export const OTHER_MONTHS: Table = new Map([...MONTHS].filter(([, readings]) => !readings.some(isInstalled)));

/** True for a month whose long and short forms are one word in its language, as `May`, `mars` and `juin` are. */
export function isBothForms({ language, index }: CalendarWord): boolean {
  const { months = [], shortMonths = [] } = LANGUAGES[language] ?? {};
  return months[index]?.toLowerCase() === shortMonths[index]?.toLowerCase();
}

/** Codes of the languages in which a word is a month. */
export const languagesOfMonth = (word: string): readonly string[] =>
  (MONTHS.get(word.toLowerCase()) ?? []).flatMap(({ language }) => LANGUAGES[language]?.code ?? []);

/** Weekday words in lower case, each with its meanings in the order of {@link LANGUAGES}. */
export const WEEKDAYS: Table = table(
  (l) => l.days,
  (l) => l.shortDays,
  DAY_VARIANTS,
);

/** `word` in the letter case of `model`: all capitals, capitalised, or lower case. */
export function likeCase(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase() && model !== model.toLowerCase()) return word.toUpperCase();
  const first = model.slice(0, 1);
  const rest = word.slice(1);
  return (first === first.toUpperCase() ? word.slice(0, 1).toUpperCase() : word.slice(0, 1).toLowerCase()) + rest;
}
