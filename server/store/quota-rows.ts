import { advance, type Counters, newCounters } from '../limits/window.js';
import type { SqlRow, SqlValue } from './driver.js';

/** Result of a change. */
export interface Change<T> {
  readonly save: boolean;
  readonly result: T;
}

/** The stored counters of keys. */
export interface QuotaRows {
  /** The counters as they are now. */
  read(id: string, now: number): Promise<Counters>;
  /**
   * Changes counters atomically and durably: no concurrent change is lost, and a reported change survives a killed
   * process.
   * @param work changes the counters and returns whether to save them; must have no other effects, since it may be
   * called again
   */
  change<T>(id: string, now: number, work: (counters: Counters) => Change<T>): Promise<T>;
}

/** The counters of a row at a given time, and whether the clock was set back since. */
export function currentOf(row: SqlRow | undefined, now: number) {
  const counters = countersOf(row) ?? newCounters(now);
  return { counters, corrected: advance(counters, now) };
}

export const QUOTA_COLUMNS = [
  'second',
  'ring',
  'month',
  'requests',
  'tokens',
  'before_month',
  'before_requests',
  'before_tokens',
] as const;

/** Values in column order. */
export const quotaValues = ({ second, ring, month, requests, tokens, before }: Counters): readonly SqlValue[] => [
  second,
  bytesOf(ring),
  month,
  requests,
  tokens,
  before?.month ?? null,
  before?.requests ?? null,
  before?.tokens ?? null,
];

const bytesOf = (ring: Uint32Array): Uint8Array => new Uint8Array(ring.buffer, ring.byteOffset, ring.byteLength);

/** Parses a row. A row that this version cannot read counts as damaged, never as unused. */
function countersOf(row: SqlRow | undefined): Counters | undefined {
  if (row === undefined) return undefined;
  const { second, ring, month, requests, tokens } = row;
  if (
    typeof second !== 'number' ||
    typeof month !== 'number' ||
    typeof requests !== 'number' ||
    typeof tokens !== 'number' ||
    !(ring instanceof Uint8Array)
  )
    throw new TypeError('quota row');
  const before = beforeOf(row);
  return { second, ring: new Uint32Array(Uint8Array.from(ring).buffer), month, requests, tokens, before };
}

function beforeOf({ before_month: month, before_requests: requests, before_tokens: tokens }: SqlRow) {
  if (typeof month !== 'number' || typeof requests !== 'number' || typeof tokens !== 'number') return undefined;
  return { month, requests, tokens };
}
