import { EXIT } from './base/exit-codes.js';

/** Thrown when Ctrl-C or SIGTERM interrupted the work. */
export class Interrupted extends Error {}

/**
 * A signal that aborts when the process is told to end, so that incomplete files are removed first. A second Ctrl-C
 * ends the process at once.
 */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.exitCode = EXIT.interrupted;
      controller.abort(new Interrupted('interrupted'));
    });
  return controller.signal;
}
