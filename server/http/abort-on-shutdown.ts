/** What work comes to, unless the service ends first: then it rejects with the reason of its end. */
export type AbortOnShutdown = <T>(work: Promise<T>) => Promise<T>;

/**
 * Watches one signal for all requests in work: a listener of its own for each would cost more than all else of a short request.
 * @param ended aborted when what is still in work is given up; left out, that never happens
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
