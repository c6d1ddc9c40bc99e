import type { ErrorCode } from '../../core/contracts/error-codes.js';
import { isDeidError } from '../../core/contracts/errors.js';

/** What the command's exit code says. `deidkit --help` and docs/cli.md list them. */
export const EXIT = {
  ok: 0,
  /** Nothing was done, or not to the end. */
  error: 1,
  /** The command line is not as documented. */
  usage: 2,
  /** Some files failed; the others were written. */
  someFailed: 3,
  /** Ctrl-C: as shells say it of a program that SIGINT ended. */
  interrupted: 130,
  /** The reader of standard output went away, as `head` does. */
  pipeClosed: 141,
} as const;

export const EXIT_HELP = `
Exit codes:
  ${EXIT.ok}    done
  ${EXIT.error}    nothing was done, or not to the end
  ${EXIT.usage}    the command line is not as documented
  ${EXIT.someFailed}    some files failed, the others were written
  ${EXIT.interrupted}  broken off by Ctrl-C; nothing half written is left
  ${EXIT.pipeClosed}  the reader of standard output went away
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
