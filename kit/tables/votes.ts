import type { EntityType } from '../../core/contracts/entity-type.js';
import type { FileSession } from '../../core/contracts/file-adapter.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { isCertain } from '../../core/detect/search-terms.js';
import { lexiconPattern } from '../../lexicon/words.js';

/** The part of a session that is needed to examine values. */
export type Search = Pick<FileSession, 'find'>;

/** Types that a single word without context may be mistaken for. */
const NAMES: ReadonlySet<EntityType> = new Set([
  ...['PERSON', 'ORGANIZATION', 'LOCATION', 'CITY', 'STATE', 'COUNTRY', 'FACILITY', 'STREET_ADDRESS', 'USERNAME'],
]);

export const mayBeName = (type: EntityType | undefined): boolean => type !== undefined && NAMES.has(type);

const ONE_WORD = /^\s*[\p{L}\p{M}][\p{L}\p{M}.'’-]*\s*:?\s*$/u;
/** True for a single word. */
export const isOneWord = (text: string): boolean => ONE_WORD.test(text);

/** Minimum share of a column's values that must have one type. */
const MIN_TYPE_SHARE = 0.8;
/** Minimum number of values that can decide without a title. */
const MIN_VALUES = 3;
/** Longer values are free text. In code units. */
const MAX_VALUE_LENGTH = 200;

/** A decimal number. `555.0132` may also be a phone number. */
const DECIMAL = /^[+-]?(?!\d{3}\.\d{4}$)\d{1,30}\.\d{1,30}$/;
/** Types whose values may be decimal numbers. */
const MEASURED: ReadonlySet<EntityType> = new Set(['COORDINATES', 'AMOUNT', 'AGE']);

/** True if a decimal number was found as an identifier because it has as many digits. */
const isMeasuredAs = (value: string, type: EntityType): boolean => DECIMAL.test(value) && !MEASURED.has(type);

/** A single letter such as `Y`, `N`, `F`: a choice, whatever its title suggests. */
const LONE_LETTER = /^\p{L}$/u;

/** The type of the finding that covers the whole value. */
export function wholeType(value: string, title: string, session: Search): EntityType | undefined {
  if (value.length > MAX_VALUE_LENGTH || LONE_LETTER.test(value)) return undefined;
  const [found, second] = session.find(value, { ...(title === '' ? {} : { header: [title] }), charged: false });
  return found !== undefined && second === undefined && found.start === 0 && found.end === value.length
    ? found.type
    : undefined;
}

/** True if a single word is found as a name. */
export function isGuessedName(word: string, session: Search): boolean {
  const [found, second] = session.find(word, { charged: false });
  const isAll = found !== undefined && second === undefined && found.start === 0 && found.end === word.length;
  return isAll && mayBeName(found.type);
}

/** The type that most values of a column have as a whole. */
export function votedType(all: readonly string[], title: string, session: Search): EntityType | undefined {
  if (all.length < MIN_VALUES) return undefined;
  const needed = all.length * MIN_TYPE_SHARE;
  const votes = new Map<EntityType, number>();
  const known = new Map<string, EntityType | undefined>();
  let most = 0;
  for (const [i, value] of all.entries()) {
    // Stop when no type can reach the share: most columns of text and plain numbers are rejected early.
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

/** What may stand behind the name of a thing: `Ammonia (NH3)`. */
const BRACKETED = /[ \t]{1,3}(?:\([^()]{1,40}\)|\[[^[\]]{1,40}\])$/u;

/**
 * The findings of a value in a column of things: a name that covers the whole value, but for brackets at its end, is the
 * thing's name and is dropped.
 */
export function withoutThings(value: string, findings: readonly Finding[]): readonly Finding[] {
  const [first, second] = findings;
  const name = value.trim().replace(BRACKETED, '');
  const isAll = first !== undefined && second === undefined && first.end - first.start === name.length;
  return isAll && !isCertain(first) && mayBeName(first.type) ? [] : findings;
}

/** Titles of name columns that may hold companies. */
const MAY_BE_COMPANY = new RegExp(`${lexiconPattern('column-titles', { class: 'maybe-of-companies' })}`, 'i');
/** Maximum number of values examined to tell companies from persons. */
const MAX_NAMES = 100;

/** True if most names of accounts, customers or owners are companies. */
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
