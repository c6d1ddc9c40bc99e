import { createContext, Script } from 'node:vm';

/** Longest time of one call of an engine made for developers, in milliseconds: no text of a test needs as much. */
const LIMIT_MS = 5000;

/**
 * Runs synchronous work; returns undefined if it had to be stopped. Work that is stopped leaves its objects in an
 * intermediate state.
 */
type Limited = <T>(work: () => T) => { readonly value: T } | undefined;

/** A limit of time for code of plugins, by the timer with which V8 stops scripts. */
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

/** The error is one of the context, where `Error` is another. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
