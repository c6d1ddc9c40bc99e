import { digitsOf } from '../../numbers/digits.js';
import { SPELLED_NUMBERS } from '../../numbers/spelled-numbers.js';
import { HOME_MONTHS, LANGUAGES, likeCase, MONTHS } from './calendar-words.js';
import { matchesOf } from './formats.js';
import { type Slot, slotAt } from './slots.js';

const MONTH = new RegExp(
  `(?<![\\p{L}-])(?:${[...HOME_MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}-])`,
  'giu',
);
/** Words allowed between day and month, and between month and year. */
const BEFORE_MONTH =
  /^(?<day>.*?\S)(?<joint>\.?\s{1,2}(?:d[ií]as?\s)?(?:del\smes\sde\s|do\smês\sde\s|del\smese\sdi\s|de\s)?)$/iu;
const BEFORE_YEAR =
  /^(?<joint>,?\s{1,2}(?:del?\s(?:año\s)?|do\sano\s(?:de\s)?|des\sJahres\s|dell'anno\s)?)(?<year>\S.*)$/iu;
const FIGURES = /^\d{1,4}[.°ºª]?$/u;
/** Quick check: at least two words. */
const MAY_BE_SPELLED = /\p{L}{2}[\s\S]{0,40}\s[\s\S]{0,30}\p{L}{3}/u;

/** Key to compare number words: letters only, without accents and without the words that join the parts. */
const keyOf = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/(?<!\p{L})(?:e|y|et|en)(?!\p{L})|[^\p{L}\s-]/gu, '')
    .replace(/^mille/u, 'mil')
    .replace(/(?<=cent)s(?!\p{L})|\P{L}/gu, '');

/** A number of a date, and how another is written in its place. */
export interface NumberText {
  readonly value: number;
  /** Writes another number in the same way. */
  write(value: number): string;
}

/** Reads a number in words; undefined for other words. */
export type NumberReader = (text: string) => NumberText | undefined;

/**
 * The parts of a text that is a date and names its day or year in words, in German, French, Spanish, Italian, Portuguese or
 * Dutch: `catorce de junio de dos mil diecinueve`, `den 3. Mai zweitausendneunzehn`, `dix-neuf février`.
 */
export function findSpelledDate(text: string): readonly Slot[] | undefined {
  if (!MAY_BE_SPELLED.test(text)) return undefined;
  // `sept mai deux mille dix`: a number word (`sept`) can also be a short month name.
  for (const month of matchesOf(MONTH, text)) {
    const slots = around(text, month);
    if (slots !== undefined) return slots;
  }
  return undefined;
}

function around(text: string, { index, 0: month }: RegExpExecArray): readonly Slot[] | undefined {
  const front = BEFORE_MONTH.exec(text.slice(0, index))?.groups;
  const behind = index + month.length;
  const back = BEFORE_YEAR.exec(text.slice(behind))?.groups;
  if (front === undefined || (back === undefined && behind < text.length)) return undefined;
  const { day = '', joint = '' } = front;
  const year = back?.year ?? '';
  if (FIGURES.test(day) && (year === '' || (FIGURES.test(year) && joint.trim().length < 3))) return undefined;
  if (languageOf(month, day, year) === undefined) return undefined;
  const dayEnd = FIGURES.test(day) ? digitsOf(day).length : day.length;
  return [
    slotAt(text, { role: 'day', start: 0, end: dayEnd }),
    ...(dayEnd < day.length ? [slotAt(text, { role: 'ordinal', start: dayEnd, end: day.length })] : []),
    slotAt(text, { role: 'month', start: index, end: behind }),
    ...(year === '' ? [] : [slotAt(text, { role: 'year', start: text.length - year.length, end: text.length })]),
  ];
}

/** Code of the language of a date in words. @param year empty if there is none */
export const languageOf = (month: string, day: string, year: string): string | undefined =>
  (MONTHS.get(month.toLowerCase()) ?? [])
    .filter(({ short }) => !short)
    .map(({ language }) => LANGUAGES[language]?.code ?? '')
    .find((code) => spelledDay(code)(day) !== undefined && (year === '' || spelledYear(code)(year) !== undefined));

const FIRST_YEAR = 1800;
const LAST_YEAR = 2099;

/** Reads days of the month in a language. */
export const spelledDay =
  (code: string): NumberReader =>
  (text) =>
    numberOf(text, SPELLED_NUMBERS.find((each) => each.code === code)?.days ?? [], 1, 31);

/** Reads years in a language. */
export const spelledYear =
  (code: string): NumberReader =>
  (text) => {
    const spelled = SPELLED_NUMBERS.find((each) => each.code === code);
    return numberOf(text, spelled === undefined ? [] : [spelled.year], FIRST_YEAR, LAST_YEAR);
  };

/** Reads a number in digits, or in words of one of the styles. */
function numberOf(
  text: string,
  styles: readonly ((value: number) => string)[],
  least: number,
  most: number,
): NumberText | undefined {
  if (styles.length === 0) return undefined;
  if (FIGURES.test(text)) {
    const value = Number.parseInt(text, 10);
    return value >= least && value <= most ? { value, write: String } : undefined;
  }
  const key = keyOf(text);
  for (const style of styles)
    for (let value = least; value <= most; value++)
      if (keyOf(style(value)) === key) return { value, write: (to) => likeCase(style(to), text) };
  return undefined;
}
