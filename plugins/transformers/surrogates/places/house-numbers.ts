import type { Random } from '../../../../core/index.js';
import { digits, sameShape } from '../base/shape.js';

const RANGE = /^(\d{1,5})([A-Za-z]?\s?[-–/]\s?)(\d{1,5})(?=[A-Za-z]?$)/u;
/** Maximum difference between the numbers of one range of houses. */
const MAX_DISTANCE = 60;

const numberLike = (text: string, random: Random): string =>
  String(1 + random.int(9)) + digits(text.length - 1, random);

/** Replaces letters after a number, as in `12B`. */
const otherLetters = (text: string, random: Random): string =>
  text.replace(/(?<=\d)[A-Za-z](?![A-Za-z])/gu, (letter) => otherLetter(letter, random));

/** The first of some draws that differs from the original. */
function unlike(text: string, make: () => string): string {
  let made = make();
  for (let i = 0; i < 8 && made === text; i++) made = make();
  return made;
}

/** Another letter of the same case. */
export const otherLetter = (letter: string, random: Random): string => unlike(letter, () => sameShape(letter, random));

/** Numbers and letters of units, as in `Apt 4B`. */
export const unitNumber = (text: string, random: Random): string => unlike(text, () => sameShape(text, random));

/**
 * Another house number with as many digits; a letter stays a letter: `12B`. A range stays narrow and ascending: `77-79`
 * becomes `18-20`.
 */
export function houseNumber(text: string, random: Random): string {
  const [whole, from = '', between = '', to = ''] = RANGE.exec(text) ?? [];
  const distance = Number(to) - Number(from);
  if (whole !== undefined && distance > 0 && distance <= MAX_DISTANCE) {
    const first = unlike(from, () => numberLike(from, random));
    const last = Number(first) + 2 * (1 + random.int(3));
    return otherLetters(first + between + last + text.slice(whole.length), random);
  }
  return otherLetters(
    text.replace(/\d+/gu, (number) => unlike(number, () => numberLike(number, random))),
    random,
  );
}

/** `42nd` becomes `64th`. */
export const ordinalNumber = (model: string, random: Random): string => {
  const suffix = /\D+$/u.exec(model)?.[0] ?? 'th';
  return `${2 + random.int(8)}4${suffix === suffix.toUpperCase() ? 'TH' : 'th'}`;
};
