import type { Term } from '../../../../core/index.js';
import { isDateForm } from '../dates/date-form.js';
import { attributes } from './attributes.js';
import { dates } from './dates.js';
import type { Family } from './generators.js';
import { amounts, numbers, phones } from './numbers.js';
import { online } from './online.js';
import { organisations } from './organisations.js';
import { emails, persons, usernames } from './persons.js';
import { places } from './places.js';

/**
 * Which family replaces which types; a category covers all types below it that are not listed themselves. The order is
 * the order of work: families that others depend on come first (persons before their e-mail addresses, states before
 * area codes).
 */
const FAMILIES: readonly (readonly [Family, string])[] = [
  [persons, 'PERSON'],
  [emails, 'EMAIL_ADDRESS'],
  [usernames, 'USERNAME'],
  [dates, 'DATE_TIME AGE'],
  [places, 'LOCATION'],
  [organisations, 'ORGANIZATION FACILITY'],
  [phones, 'PHONE_NUMBER'],
  [amounts, 'AMOUNT'],
  [numbers, 'ID_NUMBER FINANCIAL TRIAL_ID INTERNAL_CODE'],
  [online, 'ONLINE SECRET'],
  [attributes, 'OCCUPATION RELATION SENSITIVE_ATTRIBUTE HEALTH PROPRIETARY_TERM'],
];

const BY_TYPE = new Map(FAMILIES.flatMap(([family, types]) => types.split(' ').map((type) => [type, family] as const)));

/** A user name that is written like a name of a person: the speaker of a chat. */
const FULL_NAME = /^\p{Lu}[\p{L}'’]+(?:-\p{L}+)? \p{Lu}[\p{L}'’]+(?:-\p{L}+)?$/u;
const isFullName = ({ type, text }: Term): boolean => type === 'USERNAME' && FULL_NAME.test(text);

/** A number that identifies a user: it is the same number wherever it stands. */
const isNumber = ({ type, text }: Term): boolean => type === 'USERNAME' && /^\d+$/u.test(text);

/**
 * The family of a term. Types declared by other plugins are treated as numbers and codes: they get other characters in
 * the same shape.
 */
export const familyOf = (term: Term): Family =>
  (isFullName(term) ? persons : isNumber(term) ? numbers : isDateForm(term) ? dates : undefined) ??
  BY_TYPE.get(term.type) ??
  BY_TYPE.get(term.category) ??
  numbers;

/** Position of a family in the order of work. */
export const rankOf = (family: Family): number => FAMILIES.findIndex(([each]) => each === family);
