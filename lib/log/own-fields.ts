/** Numbers that loggers write themselves. */
const NUMBERS: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'v']);
/** Fields in which loggers write the time as text. */
const TIMES: ReadonlySet<string> = new Set(['time', 'timestamp', '@timestamp']);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;
/** How far the time of a line may be from now: other times are no times of a line. */
const NEAR_MS = 3_600_000;

/** True for the time, as text, at which a line was written. */
export const isTimeOfLine = (name: string, value: unknown): value is string =>
  TIMES.has(name) &&
  typeof value === 'string' &&
  INSTANT.test(value) &&
  Math.abs(Date.parse(value) - Date.now()) < NEAR_MS;

/** True for a field of a line that its logger wrote: its level, time and process. */
export const isOfLogger = (name: string, value: unknown): boolean =>
  (typeof value === 'number' && NUMBERS.has(name)) || isTimeOfLine(name, value);
