/** Largest step of the system clock that is accepted at once, as in normal clock adjustment. */
const MAX_STEP_MS = 2_000;
/** Time for which a jumped clock must run on before it is accepted. */
const HOLD_MS = 10 * 60_000;

/**
 * A clock without the jumps of a system clock that was set wrong and is corrected soon after: for ten minutes after a
 * jump it continues from the old time. Otherwise a clock set ahead would begin a new month with new quotas and let keys
 * expire. After sleep, a machine's limits lag by ten minutes.
 * @param wall system time, milliseconds since 1970
 * @param elapsed monotonic milliseconds
 */
export function steadyClock(
  wall: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): () => number {
  let offset = wall() - elapsed();
  let jump: { readonly offset: number; readonly since: number } | undefined;
  const follow = (newOffset: number): void => {
    offset = newOffset;
    jump = undefined;
  };
  return () => {
    const passed = elapsed();
    const newOffset = wall() - passed;
    if (Math.abs(newOffset - offset) <= MAX_STEP_MS) follow(newOffset);
    else if (jump === undefined || Math.abs(newOffset - jump.offset) > MAX_STEP_MS)
      jump = { offset: newOffset, since: passed };
    else if (passed - jump.since >= HOLD_MS) follow(newOffset);
    return Math.round(passed + offset);
  };
}
