import type { EntityType } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';
import type { Unit } from './unit.js';

/** Elements and attributes that name a person and nothing else. */
const PERSONS = new Set([
  ...['creator', 'lastModifiedBy', 'Manager', 'author'],
  ...['@author', '@initials', '@userName', '@refreshedBy'],
  // In data of SharePoint, that of a column is its title.
  ...['person@displayName', 'cmAuthor@name', 'permStart@ed'],
]);

/** The type of what stands in an element, where its name alone says it. */
export const typeOfText = (element: string): EntityType | undefined => (PERSONS.has(element) ? 'PERSON' : undefined);

/** The same of an attribute. */
export const typeOfAttribute = (element: string, attribute: string): EntityType | undefined =>
  PERSONS.has(`@${attribute}`) || PERSONS.has(`${element}@${attribute}`) ? 'PERSON' : undefined;

/** What programs write where the name of the author is not known. */
const NOT_PERSONS = lexiconSet('not-a-person', { class: 'default-author' });

/** Whether a name is that of a program's default and not of a person. */
export const isNotAPerson = (name: string): boolean => NOT_PERSONS.has(name.trim().toLowerCase());

/** The known type of a unit, unless its text cannot be a name. */
export const typed = (type: EntityType | undefined, text: string): Pick<Unit, 'type'> =>
  type === undefined || isNotAPerson(text) ? {} : { type };

/** Two to four words that each begin with a capital, or are of a script without any; the department may follow: `Doe, Jane (IT)`. */
const FULL_NAME =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}(?:,? [\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}){1,3}(?: \([\p{L}\p{N} &/.-]{1,40}\))?$/u;
/** Words in names of programs, accounts and units that are no persons. */
const NO_PERSON = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('not-a-person', { class: 'account-or-unit' })})(?!\\p{L})`,
  'iu',
);

/** Words of one account, `jdoe_sales` or `HOSP\jdoe`: no language writes so. */
const ACCOUNT = /^(?=.{6,40}$)(?=.{0,37}\p{L}{3})[\p{L}\p{N}]{1,30}(?:[._\\-][\p{L}\p{N}]{1,30}){1,3}$/u;

/** Whether an author's name is that of an account, which says who is meant wherever it stands. */
export const isAccount = (name: string): boolean => ACCOUNT.test(name) && !NO_PERSON.test(name) && !isNotAPerson(name);

/** Whether an author's name is written like a full name, though nobody knows its words. */
export const isFullName = (name: string): boolean =>
  FULL_NAME.test(name) && !NO_PERSON.test(name) && !isNotAPerson(name);
