import { DeidError, type DeidentifyOptions, type Engine } from '../core/index.js';
import { createEngine } from '../lib/index.js';
import { changeFields, RecordMistake } from '../lib/json-record.js';
import { type CommonFlags, configOf, deidentifyOptions } from './engine-options.js';
import { usage } from './errors.js';
import { keepHeapSmall } from './heap.js';
import { print } from './terminal.js';

/** Options of `pipe`. */
export interface PipeFlags extends CommonFlags {
  readonly fields?: string;
  /** Name of the variable of the environment that holds the seed. */
  readonly seedEnv?: string;
}

/** Bytes; a longer line is no record. */
const LONGEST_LINE = 64 * 1024 * 1024;
const LINE_END = 0x0a;

/**
 * `deidkit pipe`: reads a JSON object a line, replaces the texts of its fields, writes the line. Each line is a document of its
 * own: how lines are shared out over processes changes nothing, where they are given one seed.
 */
export async function pipe(flags: PipeFlags): Promise<number> {
  const fields = fieldsOf(flags.fields ?? 'text');
  const options = optionsOf(flags);
  await using engine = await createEngine(configOf(flags));
  engine.checkOptions(options);
  keepHeapSmall();
  let number = 0;
  for await (const line of linesOf(process.stdin)) {
    number++;
    // Waits until it is taken: whoever reads slowly is read for slowly.
    await print(line.length === 0 ? '' : changed(engine, line, number, fields, options));
  }
  return 0;
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

function changed(
  engine: Engine,
  line: Uint8Array,
  number: number,
  fields: readonly string[],
  options: DeidentifyOptions,
): string {
  try {
    return changeFields(line, fields, (text) => engine.deidentify(text, options).outputs[0]?.text ?? '');
  } catch (error) {
    if (error instanceof RecordMistake) throw new DeidError('record_invalid', [number, error.message]);
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
    if (length > LONGEST_LINE)
      throw new DeidError('record_invalid', [number, `is longer than ${LONGEST_LINE / 1024 / 1024} MiB`]);
  }
  const last = Buffer.concat(pieces);
  if (last.length > 0) yield last;
}
