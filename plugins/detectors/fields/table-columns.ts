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
  const isOfThings = titles.some((title) => OF_THINGS.has(title.toLowerCase()));
  return titles.map((title, column): FieldMeaning | undefined => {
    if (title === '') return undefined;
    const meaning = meanings.of(title);
    const values = (): string[] => rows.flatMap((row) => row[column]?.text || []);
    if (meaning === undefined) return ofNumbers(title, values, meanings);
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

function ofNumbers(title: string, values: () => string[], meanings: FieldMeanings): FieldMeaning | undefined {
  const meaning = meanings.ofNumbers(title);
  if (meaning === undefined) return undefined;
  const all = values();
  const isLong = all.some((value) => value.replace(/\D/g, '').length >= LEAST_DIGITS);
  return isLong && all.every((value) => CODE.test(value)) ? meaning : undefined;
}
