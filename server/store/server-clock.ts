/** How often the server is asked for its time. */
const EVERY_MS = 30_000;
/** An answer that took longer says too little. */
const MAX_MS = 1_000;

/** The time of a server, for all processes that ask it. */
export interface ServerClock {
  /** Milliseconds since 1970. Goes on by itself between two answers, and while the server does not answer. */
  now(): number;
  stop(): void;
}

/**
 * Follows the clock of a server: processes on several machines count in the same second, however wrong the clocks of their own are.
 * @param ask gives milliseconds since 1970
 */
export async function serverClock(ask: () => Promise<number>): Promise<ServerClock> {
  const offset = async (): Promise<{ readonly ms: number; readonly took: number }> => {
    const asked = performance.now();
    const told = await ask();
    const answered = performance.now();
    return { ms: told - (asked + answered) / 2, took: answered - asked };
  };
  let { ms } = await offset();
  const timer = setInterval(() => {
    offset().then(
      (next) => {
        if (next.took <= MAX_MS) ms = next.ms;
      },
      () => undefined,
    );
  }, EVERY_MS).unref();
  return { now: () => Math.round(performance.now() + ms), stop: () => clearInterval(timer) };
}
