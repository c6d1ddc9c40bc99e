import { createContext, Script } from 'node:vm';

/** Time limit of one call of an engine made for developers, in milliseconds. The text of a test needs far less. */
const LIMIT_MS = 5000;

/**
 * Runs synchronous work; returns undefined if it had to be stopped. Objects that stopped work was changing are left in an intermediate
 * state.
 */
type Limited = <T>(work: () => T) => { readonly value: T } | undefined;

/** A time limit for plugin code. Uses V8's timer for scripts. */
export function timeLimit(timeout = LIMIT_MS): Limited {
  const script = new Script('work()');
  const globals: { work: () => void } = { work: () => undefined };
  const context = createContext(globals);
  return <T>(work: () => T) => {
    let done: { readonly value: T } | undefined;
    globals.work = () => {
      done = { value: work() };
    };
    try {
      script.runInContext(context, { timeout });
    } catch (error) {
      if (isTimeout(error)) return undefined;
      throw error;
    }
    return done;
  };
}

/** Checked by its code, because the error comes from another context, with another `Error` class. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
