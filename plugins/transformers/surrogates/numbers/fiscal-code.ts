import type { Random } from '../../../../core/index.js';
import { civilOf, dayOf } from '../../../../kit/index.js';
import { fold } from '../base/text.js';
import { codiceFiscale } from './schemes.js';

/** Letters for the months in a codice fiscale (decree of 23 December 1976). */
const MONTHS = 'ABCDEHLMPRST';
/** Added to the day of birth of women. */
const WOMAN = 40;
const FORM = /^([A-Z]{6})(\d{2})([ABCDEHLMPRST])(\d{2})[A-Z]\d{3}[A-Z]$/;
const VOWELS = 'AEIOU';
const LETTERS = 3;
const MANY_CONSONANTS = 4;

/** Facts about the owner that a codice fiscale encodes. */
export interface FiscalOwner {
  /** Three letters of the surname and three of the given name, in capitals. */
  readonly letters: string;
  /**
   * Day of birth, counted from 1970-01-01. The number has only two digits of the year; they are read as 2000 and later.
   */
  readonly born: number;
  readonly isWoman: boolean;
}

/** The consonants and the vowels of a name, both in order and in capitals. */
function sorted(name: string): { readonly consonants: string; readonly vowels: string } {
  let consonants = '';
  let vowels = '';
  for (const letter of fold(name).toUpperCase()) {
    if (VOWELS.includes(letter)) vowels += letter;
    else if (letter >= 'B' && letter <= 'Z') consonants += letter;
  }
  return { consonants, vowels };
}

const three = (consonants: string, vowels: string): string => `${consonants}${vowels}XX`.slice(0, LETTERS);

/** The six letters that a codice fiscale takes from a name. */
export function fiscalLetters(surname: string, given: string): string {
  const last = sorted(surname);
  const { consonants, vowels } = sorted(given);
  const isLong = consonants.length >= MANY_CONSONANTS;
  const picked = isLong ? consonants.charAt(0) + consonants.slice(2) : consonants;
  return three(last.consonants, last.vowels) + three(picked, vowels);
}

/** Parses a codice fiscale in capitals; undefined if it is none. */
export function readFiscalCode(number: string): FiscalOwner | undefined {
  const [, letters, years, month, days] = FORM.exec(number) ?? [];
  if (letters === undefined || month === undefined) return undefined;
  const isWoman = Number(days) > WOMAN;
  const day = Number(days) - (isWoman ? WOMAN : 0);
  if (day < 1 || day > 31) return undefined;
  return { letters, born: dayOf(2000 + Number(years), MONTHS.indexOf(month) + 1, day), isWoman };
}

/** Creates a codice fiscale. It belongs to nobody, because no foreign country has a code from Z900 on. */
export function writeFiscalCode({ letters, born, isWoman }: FiscalOwner, random: Random): string {
  const { year, month, day } = civilOf(born);
  const two = (number: number): string => String(number).padStart(2, '0');
  const days = two(day + (isWoman ? WOMAN : 0));
  return codiceFiscale(`${letters}${two(year % 100)}${MONTHS.charAt(month - 1)}${days}Z9${two(random.int(100))}X`);
}
