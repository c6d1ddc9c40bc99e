import { aString, type Check, checkedOptions, TEXT_OPTIONS, wholeNumber } from '../../core/hosting.js';
import type { DeidentifyOptions, FileLimits, Finding, UnitContext } from '../../core/index.js';

/** How a file is de-identified. */
export interface FileOptions extends Omit<DeidentifyOptions, 'candidates' | 'explain'> {
  /** Extension that says the format, without the dot; default: that of the input's path. Needed for bytes and streams. */
  readonly extension?: string;
  /** Name of the file adapter; default: the one that has the extension. */
  readonly adapter?: string;
  /** Options of the file adapter, such as `{ delimiter: ';' }` for CSV. */
  readonly adapterOptions?: Readonly<Record<string, unknown>>;
  /** Sizes beyond which a file is refused; those left out have their defaults. */
  readonly limits?: Partial<FileLimits>;
  /** Most code points of text; a file with more is refused with `token_limit_reached`. */
  readonly maxCodePoints?: number;
  /** Aborted when the caller gives up; the promise then rejects with its reason. */
  readonly signal?: AbortSignal;
  /** Told, as the file is read, how many bytes have been read so far. */
  readonly onProgress?: (bytes: number) => void;
  /** Told the findings of each unit of text as they are replaced. */
  readonly onFindings?: (findings: readonly Finding[], text: string, context: UnitContext) => void;
}

const anObject: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'must be an object.';
const aFunction: Check = (value) => (typeof value === 'function' ? undefined : 'must be a function.');
const aSignal: Check = (value) => (value instanceof AbortSignal ? undefined : 'must be an AbortSignal.');
const bytes = wholeNumber(1);

const LIMITS = { wholeFileBytes: bytes, partBytes: bytes, unpackedBytes: bytes } as const satisfies Record<
  keyof NonNullable<FileOptions['limits']>,
  Check
>;

/** What a file's own options must be. */
const OWN = {
  extension: aString,
  adapter: aString,
  adapterOptions: anObject,
  limits: anObject,
  maxCodePoints: (value) =>
    typeof value === 'number' && value >= 0 ? undefined : 'must be a number of at least 0, or Infinity.',
  signal: aSignal,
  onProgress: aFunction,
  onFindings: aFunction,
} as const satisfies Record<Exclude<keyof FileOptions, keyof DeidentifyOptions>, Check>;

const ALL = { ...TEXT_OPTIONS, ...OWN };

/**
 * The options of a file, checked as those of a text are. Those that mean nothing for a file (`candidates`, `explain`) are accepted, as
 * over HTTP. Throws DeidError `validation_failed`.
 */
export function checkedFileOptions<Options extends FileOptions>(options: Options): Options {
  const checked = checkedOptions(options, ALL);
  return checked.limits === undefined
    ? checked
    : { ...checked, limits: checkedOptions(checked.limits, LIMITS, '/limits') };
}

/** Those that the engine knows. */
export const engineOptions = (options: FileOptions): DeidentifyOptions => {
  const { extension, adapter, adapterOptions, limits, maxCodePoints, signal, onProgress, onFindings, ...own } = options;
  return own;
};
