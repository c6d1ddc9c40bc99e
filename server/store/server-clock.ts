/** Interval at which the server's time is requested, in milliseconds. */
const SYNC_INTERVAL_MS = 30_000;
/** Responses that took longer are too inaccurate. */
const MAX_MS = 1_000;

/** The clock of a server, shared by all processes that use it. */
export interface ServerClock {
  /** Time in milliseconds since 1970. Continues between responses and while the server does not respond. */
  now(): number;
  stop(): void;
}

/**
 * Follows the clock of a server: processes on several machines then count in the same second, even if their own clocks
 * are wrong.
 * @param ask returns milliseconds since 1970
 */
export async function serverClock(ask: () => Promise<number>): Promise<ServerClock> {
  const offset = async (): Promise<{ readonly ms: number; readonly took: number }> => {
    const requestedAt = performance.now();
    const serverTime = await ask();
    const answered = performance.now();
    return { ms: serverTime - (requestedAt + answered) / 2, took: answered - requestedAt };
  };
  let { ms } = await offset();
  const timer = setInterval(() => {
    offset().then(
      (next) => {
        if (next.took <= MAX_MS) ms = next.ms;
      },
      () => undefined,
    );
  }, SYNC_INTERVAL_MS).unref();
  return { now: () => Math.round(performance.now() + ms), stop: () => clearInterval(timer) };
}
