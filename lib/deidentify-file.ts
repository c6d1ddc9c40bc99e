import { validationFailed } from '../core/hosting.js';
import { type DeidError, Engine } from '../core/index.js';
import { unsupported } from './files/choose-adapter.js';
import { checkedFileOptions, engineOptions } from './files/options.js';
import { type FileOutput, openOutput } from './files/output.js';
import { DEFAULT_FILE_LIMITS, type FileOptions, type FileResult, processFile } from './files/process.js';
import { readAsWarnings } from './files/read-as.js';
import { extensionOf, type FileInput, isNamed, openFile } from './files/source.js';

/** The result of a call with output `'bytes'`. */
export interface FileBytes extends FileResult {
  /** The new file, whole. */
  readonly bytes: Uint8Array;
}

/**
 * De-identifies a file. The new file differs only where terms were found. A file at an output path is never incomplete: it appears only once
 * it is finished. With the option `overwrite` it replaces an older one, possibly the input itself.
 * @param input a path, a file URL, the file's bytes, or a stream of them. Bytes and streams need `options.extension`.
 * @param output a path, a file URL, a Node stream (ended, or destroyed if something fails), or `'bytes'`.
 * @throws DeidError if the file cannot be processed, or `output_exists` if there is a file at the output path; errors of the file system and of given streams unchanged.
 * @example const report = await deidentifyFile(engine, 'patients.csv', 'deid_patients.csv', { mode: 'HIPAA' });
 */
export async function deidentifyFile(
  engine: Engine,
  input: FileInput,
  output: 'bytes',
  options?: FileOptions,
): Promise<FileBytes>;
export async function deidentifyFile(
  engine: Engine,
  input: FileInput,
  output: FileOutput,
  options?: FileOptions,
): Promise<FileResult>;
export async function deidentifyFile(
  engine: Engine,
  input: FileInput,
  output: FileOutput,
  given: FileOptions = {},
): Promise<FileResult & Partial<FileBytes>> {
  if (!(engine instanceof Engine)) throw wrong('the engine', 'must be the result of createEngine().');
  if (!isPathOrObject(input))
    throw wrong('the input', 'must be a path, a file URL, the bytes of a file, or a stream of them.');
  if (output !== 'bytes' && !isPathOrObject(output))
    throw wrong('the output', "must be a path, a file URL, a Node stream, or 'bytes'.");
  const options = checkedFileOptions(given ?? {});
  engine.checkOptions(engineOptions(options));
  const wholeLimit = options.limits?.wholeFileBytes ?? DEFAULT_FILE_LIMITS.wholeFileBytes;
  const { signal, onProgress } = options;
  const file = await openFile(input, { wholeLimit, signal, onProgress });
  try {
    const target = await openOutput(output, options.overwrite);
    try {
      const extension = options.extension?.toLowerCase().replace(/^\./, '') ?? extensionOf(input);
      // That a file has no extension is known only from its name, or if the caller says so.
      const isKnown = options.extension !== undefined || options.adapter !== undefined || isNamed(input);
      if (extension === '' && !isKnown) throw unsupported(engine);
      const result = await processFile(engine, file, target.sink, { ...options, extension });
      await target.commit();
      const warnings = [...result.warnings, ...otherName(engine, input, result.adapter, extension)];
      return { ...result, warnings, ...(target.bytes && { bytes: target.bytes() }) };
    } catch (error) {
      await target.discard(error);
      throw error;
    }
  } finally {
    await file.close();
  }
}

/** Warnings about a file that was read in another format than its name says. */
function otherName({ fileAdapters }: Engine, input: FileInput, used: string, extension: string): readonly string[] {
  const adapter = fileAdapters.find(({ name }) => name === used);
  return adapter === undefined || !isNamed(input) ? [] : readAsWarnings(adapter, extensionOf(input), extension);
}

const isPathOrObject = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

const wrong = (what: string, message: string): DeidError => validationFailed([{ pointer: '', message }], what);
