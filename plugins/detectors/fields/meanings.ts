import type { EntityType } from '../../../core/index.js';
import { copied, lexiconPattern, lexiconSet, type TitleDictionary } from '../../../kit/index.js';
import { type Role, roleOf } from './roles.js';

/** The type of value that the name of a field announces. */
export interface FieldMeaning {
  /** The name that was looked up. */
  readonly key: string;
  readonly type: EntityType;
  /** `sure`: the name is enough. `beside`: only in a record that has another personal field. */
  readonly trust: 'sure' | 'beside';
  /** True if the title names a person's name (`lastName`) rather than a role whose value may be a name (`nurse`). */
  readonly ofName: boolean;
}

/**
 * Types that the name of a field can give to a value with no form of its own. Types that are found by form or label
 * anywhere, such as e-mail addresses, secrets and user names, are left out.
 */
export const FIELD_TYPES: ReadonlySet<EntityType> = new Set(
  `PERSON ORGANIZATION PHONE_NUMBER DATE_OF_BIRTH DATE AGE US_SSN NATIONAL_ID TAX_ID PASSPORT DRIVER_LICENSE LICENSE_PLATE VEHICLE_VIN
  DEVICE_ID MEDICAL_RECORD_NUMBER HEALTH_PLAN_ID NPI DEA_NUMBER EMPLOYEE_ID STUDENT_ID CUSTOMER_ID CASE_NUMBER SPECIMEN_ID CREDIT_CARD CVV
  ID_NUMBER PASSWORD IBAN_CODE ABA_ROUTING BANK_ACCOUNT SORT_CODE STREET_ADDRESS CITY STATE COUNTRY POSTAL_CODE COORDINATES`.split(
    /\s+/,
  ),
);

/** Field names that are also common in source code: their values count only beside another personal field. */
const PROGRAMS = lexiconSet('column-titles', { class: 'of-programs' });

/** Prefixes of field names that belong to a machine or a limit: `server_address`, `max_age`. */
const MACHINES = lexiconSet('column-titles', { class: 'of-machines', language: 'en' });

const OF_NAME = new RegExp(`${lexiconPattern('column-titles', { class: 'in-title-of-names' })}|nome?$`, 'i');

const firstWord = (key: string): string => (/^\p{L}\p{Ll}*|^\p{Lu}+/u.exec(key)?.[0] ?? '').toLowerCase();
const letters = (key: string): string => key.replace(/[^\p{L}]/gu, '').toLowerCase();

/** Maximum size of the cache of field meanings; programs use the same few names again and again. */
const MOST_KNOWN = 1000;

/** Allowed characters of a field name. */
const IDENTIFIER = /^[\p{L}_@$][\p{L}\p{M}\p{N}_.:@$ /-]{0,47}$/u;

/** Meaning of the key of a pair: by its name, or by the fields around it. */
interface KeyMeaning {
  readonly meaning: FieldMeaning | undefined;
  readonly role: Role | undefined;
}

const NO_KEY: KeyMeaning = { meaning: undefined, role: undefined };

/** A cache of the most recent answers. */
class Answers<T> {
  readonly #known = new Map<string, { readonly answer: T }>();
  readonly #read: (question: string) => T;

  constructor(read: (question: string) => T) {
    this.#read = read;
  }

  of(question: string): T {
    const known = this.#known.get(question);
    if (known !== undefined) return known.answer;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    // Copied, because a substring would keep the whole text in memory.
    const own = copied(question);
    const answer = this.#read(own);
    this.#known.set(own, { answer });
    return answer;
  }
}

/** Looks up field names in the dictionary of titles. */
export class FieldMeanings {
  readonly #dictionary: TitleDictionary;
  readonly #titles = new Answers((title) => this.#read(title));
  readonly #keys = new Answers((key) => (IDENTIFIER.test(key) ? { meaning: this.of(key), role: roleOf(key) } : NO_KEY));
  readonly #numbers = new Answers((title) => this.#readNumbers(title));
  readonly #isTitle = new Answers((value) => this.#dictionary.meaning(value) !== undefined);

  constructor(dictionary: TitleDictionary) {
    this.#dictionary = dictionary;
  }

  /** What a title means. */
  of(title: string): FieldMeaning | undefined {
    return this.#titles.of(title);
  }

  /** False for one word that is no title, which needs no place among the answers. */
  mayKnow(word: string): boolean {
    return this.#dictionary.mayKnow(word);
  }

  /** What a title means over a column of numbers: `Account` over account numbers. */
  ofNumbers(title: string): FieldMeaning | undefined {
    return this.#numbers.of(title);
  }

  /** What a title means over a column of logins, which sentences and settings announce in their own ways. */
  ofLogins(title: string): FieldMeaning | undefined {
    const meaning = this.#dictionary.meaning(title);
    const isOfLogins = meaning?.type === 'USERNAME' && meaning.strength === 'strong';
    return isOfLogins ? { key: title, type: 'USERNAME', trust: 'sure', ofName: false } : undefined;
  }

  /** True if a cell can be the title of a column. */
  isColumnTitle(cell: string): boolean {
    return this.isTitle(cell) || this.ofNumbers(cell) !== undefined;
  }

  /** Meaning of the key of a pair, if it can be the name of a field. */
  ofKey(key: string): KeyMeaning {
    return this.#keys.of(key);
  }

  /** True if a value is itself the title of a field, as in `"firstName": "First name"`. */
  isTitle(value: string): boolean {
    return this.#isTitle.of(value);
  }

  /** True if all words of a value are titles: `City`, but not `Daly City`. */
  isOfTitles(value: string): boolean {
    return value.length < 40 && value.split(' ').every((word) => this.isTitle(word));
  }

  #readNumbers(key: string): FieldMeaning | undefined {
    const type = this.#dictionary.numbersOf(key);
    return type !== undefined && FIELD_TYPES.has(type) ? { key, type, trust: 'sure', ofName: false } : undefined;
  }

  #read(key: string): FieldMeaning | undefined {
    const meaning = this.#dictionary.meaning(key);
    const type = meaning?.type;
    if (meaning === undefined || type === undefined || !FIELD_TYPES.has(type) || MACHINES.has(firstWord(key)))
      return undefined;
    const weak = meaning.strength === 'weak';
    if (weak && type !== 'STATE' && type !== 'COUNTRY') return undefined;
    const beside = weak || meaning.strength === 'beside' || PROGRAMS.has(letters(key));
    return { key, type, trust: beside ? 'beside' : 'sure', ofName: OF_NAME.test(key) };
  }
}
