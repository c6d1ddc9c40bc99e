import type { AnalyzeOptions, DeidentifyOptions, Level } from '../core/index.js';
import { usage } from './base/errors.js';

/** Options of `analyze`, `deidentify` and `restore` as they come from the command line. */
export interface CommonFlags {
  readonly config?: string;
  readonly domain?: string;
  readonly level?: string;
  readonly language?: string;
  readonly mode?: string;
  readonly entities?: string;
  readonly candidates?: string;
  readonly seed?: string;
  readonly explain?: boolean;
  readonly json?: boolean;
  readonly text?: boolean;
  readonly file?: boolean;
  /** Extension that gives the format of standard input. */
  readonly format?: string;
}

const levelOf = (given: string): Level => {
  if (given === '1') return 1;
  if (given === '2') return 2;
  if (given === '3') return 3;
  throw usage('--level is 1, 2 or 3.');
};

function candidatesOf(given: string): number {
  if (!/^(?:[1-9]|10)$/.test(given)) throw usage('--candidates is a whole number from 1 to 10.');
  return Number(given);
}

const entitiesOf = (given: string): string[] =>
  given
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const analyzeOptions = ({ domain, level, language, entities, mode, explain }: CommonFlags): AnalyzeOptions => ({
  ...(domain !== undefined && { domain }),
  ...(level !== undefined && { level: levelOf(level) }),
  ...(language !== undefined && { language }),
  ...(entities !== undefined && { entities: entitiesOf(entities) }),
  ...(mode !== undefined && { mode }),
  ...(explain === true && { explain }),
});

export const deidentifyOptions = (flags: CommonFlags): DeidentifyOptions => ({
  ...analyzeOptions(flags),
  ...(flags.candidates !== undefined && { candidates: candidatesOf(flags.candidates) }),
  ...(flags.seed !== undefined && { seed: flags.seed }),
});

/** The configuration: that of the option, else of the environment variable, else the shipped one. */
export const configOf = ({ config }: Pick<CommonFlags, 'config'>): string | undefined =>
  config ?? (process.env.DEIDKIT_CONFIG || undefined);
