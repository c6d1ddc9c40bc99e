import { readFileSync } from 'node:fs';
import type { AnalyzeOptions, DeidentifyOptions, Level } from '../../core/index.js';
import { MODEL_NAMES, type ModelName } from '../../core/services.js';
import { jsonMistake } from '../../lib/engine/json-place.js';
import type { RequestRules } from '../../lib/index.js';
import { explain, usage } from './errors.js';

/** Options of `analyze`, `deidentify` and `restore` as they come from the command line. */
export interface CommonFlags {
  readonly config?: string;
  readonly domain?: string;
  readonly level?: string;
  readonly language?: string;
  readonly model?: string;
  readonly mode?: string;
  /** File with the rules of the call. */
  readonly rules?: string;
  readonly entities?: string;
  readonly candidates?: string;
  readonly seed?: string;
  /** Name of the environment variable that holds the consistency key. */
  readonly consistencyKeyEnv?: string;
  /** The key that one run over several files has instead of a seed; set by the command itself. */
  readonly runKey?: string;
  /** The secret under which processes of one run tell each other the entities that they number; set by the command itself. */
  readonly runSecret?: string;
  /** Whose data it is. */
  readonly tenant?: string;
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

function modelOf(given: string): ModelName {
  const model = MODEL_NAMES.find((name) => name === given);
  if (model === undefined) throw usage(`--model is ${MODEL_NAMES.slice(0, -1).join(', ')} or ${MODEL_NAMES.at(-1)}.`);
  return model;
}

function candidatesOf(given: string): number {
  if (!/^(?:[1-9]|10)$/.test(given)) throw usage('--candidates is a whole number from 1 to 10.');
  return Number(given);
}

const entitiesOf = (given: string): string[] =>
  given
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The rules in a file, not yet checked. */
export function rulesIn(path: string): RequestRules {
  let json: string;
  try {
    json = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw usage(`--rules cannot be read: ${explain(error)}.`);
  }
  const mistake = jsonMistake(json);
  if (mistake !== undefined) throw usage(`--rules is not JSON at ${mistake}.`);
  return JSON.parse(json);
}

export const analyzeOptions = (flags: CommonFlags): AnalyzeOptions => {
  const { domain, level, language, model, entities, mode, explain: explains, rules } = flags;
  return {
    ...(domain !== undefined && { domain }),
    ...(level !== undefined && { level: levelOf(level) }),
    ...(language !== undefined && { language }),
    ...(model !== undefined && { model: modelOf(model) }),
    ...(entities !== undefined && { entities: entitiesOf(entities) }),
    ...(mode !== undefined && { mode }),
    ...(explains === true && { explain: true }),
    ...(rules !== undefined && { rules: rulesIn(rules) }),
  };
};

export const deidentifyOptions = (flags: CommonFlags): DeidentifyOptions => ({
  ...analyzeOptions(flags),
  ...(flags.candidates !== undefined && { candidates: candidatesOf(flags.candidates) }),
  ...(flags.seed !== undefined && flags.runKey === undefined && { seed: flags.seed }),
  ...(flags.runKey !== undefined && { consistencyKey: flags.runKey }),
  ...(flags.consistencyKeyEnv !== undefined && { consistencyKey: keyIn(flags.consistencyKeyEnv) }),
  ...tenantIn(flags),
});

/** The tenant that the command names. */
export const tenantIn = ({ tenant }: Pick<CommonFlags, 'tenant'>): { readonly tenant?: string } =>
  tenant === undefined ? {} : { tenant };

/** The key of a variable: on the command line, others on the machine could read it. */
function keyIn(variable: string): string {
  const key = process.env[variable];
  if (!key) throw usage('--consistency-key-env names a variable of the environment that is not set.');
  return key;
}

/** The configuration: that of the option, else of the environment variable, else the shipped one. */
export const configOf = ({ config }: Pick<CommonFlags, 'config'>): string | undefined =>
  config ?? (process.env.DEIDKIT_CONFIG || undefined);
