import { lexiconSet } from '../../../kit/index.js';
import type { FieldMeaning, FieldMeanings } from './meanings.js';
import { nameLikeness } from './plausible.js';
import type { Value } from './values.js';

/** What the titles of a table say, by column. */
export type Titles = readonly (FieldMeaning | undefined)[];

/** Titles beside which a column `Name` holds things: `Version`, `Price`. */
const OF_THINGS = lexiconSet('column-titles', { class: 'beside-names-of-things' });
/** Letters and digits, at least four of them digits: `88214471`, `XK-88 2144`, `…4471`; neither an amount nor a date. */
const CODE =
  /^(?!\d{1,4}([-./])\d{1,2}\1\d{1,4}$)(?=(?:\D*\d){4})[\p{Lu}\d*x.…]?[\p{Lu}\d*x-]+(?: [\p{Lu}\d*x-]+){0,6}$/u;
/** Digits that numbers have at least, if nothing else is known of them: `4000` is a heading of a ledger. */
const LEAST_DIGITS = 5;

/**
 * The meanings of the columns of a table by their titles and values: a column `Name` holds persons if its values look
 * like them and no other title says that things are listed; a column `Account` holds account numbers if its values are
 * numbers.
 * @param titles the texts of its titles
 * @param rows its rows, by column
 */
export function meaningsOfColumns(
  titles: readonly string[],
  rows: readonly (readonly (Value | undefined)[])[],
  meanings: FieldMeanings,
): Titles {
  const known = titles.map((title) => (title === '' ? undefined : meanings.of(title)));
  const isOfPersons = known.some((one) => one?.trust === 'sure' && one.type !== 'AGE');
  const isOfThings = titles.some((title) => OF_THINGS.has(title.toLowerCase()));
  return titles.map((title, column): FieldMeaning | undefined => {
    if (title === '') return undefined;
    const meaning = known[column];
    const values = (): string[] => rows.flatMap((row) => row[column]?.text || []);
    if (meaning === undefined) return ofNumbers(title, values, meanings) ?? ofLogins(title, values, meanings);
    if (meaning.type === 'AGE') return isOfPersons && values().every(isAge) ? { ...meaning, trust: 'sure' } : meaning;
    if (meaning.type !== 'PERSON' || !meaning.ofName || meaning.trust === 'sure' || isOfThings) return meaning;
    return areNames(values()) ? { ...meaning, trust: 'sure' } : meaning;
  });
}

/** True if all values look like names, and half of them have several words. */
function areNames(values: readonly string[]): boolean {
  const likeness = values.map(nameLikeness);
  return (
    likeness.length > 0 &&
    likeness.every((one) => one > 0) &&
    likeness.filter((one) => one > 1).length * 2 >= likeness.length
  );
}

/** Years of a life, and no other number that a column `Age` may hold. */
const isAge = (value: string): boolean => /^(?:1[01]\d|\d{1,2})$/.test(value);

/** Most logins are one word in lower case, or have a digit or a sign: else they may be roles or systems. */
function ofLogins(title: string, values: () => string[], meanings: FieldMeanings): FieldMeaning | undefined {
  const meaning = meanings.ofLogins(title);
  return meaning !== undefined && values().every((value) => /^\S+$/.test(value) && /^[^\p{Lu}]+$|\d/u.test(value))
    ? meaning
    : undefined;
}

function ofNumbers(title: string, values: () => string[], meanings: FieldMeanings): FieldMeaning | undefined {
  const meaning = meanings.ofNumbers(title);
  if (meaning === undefined) return undefined;
  const all = values();
  const isLong = all.some((value) => value.replace(/\D/g, '').length >= LEAST_DIGITS);
  return isLong && all.every((value) => CODE.test(value)) ? meaning : undefined;
}
