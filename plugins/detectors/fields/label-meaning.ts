import type { EntityType } from '../../../core/index.js';
import { lexiconSet } from '../../../kit/index.js';
import type { FieldMeanings } from './meanings.js';

/** Types of numbers that a label can announce in a sentence. */
export const ANNOUNCED_TYPES: ReadonlySet<EntityType> = new Set([
  'BANK_ACCOUNT',
  'ABA_ROUTING',
  'SORT_CODE',
  'HEALTH_PLAN_ID',
  'MEDICAL_RECORD_NUMBER',
  'US_SSN',
  'NATIONAL_ID',
  'TAX_ID',
  'PASSPORT',
  'DRIVER_LICENSE',
  'VEHICLE_VIN',
  'EMPLOYEE_ID',
  'STUDENT_ID',
  'CUSTOMER_ID',
  'CASE_NUMBER',
  'SPECIMEN_ID',
  'ID_NUMBER',
]);

/** Kinds of accounts, the number of which people write without a word for a number: `Brokerage X47-118822`. */
const ACCOUNTS = lexiconSet('number-labels', { class: 'of-an-account' });
/** Words for what only its owner may know, which is no number of anything: `pin`, `door code`. */
const SECRETS = lexiconSet('secrets', { class: ['code-label', 'code-label-in-a-statement', 'password-label'] });
/** Nouns of things that bear a number of their own. */
const NOUNS: ReadonlySet<string> = new Set(
  [
    ...lexiconSet('number-labels', { class: 'has-a-number' }),
    ...lexiconSet('number-labels', { class: 'said' }),
    ...lexiconSet('number-labels', { class: 'named-by-a-code', language: 'en' }),
  ].filter((noun) => !SECRETS.has(noun)),
);
const THINGS = lexiconSet('number-labels', { class: 'label-of-a-thing' });
/** Words that say by themselves that a number follows: `no.`, `Nummer`. */
const NUMBER_WORDS = lexiconSet('number-labels', { class: 'word-for-a-number' });
/** Shortest part of a compound that counts as a label: `konto` of `Vertragskonto`. */
const SHORTEST_PART = 4;
const SHORTEST_COMPOUND = 8;
const HUMP = /\p{Ll}\p{Lu}/u;
const WORD_SIGNS = /^[.'/-]+|[.'/-]+$/gu;

/** What the label of a number says. */
export interface LabelMeaning {
  readonly type: EntityType;
  /** True if the label alone is a title of such numbers, as `account number` is and `account` is not. */
  readonly isTitle: boolean;
  /** True if it names a person, behind whom a telephone number may stand as well: `account manager`. */
  readonly isOfPerson: boolean;
}

const meaningOf = (type: EntityType, isTitle = false, isOfPerson = false): LabelMeaning => ({
  type,
  isTitle,
  isOfPerson,
});

/** The words of a label in lower case, without the signs around them. */
const wordsOf = (label: string): string[] =>
  label
    .toLowerCase()
    .split(/[ _]+/u)
    .map((word) => word.replace(WORD_SIGNS, ''))
    .filter((word) => word !== '');

/** True if a label only says that a number follows. */
export const isNumberWord = (label: string): boolean => NUMBER_WORDS.has(wordsOf(label).at(-1) ?? '');

/** What one to four words before a number announce; undefined if they are no label, or a name in source code: `groupId`. */
export function labelMeaning(label: string, meanings: FieldMeanings): LabelMeaning | undefined {
  if (HUMP.test(label)) return undefined;
  const title = typeOf(label, meanings);
  if (title !== undefined) return meaningOf(title, true);
  const words = wordsOf(label);
  const last = words.at(-1) ?? '';
  const type = typeOf(`${label} number`, meanings) ?? ofCompound(last, meanings);
  if (type !== undefined) return meaningOf(type, false, meanings.of(label)?.type === 'PERSON');
  if (ACCOUNTS.has(last)) return meaningOf('BANK_ACCOUNT');
  const isNoun = NOUNS.has(last) || NOUNS.has(words.slice(-2).join(' '));
  return isNoun && !THINGS.has(last) ? meaningOf('ID_NUMBER') : undefined;
}

function typeOf(title: string, meanings: FieldMeanings): EntityType | undefined {
  const meaning = meanings.of(title);
  return meaning?.trust === 'sure' && ANNOUNCED_TYPES.has(meaning.type) ? meaning.type : undefined;
}

/** The last part of a compound decides: `Lohnkonto`, `Vertragskonto`. */
function ofCompound(word: string, meanings: FieldMeanings): EntityType | undefined {
  if (word.length < SHORTEST_COMPOUND) return undefined;
  for (let at = 1; at <= word.length - SHORTEST_PART; at++) {
    const part = word.slice(at);
    if (ACCOUNTS.has(part)) return 'BANK_ACCOUNT';
    const title = `${part}nummer`;
    const type = meanings.mayKnow(title) ? typeOf(title, meanings) : undefined;
    if (type !== undefined) return type;
  }
  return undefined;
}
