import { scoreOf } from '../../../../kit/index.js';
import {
  ARTICLED,
  CAMEL,
  CAPS,
  COMMON,
  GIVEN,
  HOMOGRAPH,
  INITIAL,
  type NameWord,
  RARE_GIVEN,
  RARE_SURNAME,
  SURNAME,
} from './word.js';

/**
 * How well a word fits as the first part of a name, from 0 (not at all) to 3 (hardly anything else). An unknown word
 * fits a little; in all capitals it must be known.
 */
export function asGiven(word: NameWord): number {
  const { known } = word;
  if ((known & GIVEN) !== 0) return (known & HOMOGRAPH) !== 0 ? 1.5 : 3;
  if ((known & INITIAL) !== 0) return 1.5;
  if ((known & CAMEL) !== 0) return 0;
  if ((known & COMMON) !== 0) return (known & RARE_GIVEN) !== 0 ? 0.5 : 0;
  if ((known & RARE_GIVEN) !== 0) return (known & CAPS) !== 0 ? 1.5 : 2;
  return unknown(known);
}

/** How well a word fits as the last part of a name, on the same scale. */
export function asSurname(word: NameWord): number {
  const { known } = word;
  if ((known & SURNAME) !== 0) return (known & HOMOGRAPH) !== 0 ? 1.5 : 3;
  if ((known & GIVEN) !== 0) return (known & HOMOGRAPH) !== 0 ? 1 : 2;
  if ((known & (INITIAL | CAMEL)) !== 0) return 0;
  if ((known & COMMON) !== 0) return (known & RARE_SURNAME) !== 0 ? 0.5 : 0;
  if ((known & ARTICLED) !== 0) return 2;
  if ((known & RARE_SURNAME) !== 0) return (known & CAPS) !== 0 ? 1.5 : 2;
  return unknown(known);
}

const unknown = (known: number): number => ((known & CAPS) !== 0 ? 0 : 1);

/** The higher of the two values. */
export const asName = (word: NameWord): number => Math.max(asGiven(word), asSurname(word));

/** Score of a pair if only the list of rare names contains one of its words. */
const LEAST_PAIR = scoreOf('form:plausible');
/** The same with a particle between the words: `Reihenfolge des Eingangs`, `Musée des Beaux-Arts`. */
const GENITIVE = scoreOf('form:common');

/**
 * As {@link pairScore}, with a particle between the words. If the first word is not a known name, the phrase is usually
 * a genitive.
 */
export const particlePairScore = (given: number, surname: number): number => {
  const score = pairScore(given, surname);
  return given <= 1 && score === LEAST_PAIR ? GENITIVE : score;
};

/** Score of a first name next to a last name, by the sum of their strengths. */
export function pairScore(given: number, surname: number): number {
  if (given === 0 || surname === 0) return 0;
  const sum = given + surname;
  if (sum >= 4.5) return scoreOf('lexicon:known');
  if (sum >= 4) return scoreOf('form:typical');
  if (sum >= 3.5) return scoreOf('lexicon:likely');
  if (sum >= 3) return LEAST_PAIR;
  return sum >= 2.5 ? scoreOf('lexicon:ambiguous') : 0;
}
