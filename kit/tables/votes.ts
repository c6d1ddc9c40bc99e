import type { EntityType } from '../../core/contracts/entity-type.js';
import type { FileSession } from '../../core/contracts/file-adapter.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { isCertain } from '../../core/detect/search-terms.js';

/** What is asked about values. */
export type Search = Pick<FileSession, 'find'>;

/** Types that a word may seem to be of where nothing stands beside it. */
const NAMES: ReadonlySet<EntityType> = new Set([
  ...['PERSON', 'ORGANIZATION', 'LOCATION', 'CITY', 'STATE', 'COUNTRY', 'FACILITY', 'STREET_ADDRESS', 'USERNAME'],
]);

export const mayBeName = (type: EntityType | undefined): boolean => type !== undefined && NAMES.has(type);

const ONE_WORD = /^\s*[\p{L}\p{M}][\p{L}\p{M}.'’-]*\s*:?\s*$/u;
/** True for one word, of which nothing says what it means. */
export const isOneWord = (text: string): boolean => ONE_WORD.test(text);

/** Share of a column's values that must be of one type. */
const VALUE_VOTES = 0.8;
/** Fewer values than this say nothing without a title. */
const MIN_VALUES = 3;
/** A value longer than this is text. */
const LONGEST_VALUE = 200;

/** A number with decimals; `555.0132` may as well be a telephone number. */
const DECIMAL = /^[+-]?(?!\d{3}\.\d{4}$)\d{1,30}\.\d{1,30}$/;
/** Types whose values are measured. */
const MEASURED: ReadonlySet<EntityType> = new Set(['COORDINATES', 'AMOUNT', 'AGE']);

/** Whether a value is measured, and so no identifier, though it has as many digits as one. */
const isMeasuredAs = (value: string, type: EntityType): boolean => DECIMAL.test(value) && !MEASURED.has(type);

/** `Y`, `N`, `F`: what is chosen, whatever its title makes of it. */
const LONE_LETTER = /^\p{L}$/u;

/** The type of which a value, all of it, is one finding. */
export function wholeType(value: string, title: string, session: Search): EntityType | undefined {
  if (value.length > LONGEST_VALUE || LONE_LETTER.test(value)) return undefined;
  const [found, second] = session.find(value, { ...(title === '' ? {} : { header: [title] }), charged: false });
  return found !== undefined && second === undefined && found.start === 0 && found.end === value.length
    ? found.type
    : undefined;
}

/** Whether a word alone is taken for a name. */
export function isGuessedName(word: string, session: Search): boolean {
  const [found, second] = session.find(word, { charged: false });
  const isAll = found !== undefined && second === undefined && found.start === 0 && found.end === word.length;
  return isAll && mayBeName(found.type);
}

/** The one type that fills most values of a column by itself. */
export function votedType(all: readonly string[], title: string, session: Search): EntityType | undefined {
  if (all.length < MIN_VALUES) return undefined;
  const needed = all.length * VALUE_VOTES;
  const votes = new Map<EntityType, number>();
  const known = new Map<string, EntityType | undefined>();
  let most = 0;
  for (const [i, value] of all.entries()) {
    // No type can win any more: most columns of text and of plain numbers are given up early.
    if (most + all.length - i < needed) return undefined;
    if (!known.has(value)) known.set(value, wholeType(value, title, session));
    const type = known.get(value);
    if (type === undefined || isMeasuredAs(value, type)) continue;
    const count = (votes.get(type) ?? 0) + 1;
    votes.set(type, count);
    most = Math.max(most, count);
  }
  return [...votes].find(([, count]) => count >= needed)?.[0];
}

/** The findings of a value in a column of things: a name that is all of it is that of the thing. */
export function withoutThings(value: string, findings: readonly Finding[]): readonly Finding[] {
  const [first, second] = findings;
  const isAll = first !== undefined && second === undefined && first.end - first.start === value.trim().length;
  return isAll && !isCertain(first) && mayBeName(first.type) ? [] : findings;
}

/** Titles of columns of names that may be those of companies. */
const MAY_BE_COMPANY =
  /account|customer|client|owner|payee|payer|buyer|seller|tenant|recipient|sender|beneficiar|holder|kunde|titular|inhaber|titulaire|intestatario|debtor|creditor|dbtr|cdtr|shipper|shpr|consign|cnee|vendor|supplier|merchant|insured|landlord|donor/i;
/** Values by which companies and persons are told apart. */
const MAX_NAMES = 100;

/** Whether names of accounts, customers or owners are those of companies, more often than not. */
export function isOfCompanies(all: readonly string[], title: string, session: Search): boolean {
  if (!MAY_BE_COMPANY.test(title)) return false;
  let balance = 0;
  for (const value of new Set(all.slice(0, MAX_NAMES))) {
    const found = session.find(value, { header: [title], charged: false });
    const [longest] = [...found].sort((a, b) => b.end - b.start - (a.end - a.start));
    if (longest?.type === 'ORGANIZATION') balance++;
    else if (longest?.type === 'PERSON') balance--;
  }
  return balance > 0;
}
