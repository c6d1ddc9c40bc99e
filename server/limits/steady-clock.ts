/** Milliseconds by which a clock may be set and be believed at once: that is how clocks are kept right. */
const STEP_MS = 2_000;
/** How long a clock that has jumped must go on from there before it is believed. */
const HOLD_MS = 10 * 60_000;

/**
 * The time, without the jumps of a clock that was set wrong and is corrected soon after: for ten minutes time goes on from where it was.
 * Otherwise a clock set ahead would begin a new month, with new limits, and let keys expire. A machine that was asleep jumps, too; it
 * is ten minutes behind with its limits then.
 * @param wall milliseconds since 1970, as the system has them
 * @param elapsed milliseconds that have passed since some moment; never set
 */
export function steadyClock(
  wall: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): () => number {
  let offset = wall() - elapsed();
  let jump: { readonly offset: number; readonly since: number } | undefined;
  const follow = (told: number): void => {
    offset = told;
    jump = undefined;
  };
  return () => {
    const passed = elapsed();
    const told = wall() - passed;
    if (Math.abs(told - offset) <= STEP_MS) follow(told);
    else if (jump === undefined || Math.abs(told - jump.offset) > STEP_MS) jump = { offset: told, since: passed };
    else if (passed - jump.since >= HOLD_MS) follow(told);
    return Math.round(passed + offset);
  };
}
