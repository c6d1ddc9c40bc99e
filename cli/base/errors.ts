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

/** Options of the engine are called like those of the command. */
const ofOption = ({ pointer, message }: Mistake): string => `${pointer.replace(/^\/(\w+).*/, '--$1')} ${message}`;

/**
 * One sentence for people. Only DeidErrors speak for themselves, because their messages never hold a text; of other errors
 * no more than a code of the operating system is shown.
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

/** Uses a path that an option gives; what the system has against it is told together with the option's name. */
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

/** Messages that quote names of the documentation, not words of the command line. */
const QUOTES_OURS = /^error: (?:missing required argument|too many arguments for) /;

/** A message of the argument parser without the words it quotes, unless they are names of options, arguments or commands. */
export const withoutQuotes = (message: string): string =>
  QUOTES_OURS.test(message)
    ? message
    : message.replace(/'([^']*)'/g, (quoted, inner: string) => (OPTION_LIKE.test(inner) ? quoted : "'…'"));
