import type { ErrorCode } from '../../core/contracts/error-codes.js';
import { isDeidError } from '../../core/contracts/errors.js';

/** Exit codes, as listed in `deidkit --help` and docs/cli.md. */
export const EXIT = {
  ok: 0,
  /** The work was not done, or not completed. */
  error: 1,
  /** The command line is invalid. */
  usage: 2,
  /** Some files failed; the others were written. */
  someFailed: 3,
  /** Ended by Ctrl-C; the code that shells use for SIGINT. */
  interrupted: 130,
  /** The reader of standard output closed it, as `head` does. */
  pipeClosed: 141,
} as const;

export const EXIT_HELP = `
Exit codes:
  ${EXIT.ok}    success
  ${EXIT.error}    the work failed or is incomplete
  ${EXIT.usage}    the command line is invalid
  ${EXIT.someFailed}    some files failed; the others were written
  ${EXIT.interrupted}  interrupted by Ctrl-C; no incomplete files are left
  ${EXIT.pipeClosed}  the reader of standard output closed it
`;

const USAGE: ReadonlySet<ErrorCode> = new Set([
  'usage',
  'unknown_domain',
  'validation_failed',
  'unknown_entity_type',
  'unknown_mode',
  'mode_not_configured',
  'not_reversible',
  'setting_invalid',
  'unknown_plan',
  'key_not_found',
]);

/** The exit code of a command that failed. */
export const exitCodeOf = (error: unknown): number =>
  isDeidError(error) && USAGE.has(error.code) ? EXIT.usage : EXIT.error;
