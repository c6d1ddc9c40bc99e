import { DeidError, type DeidentifyOptions, type Engine } from '../core/index.js';
import { fromPackage } from '../lib/engine/packages.js';
import { createEngine } from '../lib/index.js';
import { changeFields, RecordMistake } from '../lib/json-record.js';
import { type CommonFlags, configOf, deidentifyOptions } from './base/engine-options.js';
import { usage } from './base/errors.js';
import { print, write } from './base/terminal.js';
import { keepHeapSmall } from './heap.js';

/** Options of `pipe`. */
export interface PipeFlags extends CommonFlags {
  readonly fields?: string;
  /** `YYYY-MM-DD`. */
  readonly today?: string;
  /** Name of the environment variable that holds the seed. */
  readonly seedEnv?: string;
}

/** Maximum length of a line in bytes. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const LINE_END = 0x0a;

/** Returns the new value of a text. */
type Change = (text: string) => string;

/**
 * `deidkit pipe`: reads records, replaces the texts of their fields, writes the records. Each record is a document of
 * its own, so with the same seed and day the result does not depend on how records are distributed over processes.
 */
export async function pipe(flags: PipeFlags): Promise<number> {
  const fields = fieldsOf(flags.fields ?? 'text');
  const isArrow = isArrowGiven(flags.format ?? 'ndjson');
  const options = optionsOf(flags);
  const today = flags.today === undefined ? undefined : dayOf(flags.today);
  await using engine = await createEngine(configOf(flags), today && { clock: () => today });
  engine.checkOptions(options);
  keepHeapSmall();
  const change: Change = (text) => engine.deidentify(text, options).outputs[0]?.text ?? '';
  if (isArrow) {
    const { changeArrowStream } = await fromPackage('@deidkit/arrow', () => import('@deidkit/arrow'));
    await changeArrowStream(process.stdin, fields, change, write);
  } else await changeLines(engine, fields, change);
  return 0;
}

async function changeLines(engine: Engine, fields: readonly string[], change: Change): Promise<void> {
  let number = 0;
  for await (const line of linesOf(process.stdin)) {
    number++;
    // Waits until the line is accepted, so that a slow reader slows down reading.
    const count = number;
    await print(line.length === 0 ? '' : await engine.annotated(() => changed(line, count, fields, change)));
  }
}

function isArrowGiven(format: string): boolean {
  if (format === 'arrow' || format === 'ndjson') return format === 'arrow';
  throw usage('--format is ndjson or arrow.');
}

function dayOf(given: string): Date {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(given) ? `${given}T12:00:00Z` : Number.NaN);
  // Rejects days that do not exist, which `Date` would move to the next month.
  if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(given)) return day;
  throw usage('--today is a day such as 2026-11-23.');
}

function fieldsOf(given: string): readonly string[] {
  const fields = [...new Set(given.split(',').map((name) => name.trim()))];
  if (fields.includes('')) throw usage('--fields is a list of names, comma-separated, such as text,patient.note.');
  return fields;
}

function optionsOf(flags: PipeFlags): DeidentifyOptions {
  if (flags.seedEnv === undefined) return deidentifyOptions(flags);
  const seed = process.env[flags.seedEnv];
  if (flags.seed !== undefined) throw usage('Give --seed or --seed-env, not both.');
  if (!seed) throw usage('--seed-env names a variable of the environment that is not set.');
  return deidentifyOptions({ ...flags, seed });
}

function changed(line: Uint8Array, number: number, fields: readonly string[], change: Change): string {
  try {
    return changeFields(line, fields, change);
  } catch (error) {
    if (error instanceof RecordMistake) throw new DeidError('record_invalid', [`Line ${number}`, error.message]);
    throw error;
  }
}

async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let pieces: Buffer[] = [];
  let length = 0;
  let number = 1;
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      pieces.push(chunk.subarray(start, end));
      yield Buffer.concat(pieces);
      pieces = [];
      length = 0;
      number++;
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE_BYTES)
      throw new DeidError('record_invalid', [`Line ${number}`, `is longer than ${MAX_LINE_BYTES / 1024 / 1024} MiB`]);
  }
  const last = Buffer.concat(pieces);
  if (last.length > 0) yield last;
}
