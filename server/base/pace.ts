import type { IncomingMessage } from 'node:http';
import { DeidError } from '../../core/index.js';

/** How fast bodies must come: one that stalls keeps memory that others could use. */
export interface Pace {
  /** Milliseconds without a single byte after which a body is refused. */
  readonly idleMs: number;
  /** Milliseconds after which the speed counts. */
  readonly graceMs: number;
  /** Bytes a second, as sent, from the beginning on. */
  readonly bytesPerSecond: number;
}

/** Most often a second that a body is looked at. */
const LOOKS = 4;

/**
 * Watches the pace of a body.
 * @param tooSlow told once, with the DeidError `request_timeout`
 * @returns ends the watch
 */
export function watchPace({ socket }: IncomingMessage, pace: Pace, tooSlow: (refusal: DeidError) => void): () => void {
  const started = performance.now();
  const first = socket.bytesRead;
  let seen = first;
  let seenAt = started;
  const look = (): void => {
    const now = performance.now();
    if (socket.bytesRead > seen) seenAt = now;
    seen = socket.bytesRead;
    const late = now - started - pace.graceMs > 0 && (seen - first) / ((now - started) / 1000) < pace.bytesPerSecond;
    if (late || now - seenAt >= pace.idleMs) tooSlow(new DeidError('request_timeout'));
  };
  // What has arrived while the event loop was busy is read first.
  const timer = setInterval(() => setImmediate(look), Math.max(20, Math.min(1000, pace.idleMs) / LOOKS)).unref();
  return () => clearInterval(timer);
}
