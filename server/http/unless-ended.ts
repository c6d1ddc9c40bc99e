/** What the work comes to, unless the signal is aborted first: then it rejects with the signal's reason. */
export async function unlessEnded<T>(ended: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (ended === undefined) return work;
  const done = new AbortController();
  const given = new Promise<never>((_, reject) => {
    const giveUp = (): void => reject(ended.reason);
    ended.addEventListener('abort', giveUp, { once: true, signal: done.signal });
    if (ended.aborted) giveUp();
  });
  try {
    return await Promise.race([work, given]);
  } finally {
    done.abort();
  }
}
