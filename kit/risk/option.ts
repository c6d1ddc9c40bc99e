import type { EntityType } from '../../core/contracts/entity-type.js';
import { DeidError, validationFailed } from '../../core/contracts/errors.js';
import { TitleDictionary } from '../../core/titles/header-words.js';
import { lexiconSet } from '../../lexicon/words.js';
import type { RiskColumns, RiskCount, RiskReport } from './count.js';

const COLUMNS = { type: 'array', maxItems: 50, items: { type: 'string', minLength: 1, maxLength: 200 } } as const;

/** JSON Schema of the option `risk`, by which a caller asks how many persons the new table still tells apart. */
export const RISK_OPTION = {
  type: 'object',
  additionalProperties: false,
  properties: {
    quasi: {
      ...COLUMNS,
      description: 'Columns that others know, by title or number from 1. Default: by their titles.',
    },
    sensitive: { ...COLUMNS, description: 'Columns that others should not learn, such as a diagnosis.' },
    minK: {
      type: 'integer',
      minimum: 1,
      maximum: 999_999_999,
      description: 'A file is refused, or made coarser, if a class of a new table has fewer rows.',
    },
    onBelow: {
      enum: ['refuse', 'generalise'],
      default: 'refuse',
      description:
        'What becomes of a table with smaller classes: it is refused, or (csv) its quasi-identifiers are made coarser until none has: numbers become bands, dates months and years, codes lose their last signs.',
    },
  },
  description:
    'Counts k-anonymity and l-diversity of the new table: {"quasi":["age","zip"],"sensitive":["diagnosis"],"minK":5}.',
} as const;

/** The option `risk` of a file. */
export interface RiskOption {
  /** Quasi-identifiers, by title or number from 1; missing: by what the titles show. */
  readonly quasi?: readonly string[];
  /** Sensitive columns, likewise. */
  readonly sensitive: readonly string[];
  /** Rows of the smallest class that is allowed; 0 for any. */
  readonly minK: number;
  /** True if a table with smaller classes is made coarser instead of refused. */
  readonly generalises: boolean;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads the validated option `risk`; undefined if it was not given. */
export function riskOption(value: unknown): RiskOption | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { quasi, sensitive, minK, onBelow }: { readonly [name: string]: unknown } = { ...value };
  return {
    ...(quasi !== undefined && { quasi: texts(quasi) }),
    sensitive: texts(sensitive),
    minK: typeof minK === 'number' ? minK : 0,
    generalises: onBelow === 'generalise',
  };
}

/** What others know of a person. */
const QUASI: ReadonlySet<EntityType> = new Set([
  'AGE',
  'DATE_OF_BIRTH',
  'DATE_TIME',
  'GENDER',
  'POSTAL_CODE',
  'CITY',
  'LOCATION',
  'OCCUPATION',
  'ETHNICITY',
  'NATIONALITY',
]);

/** Titles of the sex of a person, which is no identifier by itself. */
const SEX = lexiconSet('column-titles', { class: 'sex' });

/** The columns whose titles name a quasi-identifier, by their place from 0. */
export function quasiColumns(titles: readonly string[]): number[] {
  const dictionary = new TitleDictionary();
  return titles.flatMap((title, i) => {
    const type = dictionary.meaning(title)?.type;
    return SEX.has(title.trim().toLowerCase()) || (type !== undefined && QUASI.has(type)) ? [i] : [];
  });
}

/**
 * The columns that the option names, else the quasi-identifiers that the titles show.
 * @param width number of columns
 * @throws DeidError `validation_failed` for a column that the table lacks, or if there is no quasi-identifier: nothing would be counted
 */
export function riskColumns({ quasi, sensitive }: RiskOption, titles: readonly string[], width: number): RiskColumns {
  const table = { titles, width };
  const hidden = allOf(sensitive, table, 'sensitive');
  const known = quasi === undefined ? quasiColumns(titles) : allOf(quasi, table, 'quasi');
  const others = known.filter((column) => !hidden.includes(column));
  if (others.length === 0) throw nothingToCount();
  return { quasi: others, sensitive: hidden };
}

