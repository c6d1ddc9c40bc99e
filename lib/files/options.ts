import type { FileRun } from '../../core/hosting.js';
import { aBoolean, aString, type Check, checkedOptions, TEXT_OPTIONS, wholeNumber } from '../../core/hosting.js';
import type { DeidentifyOptions, FileLimits, Finding, UnitContext } from '../../core/index.js';

/** Options of a file. */
export interface FileOptions extends Omit<DeidentifyOptions, 'candidates' | 'explain'> {
  /** Extension of the format, without the dot. Default: that of the input's path. Required for bytes and streams. */
  readonly extension?: string;
  /** Name of the file adapter. Default: chosen by the extension. */
  readonly adapter?: string;
  /** Options of the file adapter, such as `{ delimiter: ';' }` for CSV. */
  readonly adapterOptions?: Readonly<Record<string, unknown>>;
  /** Size limits; missing ones have defaults. */
  readonly limits?: Partial<FileLimits>;
  /** Maximum amount of text in code points. A file with more is refused with `token_limit_reached`. */
  readonly maxCodePoints?: number;
  /** Replaces a file that is already at the output path, which may be the input itself. Default: it is refused. */
  readonly overwrite?: boolean;
  /** What the files of a run share, so that an entity has one number in all: a `RunMemory`, given with each file in order. */
  readonly run?: FileRun;
  /** Aborts the work; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the number of bytes read so far. */
  readonly onProgress?: (bytes: number) => void;
  /** Called with the findings of each unit of text as they are replaced. */
  readonly onFindings?: (findings: readonly Finding[], text: string, context: UnitContext) => void;
}

const anObject: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'must be an object.';
const aFunction: Check = (value) => (typeof value === 'function' ? undefined : 'must be a function.');
const aSignal: Check = (value) => (value instanceof AbortSignal ? undefined : 'must be an AbortSignal.');
const aRun: Check = (value) =>
  typeof value === 'object' && value !== null && 'file' in value ? undefined : 'must be a RunMemory.';
const bytes = wholeNumber(1);

const LIMITS = { wholeFileBytes: bytes, partBytes: bytes, unpackedBytes: bytes } as const satisfies Record<
  keyof NonNullable<FileOptions['limits']>,
  Check
>;

/** Checks of the options that only files have. */
const OWN = {
  extension: aString,
  adapter: aString,
  adapterOptions: anObject,
  limits: anObject,
  maxCodePoints: (value) =>
    typeof value === 'number' && value >= 0 ? undefined : 'must be a number of at least 0, or Infinity.',
  overwrite: aBoolean,
  run: aRun,
  signal: aSignal,
  onProgress: aFunction,
  onFindings: aFunction,
} as const satisfies Record<Exclude<keyof FileOptions, keyof DeidentifyOptions>, Check>;

const ALL = { ...TEXT_OPTIONS, ...OWN };

/**
 * Validates the options of a file like those of a text. Options without meaning for a file (`candidates`, `explain`)
 * are accepted, as over HTTP. Throws DeidError `validation_failed`.
 */
export function checkedFileOptions<Options extends FileOptions>(options: Options): Options {
  const checked = checkedOptions(options, ALL);
  return checked.limits === undefined
    ? checked
    : { ...checked, limits: checkedOptions(checked.limits, LIMITS, '/limits') };
}

/** The options that the engine takes. */
export const engineOptions = (options: FileOptions): DeidentifyOptions => {
  const { extension, adapter, adapterOptions, limits, maxCodePoints, overwrite, run, ...rest } = options;
  const { signal, onProgress, onFindings, ...own } = rest;
  return own;
};
