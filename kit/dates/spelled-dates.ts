import { SPELLED_NUMBERS } from '../numbers/spelled-numbers.js';
import { HOME_MONTHS, LANGUAGES, likeCase, MONTHS } from './calendar-words.js';
import { civilOf, dayOf } from './civil.js';
import type { DateText } from './date-text.js';
import { matchesOf } from './formats.js';

const FIRST_YEAR = 1800;
const LAST_YEAR = 2099;
const MONTH = new RegExp(
  `(?<![\\p{L}-])(?:${[...HOME_MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}-])`,
  'giu',
);
/** Words allowed between day and month, and between month and year. */
const BEFORE_MONTH =
  /^(?<day>.*?\S)(?<joint>\.?\s{1,2}(?:d[ií]as?\s)?(?:del\smes\sde\s|do\smês\sde\s|del\smese\sdi\s|de\s)?)$/iu;
const BEFORE_YEAR =
  /^(?<joint>,?\s{1,2}(?:del?\s(?:año\s)?|do\sano\s(?:de\s)?|des\sJahres\s|dell'anno\s)?)(?<year>\S.*)$/iu;
const FIGURES = /^\d{1,4}(?<mark>[.°ºª])?$/u;
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

/**
 * Reads a text that is a date and names its day or year in words, in German, French, Spanish, Italian, Portuguese or
 * Dutch: `catorce de junio de dos mil diecinueve`, `den 3. Mai zweitausendneunzehn`, `dix-neuf février`.
 * @param usual the year of a date without one.
 */
export function readSpelledDate(text: string, usual: number): DateText | undefined {
  if (!MAY_BE_SPELLED.test(text)) return undefined;
  // `sept mai deux mille dix`: a number word (`sept`) can also be a short month name.
  for (const month of matchesOf(MONTH, text)) {
    const date = around(text, month, usual);
    if (date !== undefined) return date;
  }
  return undefined;
}

function around(text: string, month: RegExpExecArray, usual: number): DateText | undefined {
  const front = BEFORE_MONTH.exec(text.slice(0, month.index));
  const behind = text.slice(month.index + month[0].length);
  const back = BEFORE_YEAR.exec(behind);
  if (front?.groups === undefined || (back?.groups === undefined && behind !== '')) return undefined;
  const { day = '', joint: ofMonth = '' } = front.groups;
  const { joint: ofYear = '', year = '' } = back?.groups ?? {};
  if (FIGURES.test(day) && (year === '' || (FIGURES.test(year) && ofMonth.trim().length < 3))) return undefined;
  for (const { language, index, short } of MONTHS.get(month[0].toLowerCase()) ?? []) {
    const code = LANGUAGES[language]?.code ?? '';
    const read = short ? undefined : reader(code, day, year === '' ? String(usual) : year);
    if (read === undefined) continue;
    return {
      start: 0,
      end: text.length,
      day: dayOf(read.year, index + 1, read.day),
      says: { year: year !== '', month: true, day: true },
      write: (moved) => {
        const to = civilOf(moved);
        const name = likeCase(LANGUAGES[language]?.months[to.month - 1] ?? '', month[0]);
        return `${read.writeDay(to.day)}${ofMonth}${name}${ofYear}${year === '' ? '' : read.writeYear(to.year)}`;
      },
    };
  }
  return undefined;
}

interface Read {
  readonly day: number;
  readonly year: number;
  readonly writeDay: (day: number) => string;
  readonly writeYear: (year: number) => string;
}

function reader(code: string, day: string, year: string): Read | undefined {
  const spelled = SPELLED_NUMBERS.find((each) => each.code === code);
  const dayRead = spelled === undefined ? undefined : numberOf(day, spelled.days, 1, 31);
  const yearRead = spelled === undefined ? undefined : numberOf(year, [spelled.year], FIRST_YEAR, LAST_YEAR);
  if (dayRead === undefined || yearRead === undefined) return undefined;
  return { day: dayRead.value, year: yearRead.value, writeDay: dayRead.write, writeYear: yearRead.write };
}

interface NumberRead {
  readonly value: number;
  readonly write: (value: number) => string;
}

/** Reads a number in digits, or in words of one of the styles. */
function numberOf(
  text: string,
  styles: readonly ((value: number) => string)[],
  least: number,
  most: number,
): NumberRead | undefined {
  const figures = FIGURES.exec(text);
  if (figures !== null) {
    const value = Number.parseInt(text, 10);
    const mark = figures.groups?.mark ?? '';
    // `1º de marzo`, and `5 de marzo`.
    const write = (to: number): string => `${to}${mark === '.' || to === 1 ? mark : ''}`;
    return value >= least && value <= most ? { value, write } : undefined;
  }
  const key = keyOf(text);
  for (const style of styles)
    for (let value = least; value <= most; value++)
      if (keyOf(style(value)) === key) return { value, write: (to) => likeCase(style(to), text) };
  return undefined;
}
