// `node dist/bench/log/main.js`: what lines without findings cost the thread that logs, beyond the bare logger.

import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Writable } from 'node:stream';
import pino from 'pino';
import { cleanedStream, createLogCleaner } from '../../lib/log/index.js';

const THINGS = ['request', 'upload', 'batch', 'index', 'migration', 'entry', 'session', 'queue'];
const STATES = ['completed', 'started', 'failed', 'retried', 'queued', 'accepted', 'flushed', 'cached'];
const LINES = 20_000;
/** Lines that are logged in one turn of the event loop. */
const AT_ONCE = 20;

/** Lines that differ. */
const message = (i: number): string =>
  `${THINGS[i % 8]} ${STATES[(i >> 3) % 8]} after ${i % 977} ms, ${(i * 7) % 101} rows written to table items_${i % 13}`;

const nowhere = (): Writable => new Writable({ decodeStrings: false, write: (_line, _encoding, done) => done() });

/** Milliseconds of CPU time of this thread. Other threads, and what else the machine does, are not in it. Linux only. */
const cpuMs = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Milliseconds for which this thread worked while lines were logged, the characters of them, and how long it took. */
async function busy(stream: Writable): Promise<{ readonly ms: number; readonly wallMs: number }> {
  const logger = pino({ base: null }, stream);
  const [from, started] = [cpuMs(), performance.now()];
  for (let i = 0; i < LINES; i++) {
    logger.info({ route: '/api/v1/items', status: 200, ms: i % 97 }, message(i));
    if (i % AT_ONCE === 0) await new Promise((next) => setImmediate(next));
  }
  await new Promise<void>((done) => stream.end(done));
  return { ms: cpuMs() - from, wallMs: performance.now() - started };
}

let chars = 0;
await busy(
  new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      chars += line.length;
      done();
    },
  }),
);
await using cleaner = await createLogCleaner({ maxQueued: 1e9 });
await busy(cleanedStream(cleaner, nowhere()));
const bare = await busy(nowhere());
const cleaned = await busy(cleanedStream(cleaner, nowhere()));
const micros = ((cleaned.ms - bare.ms) * 1000) / (chars / 100);
console.log(`lines                          ${LINES}, of ${Math.round(chars / LINES)} characters`);
console.log(`bare logger                    ${((bare.ms * 1000) / LINES).toFixed(1)} us a line`);
console.log(`more in the thread that logs   ${micros.toFixed(1)} us per 100 characters`);
console.log(
  `until the last line is written ${((cleaned.wallMs * 1000) / (chars / 100)).toFixed(1)} us per 100 characters`,
);
