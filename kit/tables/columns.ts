import type { EntityType } from '../../core/contracts/entity-type.js';
import { append } from '../../core/contracts/long-lists.js';
import { isTitleShaped, type TitleDictionary, type TitleMeaning } from '../../core/titles/header-words.js';
import { areCalendarWords, isCalendarWord } from './calendar-values.js';
import { notATitle } from './cell-kinds.js';
import { type ColumnPlan, plan } from './column-plan.js';
import { withNamePairs } from './name-pairs.js';
import { PERSONAL_TYPES } from './personal-types.js';
import { withRelated, withRelatedInRecord } from './related-columns.js';
import { hasShape, isMisfit, isNothing } from './shapes.js';
import { isGuessedName, isOfCompanies, isOneWord, mayBeName, type Search, votedType, wholeType } from './votes.js';

/** The input for the plans of a table's columns. */
export interface TableSample {
  /** Titles by column; empty where there is no header. */
  readonly titles: readonly string[];
  /** Rows below the header, as texts. */
  readonly rows: readonly (readonly string[])[];
  /** Number of columns. */
  readonly width: number;
  /** True if something beside the columns shows that the table is about people. */
  readonly isAboutPeople?: boolean;
  /** False if a column of persons may be about others than the record: the `author` beside the `name` of a thing. Default true. */
  readonly personsAreSubjects?: boolean;
}

/** One column of the sample. */
interface Column {
  readonly title: string;
  /** From 1. */
  readonly number: number;
  readonly meaning: TitleMeaning | undefined;
  /** Its values in the sample. */
  readonly all: readonly string[];
}

/** True for a type whose column shows that a table is about people. @param personsAreSubjects whether PERSON itself does */
export const tellsOfPeople = (type: EntityType = '', personsAreSubjects = true): boolean =>
  PERSONAL.has(type) && (personsAreSubjects || type !== 'PERSON');

/** If a table has a column of one of these types, it is about people, and a column `name` holds persons. */
const PERSONAL: ReadonlySet<EntityType> = new Set([
  ...PERSONAL_TYPES,
  'EMAIL_ADDRESS',
  'CUSTOMER_ID',
  'BANK_ACCOUNT',
  'CREDIT_CARD',
  'IBAN_CODE',
]);

/** Beside a column of one of these types, `state` is part of an address. */
const OF_ADDRESSES: ReadonlySet<EntityType> = new Set(['STREET_ADDRESS', 'CITY', 'POSTAL_CODE']);

/** Minimum share of a column's values that must fit the type its title suggests. */
const MIN_TITLE_SHARE = 0.2;
/** Maximum number of values examined per column, and of cells per table: a table may have thousands of columns. */
const MAX_VALUES = 500;
const MAX_CELLS = 50_000;

/** What the caller says about columns, by title in lower case or by number from 1: `keep`, `text`, or a type. */
export type GivenColumns = ReadonlyMap<string, string>;

const values = (rows: TableSample['rows'], column: number, most: number): string[] =>
  rows
    .slice(0, most)
    .map((row) => row[column]?.trim() ?? '')
    .filter((value) => value !== '' && !isNothing(value));

const shareOf = (all: readonly string[], agrees: (value: string) => boolean): number =>
  all.length === 0 ? 0 : all.filter(agrees).length / all.length;

/**
 * Plan by the title alone, unless the values contradict it. An empty sample contradicts nothing, nor does a single record:
 * a value that cannot have the type is searched when its turn comes.
 */
function byTitle({ title, meaning, all }: Column, isRecord: boolean): ColumnPlan | undefined {
  const { type, strength } = meaning ?? {};
  if (type === undefined || strength !== 'strong') return undefined;
  if (isRecord) return plan('type', 'title', title, type);
  if (all.length > 0 && shareOf(all, (value) => hasShape(type, value)) < MIN_TITLE_SHARE) return undefined;
  return plan('type', all.length > 0 ? 'title and values' : 'title', title, type);
}

const IBAN = /^[A-Z]{2}\d{2} ?[A-Z\d][A-Z\d ]{10,36}$/;

