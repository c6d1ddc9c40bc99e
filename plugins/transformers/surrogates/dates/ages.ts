import { type Random, splice } from '../../../../core/index.js';
import { lexiconWords, numberWords, readNumberWords } from '../../../../kit/index.js';
import { meansSame } from '../base/other-names.js';
import { likeCase, list } from '../base/text.js';

const OLD = 90;
const OLDEST = 104;
const WORDS = lexiconWords('calendar-words', { class: 'age', language: 'en' });
const DECADES = list('teens, twenties, thirties, forties, fifties, sixties, seventies, eighties, nineties');

interface AgeNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly words: boolean;
}

/** The numbers of an age, in digits or in English words. */
export function ageNumbers(text: string): readonly AgeNumber[] {
  const digits = Array.from(text.matchAll(/\d{1,3}(?!\d)/gu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: Number(match[0]),
    words: false,
  }));
  return digits.length > 0 ? digits : readNumberWords(text).map((found) => ({ ...found, words: true }));
}

const BELOW_A_YEAR = /(?:^|[\s\d-])(?:months?|mos?|weeks?|wks?|days?|hours?|hrs?|d)(?!\p{L})/iu;
/** In `72M` the capital is the sex. */
const MONTHS = /(?:^|[\s\d-])m(?!\p{L})/u;

/** True if the first number of the age counts months, weeks, days or hours instead of years. */
export const countsLess = (text: string): boolean =>
  (BELOW_A_YEAR.test(text) || MONTHS.test(text)) && !/year|yr|y\/?o/iu.test(text);

const sameClass = (a: number, b: number): boolean => a >= OLD === b >= OLD;

/**
 * Years by which an age moves, and the date of birth with it. People become younger, so that nobody turns 90; those who
 * are 90 become older.
 * @param years those of the document, below 0
 */
export const yearsAt = (age: number, years: number): number => (age >= OLD ? -years : years);

/** Moves an age by the years of the document. Undefined if the result would be less than one, or on the other side of 90. */
export function movedAge(value: number, years: number): number | undefined {
  const moved = value + yearsAt(value, years);
  return moved >= 1 && moved <= OLDEST && sameClass(value, moved) ? moved : undefined;
}

/** The offset in years for a variant: first that of the document, then small random ones. */
function offset(years: number, variant: number, random: Random): number {
  if (variant === 0) return years;
  const reach = 2 + Math.ceil(variant / 2);
  const size = 1 + random.int(reach);
  return random.int(2) === 0 ? size : -size;
}

function otherNumber(value: number, years: number, less: boolean, variant: number, random: Random): number {
  if (!less) {
    const moved = movedAge(value, offset(years, variant, random));
    if (moved !== undefined) return moved;
  }
  const reach = Math.max(2, Math.ceil(value / 5)) + Math.ceil(variant / 2);
  const moved = Math.max(1, value + (random.int(2) === 0 ? 1 : -1) * (1 + random.int(reach)));
  if (less || sameClass(moved, value)) return moved;
  return value >= OLD ? OLD + random.int(OLDEST - OLD) : OLD - 1 - random.int(reach);
}

/** Another age near the given one, in the same notation. Ages below 90 stay below, others stay at 90 or above. */
export function otherAge(text: string, years: number, random: Random, variant: number): string {
  const numbers = ageNumbers(text);
  if (numbers.length === 0) return ageWord(text, random);
  const less = countsLess(text);
  const edits = numbers.map(({ start, end, value, words }, i) => {
    const other = otherNumber(value, years, less || i > 0, variant, random);
    const made = words
      ? likeCase(numberWords(other), text.slice(start, end))
      : String(other).padStart(/^0/u.test(text.slice(start)) ? end - start : 1, '0');
    return { start, end, text: made };
  });
  return splice(text, edits);
}

function ageWord(text: string, random: Random): string {
  const decade = DECADES.find((word) => text.toLowerCase().includes(word));
  if (decade === undefined) return likeCase(random.pick(WORDS.filter((word) => !meansSame(word, text))), text);
  const at = text.toLowerCase().indexOf(decade);
  return (
    text.slice(0, at) +
    likeCase(random.pick(DECADES), text.slice(at, at + decade.length)) +
    text.slice(at + decade.length)
  );
}
