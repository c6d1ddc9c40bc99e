import { resolve } from 'node:path';
import { type DeidentifyOptions, type Engine, isDeidError } from '../core/index.js';
import { createAutoEngine } from '../lib/engine/auto-model.js';
import { deidentifyFile, type FileOptions } from '../lib/index.js';
import { configOf, deidentifyOptions } from './base/engine-options.js';
import { usage } from './base/errors.js';
import { EXIT } from './base/exit-codes.js';
import { keepHeapSmall } from './base/heap.js';
import { note, print, readStandardInput, standardOutput } from './base/terminal.js';
import { EvidenceWriter } from './evidence.js';
import { forEachFile } from './files.js';
import { filesOf, type GivenFile } from './folders.js';
import { readInputs } from './inputs.js';
import { untilInterrupted } from './interrupt.js';
import { FileProcesses, missing, processesFor } from './many-files.js';
import { FilesInWork, NumberedRun } from './numbered-files.js';
import { type DeidentifyFlags, deidentifyOne, fileOptions, readOne, targetOf } from './one-file.js';
import type { Progress } from './progress.js';
import { forRun } from './run-key.js';

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

function checkNoFormat({ format }: DeidentifyFlags): void {
  if (format !== undefined)
    throw usage(
      'With --json, --explain and --candidates standard input is a text: leave out --format, or name a file.',
    );
}

/** Options that only files can have. */
function checkForFiles(
  named: boolean,
  { dryRun, report, recursive, resume, processes, evidence, quasi, sensitive, minK, generalise }: DeidentifyFlags,
): void {
  const wrong = {
    '--dry-run': dryRun,
    '--report': report,
    '--recursive': recursive,
    '--resume': resume,
    '--processes': processes,
    '--evidence': evidence,
    '--quasi': quasi,
    '--sensitive': sensitive,
    '--min-k': minK,
    '--generalise': generalise,
  };
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
  const evidence = await EvidenceWriter.open(flags, configOf(flags));
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
  if (!named) return EXIT.ok;
  const run = forRun(engine, files, flags, options);
  const ofRun = run === flags ? forFiles : fileOptions(run, deidentifyOptions(run));
  const numbered = run.runSecret === undefined ? undefined : new NumberedRun(files, run.runSecret);
  return await deidentifyFiles(engine, await missing(files, flags), { flags: run, options: ofRun, evidence, numbered });
}

/** How the files of a command are processed. */
interface FilesWork {
  readonly flags: DeidentifyFlags;
  readonly options: FileOptions;
  readonly evidence: EvidenceWriter | undefined;
  readonly numbered: NumberedRun | undefined;
}

/** Distributes the files among processes. */
async function deidentifyFiles(engine: Engine, files: readonly GivenFile[], work: FilesWork): Promise<number> {
  const { flags, evidence, numbered } = work;
  const signal = untilInterrupted();
  const options = { ...work.options, signal };
  const here = (file: GivenFile, more: Partial<FileOptions> = {}) =>
    deidentifyOne(engine, file, flags, { ...options, ...more }, evidence);
  // Only one process may add to a ledger.
  const count = evidence === undefined ? processesFor(files, flags) : 1;
  const ends = { report: flags.report, signal };
  const json = flags.json === true;
  if (count === 1) {
    const inOrder = async (file: GivenFile, { read: onProgress }: Progress) => {
      const run = numbered?.memory;
      if (run === undefined) return here(file, { onProgress });
      for (const one of numbered?.before(file) ?? []) await readOne(engine, one, flags, options, run);
      return here(file, { onProgress, run });
    };
    return forEachFile(files, json, inOrder, ends);
  }
  using processes = new FileProcesses(count, flags, here);
  signal.addEventListener('abort', () => processes[Symbol.dispose]());
  const { atOnce } = processes;
  const inWork = new FilesInWork(engine, flags, options);
  const run = (file: GivenFile) => numbered?.write(file, (one) => processes.place(one, inWork)) ?? processes.run(file);
  return await forEachFile(files, json, run, { ...ends, atOnce });
}
