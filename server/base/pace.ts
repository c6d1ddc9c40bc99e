import type { IncomingMessage } from 'node:http';
import { DeidError } from '../../core/index.js';

/** Minimum speed of request bodies. A stalled body occupies memory that others could use. */
export interface Pace {
  /** Milliseconds without any byte after which a body is refused. */
  readonly idleMs: number;
  /** Milliseconds before the minimum speed applies. */
  readonly graceMs: number;
  /** Minimum bytes per second on the wire, averaged from the beginning. */
  readonly bytesPerSecond: number;
}

/** Maximum number of checks of a body per second. */
const CHECKS_PER_SECOND = 4;

/**
 * Watches the pace of a body.
 * @param tooSlow called once, with the DeidError `request_timeout`
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
  // Via setImmediate, so that data that arrived while the event loop was busy is read first.
  const timer = setInterval(
    () => setImmediate(look),
    Math.max(20, Math.min(1000, pace.idleMs) / CHECKS_PER_SECOND),
  ).unref();
  return () => clearInterval(timer);
}
