import WORDS from './number-words.json' with { type: 'json' };

/** How a language spells the numbers of dates. */
export interface SpelledNumbers {
  /** ISO 639-1 code. */
  readonly code: string;
  /** Spellings of a day of the month (1 to 31) before the month name; one function per way of writing it. */
  readonly days: readonly ((day: number) => string)[];
  /** A year, 1800 to 2099. */
  readonly year: (year: number) => string;
}

const at = (words: readonly string[], index: number): string => words[index] ?? '';
/** Splits a year into hundreds and the rest, 0 to 99. */
const century = (year: number): { readonly hundreds: number; readonly rest: number } => ({
  hundreds: Math.floor(year / 100),
  rest: year % 100,
});
const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const DE_FIRST = new Map([
  [1, 'erst'],
  [3, 'dritt'],
  [7, 'siebt'],
  [8, 'acht'],
]);

function german(value: number, isLast = true): string {
  if (value === 1 && isLast) return 'eins';
  if (value < 20) return at(WORDS.de.ones, value);
  const one = value % 10;
  return `${one === 0 ? '' : `${at(WORDS.de.ones, one)}und`}${at(WORDS.de.tens, Math.floor(value / 10))}`;
}

function spanish(value: number): string {
  if (value < 30) return at(WORDS.es.ones, value);
  return joined(
    at(WORDS.es.tens, Math.floor(value / 10)),
    value % 10 === 0 ? '' : `y ${at(WORDS.es.ones, value % 10)}`,
  );
}

function portuguese(value: number): string {
  if (value < 20) return at(WORDS.pt.ones, value);
  return joined(
    at(WORDS.pt.tens, Math.floor(value / 10)),
    value % 10 === 0 ? '' : `e ${at(WORDS.pt.ones, value % 10)}`,
  );
}

const brazilian = (day: number): string =>
  day === 1 ? 'primeiro' : portuguese(day).replace(/^deza(?=sseis|ssete|nove)/, 'deze');

function italian(value: number): string {
  if (value < 20) return at(WORDS.it.ones, value);
  const one = value % 10;
  const ten = at(WORDS.it.tens, Math.floor(value / 10));
  if (one === 0) return ten;
  return `${one === 1 || one === 8 ? ten.slice(0, -1) : ten}${one === 3 ? 'tré' : at(WORDS.it.ones, one)}`;
}

function french(value: number): string {
  if (value < 20) return at(WORDS.fr.ones, value);
  const ten = Math.floor(value / 10);
  const one = ten === 7 || ten === 9 ? value - (ten - 1) * 10 : value % 10;
  if (one === 0) return ten === 8 ? 'quatre-vingts' : at(WORDS.fr.tens, ten);
  return `${at(WORDS.fr.tens, ten)}${(one === 1 || one === 11) && ten < 8 ? ' et ' : '-'}${at(WORDS.fr.ones, one)}`;
}

const NL_FIRST = new Map([
  [1, 'eerste'],
  [3, 'derde'],
  [8, 'achtste'],
  [19, 'negentiende'],
]);

function dutch(value: number): string {
  if (value < 20) return at(WORDS.nl.ones, value);
  const one = value % 10;
  const ten = at(WORDS.nl.tens, Math.floor(value / 10));
  return one === 0 ? ten : `${at(WORDS.nl.ones, one)}${one === 2 || one === 3 ? 'ën' : 'en'}${ten}`;
}

/** For German, French, Spanish, Italian, Portuguese and Dutch. */
export const SPELLED_NUMBERS: readonly SpelledNumbers[] = [
  {
    code: 'de',
    days: [(day) => `${DE_FIRST.get(day) ?? `${german(day, false)}${day < 20 ? 't' : 'st'}`}en`],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'zweitausend' : `${at(WORDS.de.ones, hundreds)}hundert`;
      return `${start}${rest === 0 ? '' : german(rest)}`;
    },
  },
  {
    code: 'fr',
    days: [(day) => (day === 1 ? 'premier' : french(day))],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start =
        hundreds === 20 ? 'deux mille' : `mil ${at(WORDS.fr.ones, hundreds - 10)} cent${rest === 0 ? 's' : ''}`;
      return joined(start, rest === 0 ? '' : french(rest));
    },
  },
  {
    code: 'es',
    days: [spanish, (day) => (day === 1 ? 'primero' : spanish(day))],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'dos mil' : hundreds === 19 ? 'mil novecientos' : 'mil ochocientos';
      return joined(start, rest === 0 ? '' : spanish(rest));
    },
  },
  {
    code: 'it',
    days: [(day) => (day === 1 ? 'primo' : italian(day))],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'duemila' : hundreds === 19 ? 'millenovecento' : 'milleottocento';
      return `${start}${rest === 0 ? '' : italian(rest)}`;
    },
  },
  {
    code: 'pt',
    days: [portuguese, brazilian],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'dois mil' : hundreds === 19 ? 'mil novecentos' : 'mil oitocentos';
      return joined(start, rest === 0 ? '' : `e ${portuguese(rest)}`);
    },
  },
  {
    code: 'nl',
    days: [(day) => NL_FIRST.get(day) ?? `${dutch(day)}${day < 20 ? 'de' : 'ste'}`, dutch],
    year: (year) => {
      const { hundreds, rest } = century(year);
      const start = hundreds === 20 ? 'tweeduizend' : `${at(WORDS.nl.ones, hundreds)}honderd`;
      return joined(start, rest === 0 ? '' : dutch(rest));
    },
  },
];
