import type { TermPart } from '../../../core/contracts/term-parts.js';
import { lexiconPattern } from '../../../lexicon/words.js';
import { digitsOf, reflowDigits, withDigitsLike, withPlainDigits } from '../../numbers/digits.js';
import { type DigitRun, digitsOfRun, fromAbroad, runOfTerm } from './digit-runs.js';
import { callingCodeOf } from './numbering-plans.js';

/** `x123`, `ext. 123`, `;ext=123`, `#123` after a number: source of a regular expression. */
export const PHONE_EXTENSION = `[ ,;]{0,3}(?:${lexiconPattern('phones', { class: 'extension-behind-number' })}|#|~)[.:=]?[ ]{0,2}\\d{1,7}(?![\\p{L}\\d])`;
const AT_END = new RegExp(`(?<=\\d\\)? ?|^)${PHONE_EXTENSION}$`, 'iu');
const MAY_HAVE_EXTENSION = /[a-z#~]/iu;

/** A telephone number in its parts; all but `parts` are digits. */
export interface Phone {
  /** As it was read. */
  readonly text: string;
  /** Offsets of `prefix`, `country`, `trunk`, `area`, `subscriber` and `extension`, those that are there. */
  readonly parts: readonly TermPart[];
  /** Digits before the national number: international prefix, calling code and trunk prefix. */
  readonly front: string;
  /** Calling code, also of a number that is written without one. */
  readonly country: string;
  /** True if the calling code is written. */
  readonly isInternational: boolean;
  /** The number as it is dialled within the country, without trunk prefix and extension. */
  readonly national: string;
  /** Empty if there is none. */
  readonly extension: string;
}

/**
 * Reads a telephone number that is a whole text.
 * @param home tells the calling code of a number without one from its digits; undefined if only its notation can show
 * it.
 */
export function readPhone(original: string, home?: (digits: string) => string | undefined): Phone {
  const text = withPlainDigits(original);
  const end = MAY_HAVE_EXTENSION.test(text) ? (AT_END.exec(text)?.index ?? text.length) : text.length;
  const main = end === text.length ? text : text.slice(0, end);
  const run = runOfTerm(main);
  const all = digitsOfRun(run, run.groups.length);
  const sizes = readAbroad(run, all) ?? readNational(main, all, home?.(all));
  const { prefix, country, written, trunk } = sizes;
  const front = prefix + written + trunk;
  return {
    text: original,
    get parts() {
      return partsOf(run, text, end, [prefix, written, trunk]);
    },
    front: all.slice(0, front),
    country,
    isInternational: written > 0,
    national: all.slice(front),
    extension: digitsOf(text.slice(end)),
  };
}

/** Number of digits of the parts in front of a national number. */
interface Front {
  readonly prefix: number;
  readonly country: string;
  /** Digits of the calling code, 0 if it is not written. */
  readonly written: number;
  readonly trunk: number;
}

function readAbroad(run: DigitRun, all: string): Front | undefined {
  const abroad = fromAbroad(run, run.groups.length);
  // `0117 496 0000` is a number in Bristol, and one of Turin begins with 011 as well.
  if (abroad === undefined || (abroad.prefix === '011' && run.groups[0]?.digits !== '011')) return undefined;
  const { prefix, digits } = abroad;
  const country = callingCodeOf(digits);
  const trunk = all.length - prefix.length - digits.length;
  return { prefix: prefix.length, country, written: country.length, trunk };
}

/** `(0xx11) 3456-7890`: in Brazil, `xx` stands for the digits of the caller's carrier. */
const BRAZILIAN = /^\(?0xx/u;

function readNational(text: string, digits: string, home: string | undefined): Front {
  const country = home ?? (BRAZILIAN.test(text) ? '55' : countryOfForm(text.trim(), digits));
  return { prefix: 0, country, written: 0, trunk: trunkOf(country, digits) };
}

/** Digits of the trunk prefix of a national number, which is dialled only within the country. */
function trunkOf(country: string, digits: string): number {
  const isTrunk =
    country === '1'
      ? digits.length === 11 && digits.startsWith('1')
      : digits.startsWith('0') || (country === '7' && digits.length === 11 && digits.startsWith('8'));
  return isTrunk ? 1 : 0;
}

/** The country of a number, inferred from its form; North America if the form does not show it. */
function countryOfForm(text: string, digits: string): string {
  if (!digits.startsWith('0')) return '1';
  if (/^0[1-9](?:[\s.-]?\d{2}){4}$/u.test(text)) return '33';
  if (/^\(?0[23478]\)?[\s-]?\d{4}[\s-]?\d{4}$|^04\d{2}[\s-]?\d{3}[\s-]?\d{3}$/u.test(text)) return '61';
  if (/^\(?01\d{2}\)? \d{3} \d{4}$|^\(?01\d{3}\)? \d{6}$/u.test(text)) return '44';
  if (/^0(?:7\d{9}|[12]\d{8,9}|800\d{6,7}|808\d{7})$/u.test(digits) && !/^01[567]\d/u.test(digits)) return '44';
  return '49';
}

const NORTH_AMERICAN = 10;
const AREA = 3;
const LONGEST_AREA = 5;

/** Digits of the area code: the first three of North America, elsewhere those that stand apart from the rest. */
function areaOf(run: DigitRun, national: number): number {
  const total = run.groups.reduce((sum, { digits }) => sum + digits.length, 0);
  let before = 0;
  for (const { digits } of run.groups) {
    before += digits.length;
    if (before > national) break;
  }
  const apart = before - national;
  return before < total && apart <= LONGEST_AREA ? apart : total - national === NORTH_AMERICAN ? AREA : 0;
}

const ROLES = ['prefix', 'country', 'trunk', 'area', 'subscriber'] as const;

function partsOf(run: DigitRun, text: string, end: number, front: readonly number[]): TermPart[] {
  const places = run.groups.flatMap(({ digits, end }) => Array.from(digits, (_, i) => end - digits.length + i));
  const national = front.reduce((sum, size) => sum + size, 0);
  const sizes = [...front, areaOf(run, national), places.length];
  let from = 0;
  const parts = ROLES.flatMap((role, i): TermPart[] => {
    const own = places.slice(from, from + (sizes[i] ?? 0));
    from += own.length;
    const [first, last] = [own[0], own.at(-1)];
    return first === undefined || last === undefined ? [] : [{ role, start: first, end: last + 1 }];
  });
  const extension = end < text.length ? text.slice(end).search(/\d/u) : -1;
  return extension < 0 ? parts : [...parts, { role: 'extension', start: end + extension, end: text.length }];
}

/** Writes another national number and extension into the notation of a number; what is in front of them stays. */
export const writePhone = ({ text, front }: Phone, to: Pick<Phone, 'national' | 'extension'>): string =>
  withDigitsLike(reflowDigits(withPlainDigits(text), front + to.national + to.extension), text);
