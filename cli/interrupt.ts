import { EXIT } from './base/exit-codes.js';

/** Thrown where Ctrl-C, or the end that a system asks for, broke the work off. */
export class Interrupted extends Error {}

/** Aborted when the process is told to end, so that files half written are removed first. A second Ctrl-C ends it at once. */
export function untilInterrupted(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.exitCode = EXIT.interrupted;
      controller.abort(new Interrupted('interrupted'));
    });
  return controller.signal;
}