/** If the values of a column of account numbers are IBANs, uses that more specific type. */
const orIban = (planned: ColumnPlan | undefined, { title, all }: Column): ColumnPlan | undefined =>
  planned?.context.type === 'BANK_ACCOUNT' && all.length > 0 && shareOf(all, (value) => IBAN.test(value)) > 0.5
    ? plan('type', 'title and values', title, 'IBAN_CODE')
    : planned;

/** A number by which something is kept, with letters and signs between its digits: five of them or more. */
const LONG_NUMBER = /^(?!\d{1,4}([-./])\d{1,2}\1\d{1,4}$)(?=(?:\D*\d){5})[\p{Lu}\d*x]+(?:[ -][\p{Lu}\d*x]+){0,6}$/u;
const isLongNumber = (value: string): boolean => LONG_NUMBER.test(value);
const MIN_NUMBER_SHARE = 0.8;

/** One user name, `tomasz.w`, or several, `priyanka.n, bea.lindqvist`. */
const LOGIN = /^[a-z][a-z\d]{1,30}(?:[._-][a-z\d]{1,30}){0,3}$/;
const isLogin = (value: string): boolean => value.split(/[,;] ?/).every((one) => LOGIN.test(one));
/** A lower-case value with a full stop inside is a user name and no ordinary word. */
const isParted = (value: string): boolean => /[a-z]\.[a-z]/.test(value);
/** Minimum share of values that must look like user names; the others may be values such as `Unassigned`. */
const MIN_LOGIN_SHARE = 0.5;

/** Number of known titles from which unknown cells of the same row count as titles too. */
const MIN_KNOWN = 4;
/** Up to four words without digits: `Created By Alias`, `Hire Dt`. */
const TITLE_SHAPED = /^[\p{L}\p{M}.'’_-]{1,30}(?:[ /][\p{L}\p{M}.'’_-]{1,30}){0,3}$/u;

/** Makes the plans of all columns. */
export class ColumnPlanner {
  readonly #given: GivenColumns;
  readonly #dictionary: TitleDictionary;
  readonly #session: Search;
  readonly #isRecord: boolean;

  /**
   * @param isRecord true if the sample is a single record of a stream, of which no other record is known: what the values
   * of a column would decide together is then decided towards more findings
   */
  constructor(given: GivenColumns, dictionary: TitleDictionary, session: Search, isRecord = false) {
    this.#given = given;
    this.#dictionary = dictionary;
    this.#session = session;
    this.#isRecord = isRecord;
  }

