import { lexiconSet } from '../../lexicon/words.js';
import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { IsNumberLabel } from '../detect/glued-labels.js';
import type { LabelType } from '../detect/label-types.js';
import { HEADER_DICTIONARY } from '../titles/header-dictionary.js';
import { TitleDictionary } from '../titles/header-words.js';
import { inFull } from '../titles/title-words.js';

/** Categories of numbers that labels announce. */
const NUMBERS: ReadonlySet<EntityType> = new Set(['ID_NUMBER', 'FINANCIAL']);
/** Types of these categories that are no numbers by which something is found again. */
const NO_NUMBERS: ReadonlySet<EntityType> = new Set(['AMOUNT', 'ID_NUMBER', 'FINANCIAL']);
/** `n.º`, `nº`: the sign of a number, which titles write as a letter. */
const NUMBERED = /(?<!\p{L})n\.?º/gu;
/** Shortest part of a compound that counts as a label: `konto` of `Lohnkonto`. */
const SHORTEST_PART = 4;

/** Cars, and what is said of them, before their plates. */
const VEHICLES = lexiconSet('vehicles', { class: ['make', 'vehicle'] });
/** Capitals and digits, as long as plates are. */
const PLATE = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d](?:[ -]?[\p{Lu}\d]){3,8}$/u;

/** `VAT reg` announces no plate, whatever `reg` alone does. */
const isOther = (type: EntityType | undefined): boolean => type !== undefined && type !== 'LICENSE_PLATE';

/** Labels that announce the record of a patient in a text about one, and a matter elsewhere: `file`, `Fallnummer`. */
const RECORDS = lexiconSet('number-labels', { class: 'record-or-case' });
/** Words that say whose number it is: `patient file number`. */
const PATIENTS = lexiconSet('number-labels', { class: 'in-texts-about-patients' });
const HEALTH_PLANS = lexiconSet('id-labels', { class: 'health-plan' });
/** Registers whose numbers are written directly behind their abbreviation: `EIN123456789`. */
const REGISTERS = lexiconSet('number-labels', { class: 'directly-before-number' });
/** Documents and registers that are said more precisely than by the word for a national identifier. */
const DOCUMENTS: ReadonlySet<EntityType> = new Set(['PASSPORT', 'DRIVER_LICENSE']);
const MAY_BE_PLATES: ReadonlySet<EntityType> = new Set([
  'ID_NUMBER',
  'LOCATION',
  'ORGANIZATION',
  'PERSON',
  'CUSTOMER_ID',
]);
/** Types for which the login of somebody is taken by its form, and that form. */
const NAMES: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);
const LOGIN = /^[\p{L}\p{N}._-]{2,40}$/u;
const USERS = lexiconSet('column-titles', { class: 'user' });
/** Words before logins in tickets, logs and chats; a name may stand there, too. */
const BEFORE_LOGINS = lexiconSet('logins', {
  class: ['short-label', 'word-for-a-login', 'assigned', 'who-handles-it', 'plain-service', 'before-a-poster'],
});
/** What names of people have not: a digit, an underscore, a capital within; or no capital at all. */
const NO_NAME = /[\d_]|\p{Ll}\p{Lu}|^[^\p{Lu}]+$/u;
/** What only logins look like: `c.larsen`, `kmarsh_7`. */
const LOGIN_ALONE = /^(?=.*[._])\p{Ll}[\p{Ll}\d]*(?:[._-][\p{Ll}\d]+)+$/u;
/** Capitals, digits and hyphens, as codes have them and logins hardly. */
const CODE = /^(?=(?:.*\d){4})[\p{Lu}\d]+(?:[ /-][\p{Lu}\d]+)*$/u;
/** The last digits of a number, of which the rest is not written. */
const LAST_DIGITS = /^\d{3,5}$/;
const GIVEN_NAMES = lexiconSet('given-names');

/** Words that make the number after them that of an account, whatever stands between: `checking at the branch`. */
const ACCOUNTS = lexiconSet('number-labels', { class: 'of-an-account' });

/** Types that have a number after a label, too, and are in no category of numbers. */
const ALSO_NUMBERS: ReadonlySet<EntityType> = new Set(['PHONE_NUMBER', 'DATE_OF_BIRTH']);

/** Recognises words that announce a number, by the dictionary of column titles: `ssn`, `acct`. */
export function numberLabels(types: EntityTypes): IsNumberLabel {
  let titles: TitleDictionary | undefined;
  return (word) => {
    titles ??= new TitleDictionary();
    if (REGISTERS.has(word)) return true;
    return [word, `${word} number`].some((title) => {
      const meaning = titles?.meaning(title);
      if (meaning?.type === undefined || meaning.strength === 'weak') return false;
      return isOfNumbers(types, meaning.type) || ALSO_NUMBERS.has(meaning.type);
    });
  };
}

const isOfNumbers = (types: EntityTypes, type: EntityType): boolean =>
  NUMBERS.has(types.category(type)) && !NO_NUMBERS.has(type);

