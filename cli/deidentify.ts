import { access } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { DeidError, type DeidentifyOptions, type Engine, isDeidError } from '../core/index.js';
import { createAutoEngine } from '../lib/engine/auto-model.js';
import { deidentifyFile, type FileOptions } from '../lib/index.js';
import { makeFolder } from '../lib/make-folder.js';
import { type CommonFlags, configOf, deidentifyOptions } from './base/engine-options.js';
import { usage, withPath } from './base/errors.js';
import { note, print, readStandardInput, standardOutput } from './base/terminal.js';
import { forEachFile } from './files.js';
import { filesOf, type GivenFile } from './folders.js';
import { keepHeapSmall } from './heap.js';
import { readInputs } from './inputs.js';
import { untilInterrupted } from './interrupt.js';
import type { FileLine } from './report.js';

/** Options of `deidentify`. */
export interface DeidentifyFlags extends CommonFlags {
  readonly out?: string;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly recursive?: boolean;
  /** File for the results of all files, as JSON. */
  readonly report?: string;
}

async function deidentifyText(engine: Engine, text: string, options: DeidentifyOptions, json: boolean): Promise<void> {
  const { analysis, outputs } = await engine.deidentifyAsync(text, options);
  const models = engine.modelsOf({ ...options, characters: text.length });
  if (json) return print(JSON.stringify({ ...analysis, models, outputs }));
  for (const { id, text: output } of outputs) {
    if (outputs.length > 1) await print(`--- candidate ${id} ---`);
    await print(output);
  }
}

/** Processes standard input of any length in constant memory. */
async function deidentifyStream(engine: Engine, format: string | undefined, options: FileOptions): Promise<void> {
  const work = { ...options, extension: format ?? 'txt' };
  const { warnings } = await deidentifyFile(engine, process.stdin, standardOutput(), work).catch((error: unknown) => {
    if (format !== undefined || !isDeidError(error) || error.code !== 'file_type_mismatch') throw error;
    throw usage('Standard input is not text. Give its format, such as --format docx.');
  });
  for (const warning of warnings) note(warning);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const targetOf = ({ path, below }: GivenFile, { out }: DeidentifyFlags): string =>
  join(out === undefined ? dirname(path) : join(out, below), `deid_${basename(path)}`);

/** Refuses two inputs whose outputs would have the same name, since the later would overwrite the earlier. */
function checkTargets(files: readonly GivenFile[], flags: DeidentifyFlags): void {
  const places = new Map<string, number>();
  for (const [i, file] of files.entries()) {
    const target = resolve(targetOf(file, flags));
    const earlier = places.get(target);
    if (earlier !== undefined)
      throw usage(
        `Files ${earlier} and ${i + 1} would be written to the same file. Leave one out, or give it another --out.`,
      );
    places.set(target, i + 1);
  }
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

async function deidentifyOne(
  engine: Engine,
  file: GivenFile,
  flags: DeidentifyFlags,
  options: FileOptions,
): Promise<FileLine> {
  const { path } = file;
  const target = targetOf(file, flags);
  if (flags.force !== true && (await exists(target))) throw new DeidError('output_exists');
  const dry = flags.dryRun === true;
  if (!dry && flags.out !== undefined) await withPath('--out', () => makeFolder(resolve(dirname(target))));
  const report = await deidentifyFile(engine, path, dry ? nowhere() : target, options);
  const { counts, warnings } = report;
  const terms = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const said = `${path} -> ${target} (${terms} term${terms === 1 ? '' : 's'}${dry ? '; not written' : ''})`;
  const json = { file: path, output: target, ...(dry && { dryRun: true }), ...report };
  return { line: [said, ...warnings.map((warning) => `  ${warning}`)].join('\n'), json };
}

/** Options for files and pipes. They have a single output, so options that need several are refused. */
function fileOptions(flags: DeidentifyFlags, options: DeidentifyOptions): FileOptions {
  const { candidates, explain, ...rest } = options;
  if (candidates !== undefined && candidates > 1) throw usage('--candidates is for texts: a file has one output.');
  if (explain === true) throw usage("--explain is for texts: use 'deidkit analyze' for files.");
  if (flags.format !== undefined) return { ...rest, extension: flags.format };
  return rest;
}

function checkNoFormat({ format }: DeidentifyFlags): void {
  if (format !== undefined)
    throw usage(
      'With --json, --explain and --candidates standard input is a text: leave out --format, or name a file.',
    );
}

/** Options that only files can have. */
function checkForFiles(named: boolean, { dryRun, report, recursive }: DeidentifyFlags): void {
  const wrong = { '--dry-run': dryRun, '--report': report, '--recursive': recursive };
  for (const [option, value] of Object.entries(wrong))
    if (value !== undefined && !named) throw usage(`${option} is for files and folders.`);
}

/** `deidkit deidentify`: texts and pipes go to standard output, files to new files. */
export async function deidentify(args: readonly string[], flags: DeidentifyFlags): Promise<number> {
  const options = deidentifyOptions(flags);
  const json = flags.json === true;
  const inputs = await readInputs(args, flags);
  const named = inputs.some(({ kind }) => kind === 'file' || kind === 'folder');
  checkForFiles(named, flags);
  const whole = json || options.explain === true || (options.candidates ?? 1) > 1;
  if (whole && inputs[0]?.kind === 'stdin') checkNoFormat(flags);
  const forFiles = named || (inputs[0]?.kind === 'stdin' && !whole) ? fileOptions(flags, options) : {};
  await using engine = await createAutoEngine(configOf(flags));
  engine.checkOptions(options);
  const files = await filesOf(inputs, engine, flags);
  checkTargets(files, flags);
  // Called after the engine is created, because V8 rejects cached code compiled under other flags.
  keepHeapSmall();
  for (const input of inputs) {
    if (input.kind === 'text') await deidentifyText(engine, input.text, options, json);
    else if (input.kind === 'stdin' && whole) await deidentifyText(engine, await readStandardInput(), options, json);
    else if (input.kind === 'stdin') await deidentifyStream(engine, flags.format, forFiles);
  }
  const signal = untilInterrupted();
  return forEachFile(
    files,
    json,
    (file, { read }) => deidentifyOne(engine, file, flags, { ...forFiles, onProgress: read, signal }),
    { report: flags.report, signal },
  );
}
