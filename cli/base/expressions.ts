import { setFlagsFromString } from 'node:v8';

/**
 * Compiles each expression once. By default V8 interprets an expression first and compiles it again when it is used
 * more often; with the many expressions of a scan, the first texts of a process wait for both. For the processes of the
 * command, among them the service, only: a library changes no flags of its host.
 */
export const compileExpressionsOnce = (): void => setFlagsFromString('--no-regexp-tier-up');
