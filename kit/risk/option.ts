import type { EntityType } from '../../core/contracts/entity-type.js';
import { DeidError, validationFailed } from '../../core/contracts/errors.js';
import { TitleDictionary } from '../../core/titles/header-words.js';
import { lexiconSet } from '../../lexicon/words.js';
import type { RiskColumns, RiskCount, RiskReport } from './risk-count.js';

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
      description: 'The file is refused if a class of the new table has fewer rows.',
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
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Reads the validated option `risk`; undefined if it was not given. */
export function riskOption(value: unknown): RiskOption | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { quasi, sensitive, minK }: { quasi?: unknown; sensitive?: unknown; minK?: unknown } = value;
  return {
    ...(quasi !== undefined && { quasi: texts(quasi) }),
    sensitive: texts(sensitive),
    minK: typeof minK === 'number' ? minK : 0,
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
  const hidden = placesOf(sensitive, titles, width, 'sensitive');
  const known = quasi === undefined ? quasiColumns(titles) : placesOf(quasi, titles, width, 'quasi');
  const others = known.filter((column) => !hidden.includes(column));
  if (others.length === 0)
    throw wrong('quasi', 'names no column, and no title of the table shows a quasi-identifier: name columns.');
  return { quasi: others, sensitive: hidden };
}

/** The figures of a table, with the numbers of the quasi-identifiers and sensitive columns, from 1. */
export function reportRisk({ report, columns }: RiskCount): RiskReport & RiskColumns {
  const numbers = (places: readonly number[]): number[] => places.map((place) => place + 1);
  return { ...report, quasi: numbers(columns.quasi), sensitive: numbers(columns.sensitive) };
}

/** Refuses a table in which a class is too small. @throws DeidError `class_too_small` */
export function refuseSmall({ report }: RiskCount, { minK = 0 }: Partial<RiskOption> = {}): void {
  if (report.rows > 0 && report.k < minK) throw new DeidError('class_too_small', [minK]);
}

function placesOf(names: readonly string[], titles: readonly string[], width: number, option: string): number[] {
  const known = titles.map((title) => title.trim().toLowerCase());
  const places = names.map((name) => {
    const place = known.indexOf(name.trim().toLowerCase());
    return place < 0 && /^\d{1,5}$/.test(name.trim()) ? Number(name) - 1 : place;
  });
  if (places.some((place) => place < 0 || place >= width))
    throw wrong(option, `names a column that the table does not have: give titles, or numbers from 1 to ${width}.`);
  return [...new Set(places)];
}

const wrong = (option: string, message: string): DeidError =>
  validationFailed([{ pointer: `/risk/${option}`, message }]);
