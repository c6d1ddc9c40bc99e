import type { EntityType } from '../../../core/index.js';
import { copied, lexiconSet, type TitleDictionary } from '../../../kit/index.js';
import { type Role, roleOf } from './roles.js';

/** What the name of a field promises. */
export interface FieldMeaning {
  /** The name that was looked up. */
  readonly key: string;
  readonly type: EntityType;
  /** `sure`: by itself. `beside`: only in a record that has another personal field. */
  readonly trust: 'sure' | 'beside';
  /** True if the title speaks of a name (`lastName`), and not of a role that a name may stand for (`nurse`). */
  readonly ofName: boolean;
}

/**
 * Types that a field's name can give to a value whose own form says little. Left out is what is found by its form or its label
 * wherever it stands, such as addresses of mail, secrets and users.
 */
export const FIELD_TYPES: ReadonlySet<EntityType> = new Set(
  `PERSON ORGANIZATION PHONE_NUMBER DATE_OF_BIRTH DATE AGE US_SSN NATIONAL_ID TAX_ID PASSPORT DRIVER_LICENSE LICENSE_PLATE VEHICLE_VIN
  DEVICE_ID MEDICAL_RECORD_NUMBER HEALTH_PLAN_ID NPI DEA_NUMBER EMPLOYEE_ID STUDENT_ID CUSTOMER_ID CASE_NUMBER SPECIMEN_ID CREDIT_CARD CVV
  ID_NUMBER PASSWORD IBAN_CODE ABA_ROUTING BANK_ACCOUNT SORT_CODE STREET_ADDRESS CITY STATE COUNTRY POSTAL_CODE COORDINATES`.split(
    /\s+/,
  ),
);

/** Fields that programs have as well: they hold something personal only beside another personal field. */
const PROGRAMS = lexiconSet('column-titles', { class: 'of-programs' });

/** Words in front of a title that make it the field of a machine or a limit: `server_address`, `max_age`. */
const MACHINES = lexiconSet('column-titles', { class: 'of-machines', language: 'en' });

const OF_NAME = /name|vorname|nom$|pr[eé]nom|apellido|cognome|initial|nombre|nome$|first|last|middle|given|family/i;

const firstWord = (key: string): string => (/^\p{L}\p{Ll}*|^\p{Lu}+/u.exec(key)?.[0] ?? '').toLowerCase();
const letters = (key: string): string => key.replace(/[^\p{L}]/gu, '').toLowerCase();

/** Most names of fields whose meaning is remembered: programs write the same few again and again. */
const MOST_KNOWN = 1000;

/** What the name of a field may look like. */
const IDENTIFIER = /^[\p{L}_@$][\p{L}\p{N}_.:@$ /-]{0,47}$/u;

/** What the key of a pair says: by itself, or by what stands around it. */
interface KeyMeaning {
  readonly meaning: FieldMeaning | undefined;
  readonly role: Role | undefined;
}

const NO_KEY: KeyMeaning = { meaning: undefined, role: undefined };

/** Answers to the questions asked last. */
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
    // A piece of a text would keep the whole text.
    const own = copied(question);
    const answer = this.#read(own);
    this.#known.set(own, { answer });
    return answer;
  }
}

/** Asks the dictionary of titles what the name of a field means. */
export class FieldMeanings {
  readonly #dictionary: TitleDictionary;
  readonly #titles = new Answers((title) => this.#read(title));
  readonly #keys = new Answers((key) => (IDENTIFIER.test(key) ? { meaning: this.of(key), role: roleOf(key) } : NO_KEY));
  readonly #isTitle = new Answers((value) => this.#dictionary.meaning(value) !== undefined);

  constructor(dictionary: TitleDictionary) {
    this.#dictionary = dictionary;
  }

  /** What a title means. */
  of(title: string): FieldMeaning | undefined {
    return this.#titles.of(title);
  }

  /** What the key of a pair means, if it is the name of a field at all. */
  ofKey(key: string): KeyMeaning {
    return this.#keys.of(key);
  }

  /** True if a value is itself the title of a field, as in `"firstName": "First name"`. */
  isTitle(value: string): boolean {
    return this.#isTitle.of(value);
  }

  /** True if it is made of titles alone: `City`, but not `Daly City`. */
  isOfTitles(value: string): boolean {
    return value.length < 40 && value.split(' ').every((word) => this.isTitle(word));
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