/** Reads labels of numbers with the dictionary of column titles: the same words announce a number in a sentence. */
export function labelTypes(types: EntityTypes): LabelType {
  let titles: TitleDictionary | undefined;
  const named = (title: string): EntityType | undefined => {
    titles ??= new TitleDictionary();
    const meaning = titles.meaning(title);
    const type = meaning?.strength === 'weak' ? undefined : meaning?.type;
    return type !== undefined && (type === 'USERNAME' || isOfNumbers(types, type)) ? type : undefined;
  };
  const mayKnow = (title: string): boolean => titles?.mayKnow(title) ?? true;
  return (label, value, as, isOfPatients) => {
    const lower = label.toLowerCase().replace(NUMBERED, 'n');
    const words = lower.split(/[ _]/u);
    if (
      MAY_BE_PLATES.has(as) &&
      PLATE.test(value) &&
      words.some((word) => VEHICLES.has(word)) &&
      !isOther(named(lower))
    )
      return 'LICENSE_PLATE';
    if (NAMES.has(as)) return isLogin(value, lower, named) ? 'USERNAME' : undefined;
    // `chart 00482913` is short for `chart number 00482913`.
    const type = as === 'PHONE_NUMBER' ? named(lower) : (named(lower) ?? named(`${lower} number`));
    if (as !== 'ID_NUMBER' && as !== 'INTERNAL_CODE') return overruled(as, type, value, words, isOfPatients);
    if (type === 'CASE_NUMBER') return overruled(type, type, value, words, isOfPatients) ?? type;
    if (type !== undefined || as === 'INTERNAL_CODE') return type;
    if (words.some((word) => RECORDS.has(word) || PATIENTS.has(word)) && isOfPatients()) return 'MEDICAL_RECORD_NUMBER';
    const compound = ofCompound(words.at(-1) ?? '', (title) => (mayKnow(title) ? named(title) : undefined));
    return compound ?? (words.some((word) => ACCOUNTS.has(word)) ? 'BANK_ACCOUNT' : undefined);
  };
}

/** The type instead of one that a part of the label, or the form of the number, has suggested. */
function overruled(
  as: EntityType,
  named: EntityType | undefined,
  value: string,
  words: readonly string[],
  isOfPatients: () => boolean,
): EntityType | undefined {
  switch (as) {
    // `account ending in 4471` without a word for a card.
    case 'CREDIT_CARD':
      return LAST_DIGITS.test(value) && ACCOUNTS.has(words.at(-1) ?? '') ? 'BANK_ACCOUNT' : undefined;
    // `account ER-4471-9920` is no login.
    case 'USERNAME':
      return CODE.test(value) && ACCOUNTS.has(words.at(-1) ?? '') ? 'BANK_ACCOUNT' : undefined;
    // A local number behind a label of accounts, and not merely of a person, is that of an account.
    case 'PHONE_NUMBER':
      return ACCOUNTS.has(words.at(-1) ?? '') || named === 'BANK_ACCOUNT' ? 'BANK_ACCOUNT' : undefined;
    // `user ID kmarsh` is how somebody logs in, `user ID 4471` the key of a record.
    case 'CUSTOMER_ID':
      return /^\p{L}/u.test(value) && words.some((word) => USERS.has(word)) ? 'USERNAME' : undefined;
    case 'CASE_NUMBER':
      if (words.some((word) => RECORDS.has(word) || PATIENTS.has(word)) && isOfPatients())
        return 'MEDICAL_RECORD_NUMBER';
      return isOfHealthPlans(words) ? 'HEALTH_PLAN_ID' : named === 'BANK_ACCOUNT' ? named : undefined;
    case 'NATIONAL_ID':
      return named !== undefined && DOCUMENTS.has(named) ? named : undefined;
    default:
      return undefined;
  }
}

/** A label of plain words, of which the beginnings tell whether it can be a title of logins. */
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;
const LENGTH_OF_BEGINNING = 3;
/** Up to three letters with which the titles of logins begin. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  HEADER_DICTIONARY.flatMap(([type, , titles]) => (type === 'USERNAME' ? titles : [])).flatMap((title) =>
    Array.from({ length: LENGTH_OF_BEGINNING }, (_, length) => title.slice(0, length + 1)),
  ),
);

/** False for a label that is surely no title of logins, so that it is not looked up. */
const mayAnnounceLogin = (label: string): boolean =>
  !PLAIN_WORDS.test(label) ||
  label
    .split(' ')
    .some(
      (word) =>
        BEGINNINGS.has(inFull(word).slice(0, LENGTH_OF_BEGINNING)) ||
        BEGINNINGS.has(word.slice(0, LENGTH_OF_BEGINNING)),
    );

/** True for a term that was taken for a name and is the login that its label announces. */
function isLogin(value: string, label: string, named: (title: string) => EntityType | undefined): boolean {
  if (!LOGIN.test(value)) return false;
  if (LOGIN_ALONE.test(value)) return true;
  if (mayAnnounceLogin(label) && named(label) === 'USERNAME') return true;
  const words = label.split(' ');
  const isAnnounced = [1, 2, 3].some((count) => BEFORE_LOGINS.has(words.slice(-count).join(' ')));
  return isAnnounced && NO_NAME.test(value) && !GIVEN_NAMES.has(value.toLowerCase());
}

/** `insurance policy number`: two words that together announce the number of a health plan. */
const isOfHealthPlans = (words: readonly string[]): boolean =>
  words.some((word, i) => i > 0 && HEALTH_PLANS.has(`${words[i - 1]} ${word}`));

/** The last part of a compound decides: `Gehaltskonto`. */
function ofCompound(word: string, named: (title: string) => EntityType | undefined): EntityType | undefined {
  for (let at = 0; at <= word.length - SHORTEST_PART; at++) {
    const type = named(`${word.slice(at)}nummer`);
    if (type !== undefined) return type;
  }
  return undefined;
}
