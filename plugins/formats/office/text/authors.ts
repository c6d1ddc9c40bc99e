import type { EntityType } from '../../../../core/index.js';
import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';
import type { Unit } from './unit.js';

/** Elements and attributes that contain only the name of a person. */
const PERSONS = new Set([
  ...['creator', 'lastModifiedBy', 'Manager', 'author'],
  ...['@author', '@initials', '@userName', '@refreshedBy'],
  // In SharePoint data, the attribute of a column is its title.
  ...['person@displayName', 'cmAuthor@name', 'permStart@ed'],
]);

/** The entity type of an element's text, if the name of the element determines it. */
export const typeOfText = (element: string): EntityType | undefined => (PERSONS.has(element) ? 'PERSON' : undefined);

/** The entity type of an attribute, if its name determines it. */
export const typeOfAttribute = (element: string, attribute: string): EntityType | undefined =>
  PERSONS.has(`@${attribute}`) || PERSONS.has(`${element}@${attribute}`) ? 'PERSON' : undefined;

/** Names that programs write if they do not know the author. */
const NOT_PERSONS = lexiconSet('not-a-person', { class: 'default-author' });

/** True for a default name of a program instead of a person. */
export const isNotAPerson = (name: string): boolean => NOT_PERSONS.has(name.trim().toLowerCase());

/** The known type of a unit, unless its text cannot be a name. */
export const typed = (type: EntityType | undefined, text: string): Pick<Unit, 'type'> =>
  type === undefined || isNotAPerson(text) ? {} : { type };

/**
 * Two to four words that begin with a capital or are of a script without case. A department may follow: `Doe, Jane
 * (IT)`.
 */
const FULL_NAME =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}(?:,? [\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,40}){1,3}(?: \([\p{L}\p{N} &/.-]{1,40}\))?$/u;
/** Words in names of programs, accounts and departments, which are no persons. */
const NO_PERSON = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('not-a-person', { class: 'account-or-unit' })})(?!\\p{L})`,
  'iu',
);

/** Account names such as `jdoe_sales` or `HOSP\jdoe`, which do not look like words of a language. */
const ACCOUNT = /^(?=.{6,40}$)(?=.{0,37}\p{L}{3})[\p{L}\p{N}]{1,30}(?:[._\\-][\p{L}\p{N}]{1,30}){1,3}$/u;

/** True if an author's name is an account name, which identifies the person in any context. */
export const isAccount = (name: string): boolean => ACCOUNT.test(name) && !NO_PERSON.test(name) && !isNotAPerson(name);

/** True if an author's name is written like a full name, although no list contains its words. */
export const isFullName = (name: string): boolean =>
  FULL_NAME.test(name) && !NO_PERSON.test(name) && !isNotAPerson(name);