/** The columns of a table by title. */
export interface TitledTable {
  /** By column; empty where a column has no title. */
  readonly titles: readonly string[];
  /** Number of columns. */
  readonly width: number;
}

/** The columns of a table of several that are counted. */
export interface TableRiskColumns extends RiskColumns {
  /** True if the table lacks a column that the option names, and others have. */
  readonly isPartial: boolean;
}

/**
 * The columns of each table of a file: those that the option names and the table has, else the quasi-identifiers that its titles show.
 * @returns by table; undefined for one without a quasi-identifier, which cannot be counted
 * @throws DeidError `validation_failed` for a column that no table has, or if no table has a quasi-identifier: nothing would be counted
 */
export function riskColumnsOfTables(
  { quasi, sensitive, generalises }: RiskOption,
  tables: readonly TitledTable[],
): (TableRiskColumns | undefined)[] {
  if (generalises)
    throw wrong(
      'onBelow',
      'is for csv: a workbook repeats its cells in formulas, charts and caches, which would keep the finer values. Send its sheet as CSV, or leave this out: a table below minK is then refused.',
    );
  const places = (names: readonly string[], option: string): number[][] => {
    const byTable = tables.map((table) => placesOf(names, table));
    if (names.some((_, i) => byTable.every((found) => (found[i] ?? -1) < 0)))
      throw wrong(option, 'names a column that no table of the file has: give titles, or numbers from 1.');
    return byTable;
  };
  const hidden = places(sensitive, 'sensitive');
  const known = quasi === undefined ? tables.map(({ titles }) => quasiColumns(titles)) : places(quasi, 'quasi');
  const columns = tables.map((_, i): TableRiskColumns | undefined => {
    const [of = [], left = []] = [known[i], hidden[i]];
    const others = present(of).filter((column) => !left.includes(column));
    const isPartial = [...of, ...left].includes(-1);
    return others.length === 0 ? undefined : { quasi: others, sensitive: present(left), isPartial };
  });
  if (columns.every((one) => one === undefined)) throw nothingToCount();
  return columns;
}

const present = (places: readonly number[]): number[] => [...new Set(places.filter((place) => place >= 0))];

/** The figures of a table, with the numbers of the quasi-identifiers and sensitive columns, from 1. */
export function reportRisk({ report, columns }: RiskCount): RiskReport & RiskColumns {
  const numbers = (places: readonly number[]): number[] => places.map((place) => place + 1);
  return { ...report, quasi: numbers(columns.quasi), sensitive: numbers(columns.sensitive) };
}

/** Refuses a table in which a class is too small. @throws DeidError `class_too_small` */
export function refuseSmall({ report }: RiskCount, { minK = 0 }: Partial<RiskOption> = {}): void {
  if (report.rows > 0 && report.k < minK) throw new DeidError('class_too_small', [minK]);
}

function allOf(names: readonly string[], table: TitledTable, option: string): number[] {
  const places = placesOf(names, table);
  if (places.includes(-1))
    throw wrong(
      option,
      `names a column that the table does not have: give titles, or numbers from 1 to ${table.width}.`,
    );
  return present(places);
}

/** The places of columns by title, else by number from 1; -1 for one that the table lacks. */
function placesOf(names: readonly string[], { titles, width }: TitledTable): number[] {
  const known = titles.map((title) => title.trim().toLowerCase());
  return names.map((name) => {
    const title = known.indexOf(name.trim().toLowerCase());
    const place = title < 0 && /^\d{1,5}$/.test(name.trim()) ? Number(name) - 1 : title;
    return place < width ? place : -1;
  });
}

const nothingToCount = (): DeidError =>
  wrong('quasi', 'names no column, and no title of the table shows a quasi-identifier: name columns.');

const wrong = (option: string, message: string): DeidError =>
  validationFailed([{ pointer: `/risk/${option}`, message }]);
