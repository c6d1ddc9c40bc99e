import {
  aString,
  type Check,
  checkedOptions,
  type DeidentifyOptions,
  TEXT_OPTIONS,
  wholeNumber,
} from '../../core/index.js';
import type { FileOptions } from './process.js';

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
