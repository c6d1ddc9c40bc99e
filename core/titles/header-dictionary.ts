import { CONTACT_TITLES } from './contacts.js';
import type { HeaderEntry } from './entry.js';
import { IDENTIFIER_TITLES } from './identifiers.js';
import { MONEY_TITLES } from './money.js';
import { PERSON_TITLES } from './persons.js';
import { PLACE_TITLES } from './places.js';

/**
 * Titles of columns in English, German, French, Spanish, Italian and, for the commonest, further languages, as {@link titleWords}
 * writes them: lower case, without accents, articles and prepositions; words that are often written as one or with a hyphen are one
 * here. Short forms, as banks, insurers, schools, shippers and help desks write them, stand among the others. No title stands twice.
 */
export const HEADER_DICTIONARY: readonly HeaderEntry[] = [
  ...PERSON_TITLES,
  ...CONTACT_TITLES,
  ...IDENTIFIER_TITLES,
  ...MONEY_TITLES,
  ...PLACE_TITLES,
];
