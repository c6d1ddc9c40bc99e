import type { EntityType } from '../entity-type.js';
import type { FileSession, UnitContext } from '../file-adapter.js';
import type { TitleDictionary, TitleMeaning } from './header-words.js';
import { SeenCells } from './seen-cells.js';
import { hasShape, isNothing } from './shapes.js';

/** What is done with the cells of a column. */
export interface ColumnPlan {
  /** `keep`: copied unseen. `type`: each cell is one finding. `text`: each cell is searched. */
  readonly use: 'keep' | 'type' | 'text';
  /** How the session is asked about a cell. */
  readonly context: UnitContext;
  /** Why, as a fixed word for the report. */
  readonly why: 'option' | 'title' | 'title and values' | 'values' | 'search';
  /** Cells of the column that were searched before. */
  readonly seen: SeenCells;
}

/** What is known about a table before its plans are made. */
export interface TableSample {
  /** Titles by column; empty where there is no header. */
  readonly titles: readonly string[];
  /** Rows below the header, as texts. */
  readonly rows: readonly (readonly string[])[];
  readonly width: number;
}

/** What is known about one column. */
interface Column {
  readonly title: string;
  /** From 1. */
  readonly number: number;
  readonly meaning: TitleMeaning | undefined;
  /** Its values in the sample. */
  readonly all: readonly string[];
}

/** A table with a column of these is about people: then `name` is a person's. */
const PERSONAL: ReadonlySet<EntityType> = new Set([
  'PERSON',
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'DATE_OF_BIRTH',
  'AGE',
  'US_SSN',
  'NATIONAL_ID',
  'PASSPORT',
  'DRIVER_LICENSE',
  'MEDICAL_RECORD_NUMBER',
  'HEALTH_PLAN_ID',
  'EMPLOYEE_ID',
  'STUDENT_ID',
  'CUSTOMER_ID',
  'STREET_ADDRESS',
  'BANK_ACCOUNT',
  'CREDIT_CARD',
  'IBAN_CODE',
]);

