import { DeidError, isDeidError, type Mistake } from '../../core/contracts/errors.js';
import { storeReason } from '../../server/store/reasons.js';

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'its permissions forbid it',
  EPERM: 'its permissions forbid it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a file of that name exists already',
  ENOSPC: 'no space is left on the device',
  EROFS: 'the file system is read-only',
  EMFILE: 'too many files are open',
};

/**
 * Turns a pointer into an option name: options of the engine have the same names on the command line. For rules, adds the place in their
 * file.
 */
const ofOption = ({ pointer, message }: Mistake): string =>
  `${pointer.replace(/^\/rules(\/.*)/, '--rules, at $1,').replace(/^\/(\w+).*/, '--$1')} ${message}`;

/**
 * A message for the user. Only messages of DeidErrors are shown, because they never hold a text; of other errors only
 * the operating system's error code.
 */
export function explain(error: unknown): string {
  const store = storeReason(error);
  if (store !== undefined)
    return `the store in DEIDKIT_DATA_DIR, or of DEIDKIT_DATABASE_URL, cannot be used: ${store} (store_unavailable)`;
  if (isDeidError(error)) {
    const said = error.code === 'validation_failed' ? error.mistakes.map(ofOption).join(' ') : error.message;
    return `${said} (${error.code})`;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (Object.hasOwn(SYSTEM, code)) return `${SYSTEM[code]} (${code})`;
  return /^E[A-Z0-9]{2,20}$/.test(code) ? `the operating system says ${code}` : new DeidError('internal_error').title;
}

/** Runs work with a path given by an option. File system errors are reported with the name of the option. */
export async function withPath<T>(option: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isSystems = error instanceof Error && 'syscall' in error;
    throw isSystems ? new DeidError('path_unusable', [option, explain(error)]) : error;
  }
}

export const usage = (sentence: string): DeidError => new DeidError('usage', [sentence]);

const OPTION_LIKE = /^(?:-[a-z], )?--?[a-z][a-z-]{0,30}(?: [<[][a-z0-9.|]+[>\]])?$/i;

/** Messages of the argument parser that quote only names from its documentation, not words of the command line. */
const QUOTES_OURS = /^error: (?:missing required argument|too many arguments for) /;

/**
 * Removes quoted words from a message of the argument parser, unless they are names of options, arguments or commands.
 */
export const withoutQuotes = (message: string): string =>
  QUOTES_OURS.test(message)
    ? message
    : message.replace(/'([^']*)'/g, (quoted, inner: string) => (OPTION_LIKE.test(inner) ? quoted : "'…'"));
