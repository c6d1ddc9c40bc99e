import type { FileJob } from '../../../core/index.js';
import {
  COLUMNS_OPTION,
  type GivenColumns,
  givenColumns,
  RISK_OPTION,
  type RiskOption,
  riskOption,
} from '../../../kit/index.js';
import type { Dialect } from './dialect.js';

const character = (description: string) => ({ type: 'string', maxLength: 1, description });

/** Schema of the options of a file. */
export const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  properties: {
    encoding: {
      type: 'string',
      maxLength: 40,
      description: 'Encoding of the file, by any label of the WHATWG Encoding Standard. Left out, it is found out.',
    },
    delimiter: { ...character('Character between cells. Left out, it is found out.'), minLength: 1 },
    quote: character("Character around cells, '' for none. Left out, it is found out."),
    header: { type: 'boolean', description: 'Whether the first row contains titles. Default: detected.' },
    columns: COLUMNS_OPTION,
    risk: RISK_OPTION,
    neutralizeFormulas: {
      type: 'boolean',
      default: false,
      description: 'Also make the formulas that were in the file text, by an apostrophe before them.',
    },
  },
} as const;

/** The options of one file, typed. */
export interface CsvOptions {
  readonly encoding: string | undefined;
  readonly dialect: Partial<Dialect>;
  /** True if the extension implies tabs as delimiters. */
  readonly tabs: boolean;
  readonly header: boolean | undefined;
  readonly columns: GivenColumns;
  readonly neutralizeFormulas: boolean;
  readonly risk: RiskOption | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads the validated options of a job. */
export function readOptions({ options: given, extension }: FileJob): CsvOptions {
  const delimiter = text(given.delimiter);
  const quote = text(given.quote);
  return {
    encoding: text(given.encoding),
    dialect: {
      ...(delimiter === undefined ? {} : { delimiter }),
      ...(quote === undefined ? {} : { quote, escaper: quote }),
    },
    tabs: extension === 'tsv' || extension === 'tab',
    header: typeof given.header === 'boolean' ? given.header : undefined,
    columns: givenColumns(given.columns),
    neutralizeFormulas: given.neutralizeFormulas === true,
    risk: riskOption(given.risk),
  };
}