/** Types that a word may seem to be of where nothing stands beside it. */
const NAMES: ReadonlySet<EntityType> = new Set([
  ...['PERSON', 'ORGANIZATION', 'LOCATION', 'CITY', 'STATE', 'COUNTRY', 'FACILITY', 'STREET_ADDRESS', 'USERNAME'],
]);
const ONE_WORD = /^\s*[\p{L}\p{M}][\p{L}\p{M}.'’-]*\s*:?\s*$/u;

/** Share of a column's values that must agree. */
const TITLE_VOTES = 0.2;
const VALUE_VOTES = 0.8;
/** Fewer values than this say nothing without a title. */
const LEAST_VALUES = 3;
/** Values looked at in a column, and cells in all: a table may have thousands of columns. */
const MOST_VALUES = 500;
const MOST_CELLS = 50_000;
/** A value longer than this is text. */
const LONGEST_VALUE = 200;

/** Uses of columns that the caller gave, by title in lower case or number from 1: `keep`, `text`, or a type. */
export type GivenColumns = ReadonlyMap<string, string>;

const plan = (use: ColumnPlan['use'], why: ColumnPlan['why'], title: string, type?: EntityType): ColumnPlan => ({
  use,
  why,
  context: { ...(title === '' ? {} : { header: [title] }), ...(type === undefined ? {} : { type }) },
  seen: new SeenCells(),
});

/** The plan of a cell that belongs to no column. */
export const searched = (): ColumnPlan => plan('text', 'search', '');

const values = (rows: TableSample['rows'], column: number, most: number): string[] =>
  rows
    .slice(0, most)
    .map((row) => row[column]?.trim() ?? '')
    .filter((value) => value !== '' && !isNothing(value));

const shareOf = (all: readonly string[], agrees: (value: string) => boolean): number =>
  all.length === 0 ? 0 : all.filter(agrees).length / all.length;

/** The type of which a value, all of it, is one finding. */
function wholeType(value: string, title: string, session: Pick<FileSession, 'find'>): EntityType | undefined {
  if (value.length > LONGEST_VALUE) return undefined;
  const [found, second] = session.find(value, { ...(title === '' ? {} : { header: [title] }), charged: false });
  return found !== undefined && second === undefined && found.start === 0 && found.end === value.length
    ? found.type
    : undefined;
}

/** The one type that fills most values of a column by itself. */
function votedType(all: readonly string[], title: string, session: Pick<FileSession, 'find'>): EntityType | undefined {
  if (all.length < LEAST_VALUES) return undefined;
  const needed = all.length * VALUE_VOTES;
  const votes = new Map<EntityType, number>();
  const known = new Map<string, EntityType | undefined>();
  let most = 0;
  for (const [i, value] of all.entries()) {
    // No type can win any more: most columns of text and of plain numbers are given up early.
    if (most + all.length - i < needed) return undefined;
    if (!known.has(value)) known.set(value, wholeType(value, title, session));
    const type = known.get(value);
    if (type === undefined) continue;
    const count = (votes.get(type) ?? 0) + 1;
    votes.set(type, count);
    most = Math.max(most, count);
  }
  return [...votes].find(([, count]) => count >= needed)?.[0];
}

/** By a title that is enough, unless the values deny it. An empty sample denies nothing. */
function byTitle({ title, meaning, all }: Column): ColumnPlan | undefined {
  const { type, strength } = meaning ?? {};
  if (type === undefined || strength !== 'strong') return undefined;
  if (all.length > 0 && shareOf(all, (value) => hasShape(type, value)) < TITLE_VOTES) return undefined;
  return plan('type', all.length > 0 ? 'title and values' : 'title', title, type);
}

/** Makes the plans of all columns. */
export class ColumnPlanner {
  readonly #given: GivenColumns;
  readonly #dictionary: TitleDictionary;
  readonly #session: Pick<FileSession, 'find'>;

  constructor(given: GivenColumns, dictionary: TitleDictionary, session: Pick<FileSession, 'find'>) {
    this.#given = given;
    this.#dictionary = dictionary;
    this.#session = session;
  }

  plans(sample: TableSample): ColumnPlan[] {
    const most = Math.min(MOST_VALUES, Math.max(20, Math.floor(MOST_CELLS / Math.max(1, sample.width))));
    const columns = Array.from({ length: sample.width }, (_, column): Column => {
      const title = sample.titles[column]?.trim() ?? '';
      return {
        title,
        number: column + 1,
        meaning: this.#dictionary.meaning(title),
        all: values(sample.rows, column, most),
      };
    });
    const sure = columns.map((column) => this.#byOption(column) ?? byTitle(column));
    const aboutPeople = sure.some((one) => PERSONAL.has(one?.context.type ?? ''));
    return columns.map((column, i) => sure[i] ?? this.#beside(column, aboutPeople) ?? this.#byValues(column));
  }

  /** True if a cell of the header is one of its known titles, and not a value. */
  isTitle(cell: string): boolean {
    return this.#dictionary.meaning(cell) !== undefined || this.#given.has(cell.trim().toLowerCase());
  }

  /** True if the caller says of columns by their numbers what they hold. */
  get isByNumber(): boolean {
    return [...this.#given.keys()].some((name) => /^\d+$/.test(name));
  }

  /**
   * Cells of a row of titles that are titles and no values: those that are known, and single words that only look like a name. Where most
   * of the words that are not known are names, they may well be.
   */
  titlesAmong(row: readonly string[]): ReadonlySet<string> {
    const cells = [...new Set(row)].filter((cell) => cell.trim() !== '');
    const unknown = cells.filter((cell) => !this.isTitle(cell));
    const names = unknown.filter((cell) => ONE_WORD.test(cell) && NAMES.has(this.#typeOf(cell) ?? ''));
    const known = cells.filter((cell) => this.isTitle(cell));
    return new Set(names.length >= 2 && names.length * 2 >= unknown.length ? known : [...known, ...names]);
  }

  #typeOf(cell: string): EntityType | undefined {
    return wholeType(cell.trim(), '', this.#session);
  }

  #byOption({ title, number }: Column): ColumnPlan | undefined {
    const use = this.#given.get(title.toLowerCase()) ?? this.#given.get(String(number));
    if (use === undefined) return undefined;
    return use === 'keep' || use === 'text'
      ? plan(use, 'option', title)
      : plan('type', 'option', title, use.toUpperCase());
  }

  /** A title that means a person only in company: of other columns, or of values that are names. */
  #beside({ title, meaning, all }: Column, aboutPeople: boolean): ColumnPlan | undefined {
    const { type, strength } = meaning ?? {};
    if (type === undefined || strength !== 'beside' || shareOf(all, (value) => hasShape(type, value)) < TITLE_VOTES) {
      return undefined;
    }
    const found = aboutPeople ? 1 : shareOf(all.slice(0, 100), (value) => this.#isOne(value, title, type));
    return found >= TITLE_VOTES ? plan('type', 'title and values', title, type) : undefined;
  }

  #isOne(value: string, title: string, type: EntityType): boolean {
    return wholeType(value, title, this.#session) === type;
  }

  #byValues({ title, all }: Column): ColumnPlan {
    const type = votedType(all, title, this.#session);
    return type === undefined ? plan('text', 'search', title) : plan('type', 'values', title, type);
  }
}