  /** Plans the columns by their titles and a sample of values. */
  plans(sample: TableSample): ColumnPlan[] {
    const most = Math.min(MAX_VALUES, Math.max(20, Math.floor(MAX_CELLS / Math.max(1, sample.width))));
    const columns = Array.from({ length: sample.width }, (_, column): Column => {
      const title = sample.titles[column]?.trim() ?? '';
      return {
        title,
        number: column + 1,
        meaning: this.#dictionary.meaning(title),
        all: values(sample.rows, column, most),
      };
    });
    const sure = columns.map(
      (column) => this.#byOption(column) ?? orIban(this.#orCompany(byTitle(column, this.#isRecord), column), column),
    );
    const { isAboutPeople: isKnown = false, personsAreSubjects = true } = sample;
    const aboutPeople = isKnown || sure.some((one) => tellsOfPeople(one?.context.type, personsAreSubjects));
    const isAddressed = columns.some(({ meaning }) => OF_ADDRESSES.has(meaning?.type ?? ''));
    const planned = columns.map((column, i) => {
      const isAboutPeople = column.meaning?.type === 'STATE' ? isAddressed : aboutPeople;
      const one =
        sure[i] ??
        this.#orCompany(this.#beside(column, isAboutPeople), column) ??
        this.#byNumbers(column) ??
        this.#byValues(column);
      return { title: column.title, isKnown: column.meaning !== undefined, all: column.all, planned: one };
    });
    const named = withNamePairs(planned, sample.rows, this.#session);
    const relate = this.#isRecord ? withRelatedInRecord : withRelated;
    return relate(
      named,
      named.some(({ planned: one }) => PERSONAL.has(one.context.type ?? '')),
    );
  }

  /** True if a header cell is a known title rather than a value. */
  isTitle(cell: string): boolean {
    if (this.#given.has(cell.trim().toLowerCase())) return true;
    return isTitleShaped(cell) && !notATitle(cell) && this.#dictionary.meaning(cell) !== undefined;
  }

  /** True if a title says that its value is the name of a person: `owner`, `doctor`. */
  namesPerson(title: string): boolean {
    return this.#dictionary.meaning(title)?.type === 'PERSON';
  }

  /** True if the caller describes columns by number. */
  get isByNumber(): boolean {
    return [...this.#given.keys()].some((name) => /^\d+$/.test(name));
  }

  /**
   * Header cells that are titles rather than values: known ones, and single words that merely look like names. If most
   * unknown words are names, they are not counted as titles.
   */
  titlesAmong(row: readonly string[]): ReadonlySet<string> {
    const cells = [...new Set(row)].filter((cell) => cell.trim() !== '');
    const unknown = cells.filter((cell) => !this.isTitle(cell));
    const names = unknown.filter((cell) => isOneWord(cell) && isGuessedName(cell.trim(), this.#session));
    const known = cells.filter((cell) => this.isTitle(cell));
    if (areCalendarWords(unknown)) append(known, unknown.filter(isCalendarWord));
    return new Set(names.length >= 2 && names.length * 2 >= unknown.length ? known : [...known, ...names]);
  }

  /** Header cells that are titles. Beside many known ones, short unknown cells count too. */
  titlesOf(header: readonly string[]): ReadonlySet<string> {
    const cells = [...new Set(header)].filter((cell) => cell.trim() !== '');
    const known = cells.filter((cell) => this.isTitle(cell)).length;
    const shaped =
      known >= MIN_KNOWN && known * 3 >= cells.length * 2 ? cells.filter((cell) => TITLE_SHAPED.test(cell)) : [];
    return new Set([...this.titlesAmong(header), ...shaped]);
  }

  #byOption({ title, number }: Column): ColumnPlan | undefined {
    const use = this.#given.get(title.toLowerCase()) ?? this.#given.get(String(number));
    if (use === undefined) return undefined;
    return use === 'keep' || use === 'text'
      ? plan(use, 'option', title)
      : plan('type', 'option', title, use.toUpperCase());
  }

  /** Plan by a title that suggests a type only together with other columns or with values that are names. */
  #beside({ title, meaning, all }: Column, isAboutPeople: boolean): ColumnPlan | undefined {
    const { type, strength } = meaning ?? {};
    if (type === undefined || strength !== 'beside') return undefined;
    const isRecordsOne = this.#isRecord && isAboutPeople && all.some((value) => !isMisfit(type, value));
    if (!isRecordsOne && shareOf(all, (value) => hasShape(type, value)) < MIN_TITLE_SHARE) return undefined;
    if (type === 'PERSON' && shareOf(all, isLogin) >= MIN_LOGIN_SHARE && all.some(isParted))
      return plan('type', 'title and values', title, 'USERNAME');
    const found =
      isAboutPeople || this.#isRecord ? 1 : shareOf(all.slice(0, 100), (value) => this.#isOne(value, title, type));
    return found >= MIN_TITLE_SHARE ? plan('type', 'title and values', title, type) : undefined;
  }

  #orCompany(planned: ColumnPlan | undefined, { title, all }: Column): ColumnPlan | undefined {
    if (planned?.context.type !== 'PERSON' || !isOfCompanies(all, title, this.#session)) return planned;
    return plan('type', 'title and values', title, 'ORGANIZATION');
  }

  #isOne(value: string, title: string, type: EntityType): boolean {
    return wholeType(value, title, this.#session) === type;
  }

  /** Plan by a title that stands for numbers where the values are numbers: `Account` over account numbers. */
  #byNumbers({ title, meaning, all }: Column): ColumnPlan | undefined {
    const type = meaning === undefined ? this.#dictionary.numbersOf(title) : undefined;
    if (type === undefined || all.length === 0 || shareOf(all, isLongNumber) < MIN_NUMBER_SHARE) return undefined;
    return plan('type', 'title and values', title, type);
  }

  #byValues({ title, meaning, all }: Column): ColumnPlan {
    const ofThings = meaning?.ofThings === true || areCalendarWords(all);
    const type = votedType(all, title, this.#session);
    if (type !== undefined && !(ofThings && mayBeName(type))) return plan('type', 'values', title, type);
    return { ...plan('text', 'search', title), ...(ofThings && { ofThings }) };
  }
}
