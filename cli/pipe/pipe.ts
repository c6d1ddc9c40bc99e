import type { DeidentifyOptions } from '../../core/index.js';
import { givenColumns } from '../../kit/index.js';
import { fromPackage } from '../../lib/engine/packages.js';
import { createEngine } from '../../lib/index.js';
import { type FieldChoice, titleOf } from '../../lib/records/fields.js';
import { type CommonFlags, configOf, deidentifyOptions } from '../base/engine-options.js';
import { usage } from '../base/errors.js';
import { EXIT } from '../base/exit-codes.js';
import { keepHeapSmall } from '../base/heap.js';
import { note, write } from '../base/terminal.js';
import { BadRecords } from './bad-records.js';
import { changeLines } from './json-lines.js';
import { RecordChange } from './record-change.js';

/** Options of `pipe`. */
export interface PipeFlags extends CommonFlags {
  /** Comma-separated; `*` for all. */
  readonly fields?: string;
  /** Names of single fields, as they are. */
  readonly field?: readonly string[];
  /** Names of fields that stay, comma-separated. */
  readonly keep?: string;
  /** Names of single fields that stay, as they are. */
  readonly keepField?: readonly string[];
  /** What fields hold, as JSON. */
  readonly columns?: string;
  /** `YYYY-MM-DD`. */
  readonly today?: string;
  /** Name of the environment variable that holds the seed. */
  readonly seedEnv?: string;
  /** File for records that cannot be processed. */
  readonly badRecords?: string;
  /** Name of the field that holds why a record cannot be processed. */
  readonly errorField?: string;
}

/**
 * `deidkit pipe`: reads records, replaces what their fields show of persons, writes the records. Each record is a document of
 * its own, read like the row of a table, so with the same seed and day the result does not depend on how records are
 * distributed over processes.
 */
export async function pipe(flags: PipeFlags): Promise<number> {
  const choice = choiceOf(flags);
  const isArrow = isArrowGiven(flags.format ?? 'ndjson');
  const { errorField } = flags;
  if (isArrow && flags.badRecords !== undefined)
    throw usage('--bad-records is for --format ndjson. Use --error-field: rows of a batch stay in their places.');
  const options = optionsOf(flags);
  const columns = columnsOf(flags.columns);
  const today = flags.today === undefined ? undefined : dayOf(flags.today);
  await using engine = await createEngine(configOf(flags), today && { clock: () => today });
  engine.checkOptions(options);
  keepHeapSmall();
  const reader = new RecordChange(engine, options, columns);
  await using badRecords = flags.badRecords === undefined ? undefined : await BadRecords.open(flags.badRecords);
  try {
    if (isArrow) {
      const { changeArrowStream } = await fromPackage('@deidkit/arrow', () => import('@deidkit/arrow'));
      await changeArrowStream(process.stdin, { ...choice, errorColumn: errorField }, reader, write);
    } else await changeLines(process.stdin, choice, reader, { badRecords, errorField });
  } finally {
    // Input that stays open would keep the process alive after an error.
    process.stdin.destroy();
  }
  if (badRecords === undefined || badRecords.count === 0) return EXIT.ok;
  note(`deidkit: ${badRecords.count} record(s) could not be processed and are in the file of --bad-records`);
  return EXIT.someFailed;
}

function isArrowGiven(format: string): boolean {
  if (format === 'arrow' || format === 'ndjson' || format === 'json') return format === 'arrow';
  throw usage('--format is ndjson or arrow.');
}

function dayOf(given: string): Date {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(given) ? `${given}T12:00:00Z` : Number.NaN);
  // Rejects days that do not exist, which `Date` would move to the next month.
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(given)) return day;
  throw usage('--today is a day such as 2026-11-23.');
}

const namesIn = (list: string | undefined): readonly string[] => list?.split(',').map((name) => name.trim()) ?? [];

function choiceOf({ fields, field = [], keep, keepField = [], errorField }: PipeFlags): FieldChoice {
  const names = fields === undefined && field.length > 0 ? [] : namesIn(fields ?? 'text');
  const changed = [...new Set([...names, ...field])];
  const kept = new Set([...namesIn(keep), ...keepField]);
  if (changed.includes('')) throw usage('--fields is a list of names, comma-separated, such as text,patient.note.');
  if (kept.has('')) throw usage('--keep is a list of names, comma-separated, such as id,visit.date.');
  if (errorField === '') throw usage('--error-field is a name, such as deidkit_error.');
  const isAll = names.length === 1 && names[0] === '*' && field.length === 0;
  if (changed.some((name) => kept.has(name))) throw usage('--fields and --keep name the same field.');
  return { changed: isAll ? 'all' : changed, kept };
}

const USE = /^(?:keep|text|[A-Za-z][A-Za-z0-9_]{1,60})$/;

function columnsOf(json: string | undefined): ReturnType<typeof givenColumns> {
  if (json === undefined) return new Map();
  const wrong = usage('--columns is a JSON object such as {"name":"PERSON","remark":"text"}.');
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    throw wrong;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw wrong;
  const uses = Object.entries(given);
  if (uses.some(([, use]) => typeof use !== 'string' || !USE.test(use))) throw wrong;
  return givenColumns(Object.fromEntries(uses.map(([name, use]) => [titleOf(name), use])));
}

function optionsOf(flags: PipeFlags): DeidentifyOptions {
  if (flags.seedEnv === undefined) return deidentifyOptions(flags);
  const seed = process.env[flags.seedEnv];
  if (flags.seed !== undefined) throw usage('Give --seed or --seed-env, not both.');
  if (!seed) throw usage('--seed-env names a variable of the environment that is not set.');
  return deidentifyOptions({ ...flags, seed });
}
