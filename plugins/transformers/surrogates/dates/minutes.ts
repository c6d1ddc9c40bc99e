import type { Random } from '../../../../core/index.js';
import type { Moment } from './moment.js';

const HOUR = 60;
const DAY = 24 * HOUR;
/** At least an hour, so that the hour changes as well. */
const LEAST = HOUR + 1;

/** How far the times of a document can move without passing midnight, in minutes. */
export interface Room {
  readonly back: number;
  readonly ahead: number;
  /** True if a time tells its hour only: all move by whole hours, so that the intervals between them stay. */
  readonly wholeHours: boolean;
}

/** @param moments those of the times of a document; its other terms may be among them */
export function roomOf(moments: Iterable<Moment | undefined>): Room {
  let [first, last, wholeHours] = [DAY, 0, false];
  for (const moment of moments)
    for (const { minute, saysMinute } of moment?.times ?? []) {
      first = Math.min(first, minute);
      last = Math.max(last, minute);
      wholeHours ||= !saysMinute;
    }
  return first > last ? { back: DAY, ahead: DAY, wholeHours } : { back: first, ahead: DAY - 1 - last, wholeHours };
}

/**
 * Minutes by which times move. A time that passes midnight would belong to another day, so both directions are tried, and the
 * smaller size where only that fits.
 */
export function drawMinutes(random: Random, attempt: number, { back, ahead, wholeHours }: Room): number {
  const isAhead = random.int(2) === 0;
  const size = LEAST + random.int(HOUR + 10 * attempt);
  const ways = isAhead
    ? ([
        [1, ahead],
        [-1, back],
      ] as const)
    : ([
        [-1, back],
        [1, ahead],
      ] as const);
  const [way, room] = ways.find(([, room]) => room >= size) ??
    ways.find(([, room]) => room >= LEAST) ?? [ways[0][0], size];
  const minutes = room >= size ? size : LEAST + (size % (room - LEAST + 1));
  return way * (wholeHours ? Math.trunc(minutes / HOUR) * HOUR : minutes);
}
