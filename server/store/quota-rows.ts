import { advance, type Counters, newCounters } from '../limits/window.js';
import type { SqlRow, SqlValue } from './driver.js';

/** What a change has come to. */
export interface Change<T> {
  readonly save: boolean;
  readonly result: T;
}

/** The stored counters of keys. */
export interface QuotaRows {
  /** The counters as they are now. */
  read(id: string, now: number): Promise<Counters>;
  /**
   * Changes counters so that no change of any process is lost, and none that was told is lost with a killed process.
   * @param work says whether there is something to save; it does nothing but change the counters it gets, and may be called again
   */
  change<T>(id: string, now: number, work: (counters: Counters) => Change<T>): Promise<T>;
}

/** The counters of a row at a moment, and whether they were of a clock that has been corrected. */
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

/** In the order of the columns. */
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

/** Reads a row; one that this version cannot read counts as damaged, never as unused. */
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
