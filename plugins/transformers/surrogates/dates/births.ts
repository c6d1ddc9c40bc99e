import type { Term } from '../../../../core/index.js';
import { ageNumbers, countsLess } from './ages.js';

/** Words right before a date of birth. Some of them may be followed by a name, or by a place and a preposition. */
const BORN =
  /(?<!\p{L})(?:born(?: on(?: the)?)?|b\.|geb\.?(?:oren)?(?: (?:am|op))?|(?:née?|nat[oa]|nacid[oa]|nascid[oa])(?: \p{L}[\p{L}'’ -]{0,30})?(?: (?:le|il|el|em|a|dia))?|ur\.|urodzon[ya]|född|fødd?t?|doğum tarihi|doğumlu|родил(?:ся|ась)|рождения|生年月日)\s{0,2}[:：]?\s{0,3}$/iu;
/** Maximum distance between a date and an age of which the date may be the date of birth, in characters. */
const NEAR = 4;

const yearsOf = ({ text }: Term): number | undefined => (countsLess(text) ? undefined : ageNumbers(text)[0]?.value);

/**
 * True if a date of a general type is a date of birth: according to the words before it, or because the age right
 * behind it fits.
 */
export function isBirth(term: Term, next: Term | undefined, year: number, now: number | undefined): boolean {
  if (term.type === 'DATE_OF_BIRTH') return true;
  if (BORN.test(term.before)) return true;
  if (now === undefined || next?.type !== 'AGE' || next.start - term.end > NEAR) return false;
  const age = yearsOf(next);
  return age !== undefined && age > 0 && (now - year === age || now - year === age + 1);
}
