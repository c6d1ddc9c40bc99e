/** Returns the result of work, unless the service ends first: then it rejects with the reason of the shutdown. */
export type AbortOnShutdown = <T>(work: Promise<T>) => Promise<T>;

/**
 * Watches one signal for all requests in progress, because a listener per request would cost more than the rest of a
 * short request.
 * @param ended aborted when unfinished work is cancelled; by default that never happens
 */
export function abortOnShutdown(ended: AbortSignal | undefined): AbortOnShutdown {
  if (ended === undefined) return (work) => work;
  const waiting = new Set<(reason: unknown) => void>();
  ended.addEventListener(
    'abort',
    () => {
      for (const giveUp of waiting) giveUp(ended.reason);
      waiting.clear();
    },
    { once: true },
  );
  return (work) =>
    new Promise((resolve, reject) => {
      if (ended.aborted) reject(ended.reason);
      else waiting.add(reject);
      work.then(
        (result) => {
          waiting.delete(reject);
          resolve(result);
        },
        (error: unknown) => {
          waiting.delete(reject);
          reject(error);
        },
      );
    });
}
