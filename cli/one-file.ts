import { access, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import type { RunMemory, RunName } from '../core/hosting.js';
import { DeidError, type DeidentifyOptions, type Engine, isDeidError } from '../core/index.js';
import { deidentifyFile, type FileOptions } from '../lib/index.js';
import { makeFolder } from '../lib/make-folder.js';
import type { CommonFlags } from './base/engine-options.js';
import { usage, withPath } from './base/errors.js';
import { type EvidenceFlags, type EvidenceWriter, evidencePath } from './evidence.js';
import type { GivenFile } from './folders.js';
import type { FileLine } from './report.js';
import { minKOf } from './risk.js';

/** Options of `deidentify`. */
export interface DeidentifyFlags extends CommonFlags, EvidenceFlags {
  readonly out?: string;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly recursive?: boolean;
  /** Leaves out files whose output exists. */
  readonly resume?: boolean;
  /** Number of processes among which files are distributed. */
  readonly processes?: string;
  /** File for the results of all files, as JSON. */
  readonly report?: string;
  /** Titles or numbers of the quasi-identifiers of a table. */
  readonly quasi?: string;
  /** Titles or numbers of its sensitive columns. */
  readonly sensitive?: string;
  /** Smallest class of rows that the new table may have. */
  readonly minK?: string;
  /** Makes a table with smaller classes coarser. */
  readonly generalise?: boolean;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Path of the output of a file. */
export const targetOf = ({ path, below }: GivenFile, { out }: DeidentifyFlags): string =>
  join(out === undefined ? dirname(path) : join(out, below), `deid_${basename(path)}`);

/** True if a file has an output that is not older than it is and, where evidence is asked for, its report. */
export async function hasOutput(file: GivenFile, flags: DeidentifyFlags): Promise<boolean> {
  const target = targetOf(file, flags);
  const output = await stat(target).catch(() => undefined);
  if (output === undefined || output.mtimeMs < (await stat(file.path)).mtimeMs) return false;
  return flags.evidence === undefined || exists(evidencePath(flags.evidence, file.below, target));
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Options for files and pipes. They have a single output, so options that need several are refused. */
export function fileOptions(flags: DeidentifyFlags, options: DeidentifyOptions): FileOptions {
  const { candidates, explain, ...rest } = options;
  if (candidates !== undefined && candidates > 1) throw usage('--candidates is for texts: a file has one output.');
  if (explain === true) throw usage("--explain is for texts: use 'deidkit analyze' for files.");
  const adapterOptions = riskOptions(flags);
  return {
    ...rest,
    ...(flags.format !== undefined && { extension: flags.format }),
    ...(adapterOptions && { adapterOptions }),
  };
}

/** The options by which a table is counted; undefined if none was given. */
function riskOptions({ quasi, sensitive, minK, generalise }: DeidentifyFlags): FileOptions['adapterOptions'] {
  if (generalise === true && minK === undefined) throw usage('--generalise is for --min-k.');
  if ((quasi ?? sensitive ?? minK) === undefined) return undefined;
  const names = (given: string): string[] =>
    given
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  const risk = {
    ...(quasi !== undefined && { quasi: names(quasi) }),
    ...(sensitive !== undefined && { sensitive: names(sensitive) }),
    ...(minK !== undefined && { minK: minKOf(minK) }),
    ...(generalise === true && { onBelow: 'generalise' }),
  };
  return { risk };
}

/**
 * Reads a file and writes nothing, for its entities.
 * @returns those that need numbers; none if the file will not be written either
 */
export async function readOne(
  engine: Engine,
  file: GivenFile,
  flags: DeidentifyFlags,
  options: FileOptions,
  run: RunMemory,
): Promise<readonly RunName[]> {
  const isDone = flags.resume === true && (await hasOutput(file, flags));
  if (!isDone && flags.force !== true && (await exists(targetOf(file, flags)))) return [];
  try {
    await deidentifyFile(engine, file.path, nowhere(), { ...options, run });
    return run.last;
  } catch {
    options.signal?.throwIfAborted();
    // It is reported where it is written.
    return [];
  }
}

/**
 * Writes the output of one file. With `--resume` it leaves out a file that another run has finished meanwhile, so that several
 * runs, on several machines too, can share a folder.
 * @throws DeidError `output_exists`
 */
export async function deidentifyOne(...given: Parameters<typeof writeOne>): Promise<FileLine> {
  const [, file, flags] = given;
  if (flags.resume !== true) return writeOne(...given);
  if (await hasOutput(file, flags)) return doneMeanwhile(file, flags);
  return writeOne(...given).catch(async (error: unknown) => {
    if (isDeidError(error) && error.code === 'output_exists' && (await hasOutput(file, flags)))
      return doneMeanwhile(file, flags);
    throw error;
  });
}

function doneMeanwhile(file: GivenFile, flags: DeidentifyFlags): FileLine {
  const output = targetOf(file, flags);
  return {
    line: `${file.path} -> ${output} (of another run: left out)`,
    json: { file: file.path, output, leftOut: true },
  };
}

async function writeOne(
  engine: Engine,
  file: GivenFile,
  flags: DeidentifyFlags,
  options: FileOptions,
  evidence?: EvidenceWriter,
): Promise<FileLine> {
  const { path } = file;
  const target = targetOf(file, flags);
  if (flags.force !== true && (await exists(target))) throw new DeidError('output_exists');
  const dry = flags.dryRun === true;
  if (!dry && flags.out !== undefined) await withPath('--out', () => makeFolder(resolve(dirname(target))));
  const report = await deidentifyFile(engine, path, dry ? nowhere() : target, {
    ...options,
    overwrite: flags.force === true,
  });
  if (!dry) await evidence?.write({ engine, options, result: report, input: path, output: target, below: file.below });
  const { counts, masked, warnings } = report;
  const terms = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const said = `${path} -> ${target} (${terms} term${terms === 1 ? '' : 's'}${masked > 0 ? `, ${masked} masked as too uncertain for an invented value` : ''}${dry ? '; not written' : ''})`;
  const json = { file: path, output: target, ...(dry && { dryRun: true }), ...report };
  return { line: [said, ...warnings.map((warning) => `  ${warning}`)].join('\n'), json };
}
