// Worker thread that ends the process when the event loop of the main thread has not turned for too long; see stall-watch.ts.
import { writeSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { CELLS, type StallData } from './stall-cells.js';

const STANDARD_ERROR = 2;
const LOOK_EVERY_MS = 100;
/** Maximum time to wait for the debugger to report where the main thread is, in milliseconds. */
const PAUSE_MS = 1000;

const { cells, says }: StallData = workerData;
// Connecting needs a responsive main thread, so it is done at the start.
const main = new Session();
main.connectToMainThread();
parentPort?.postMessage('ready');

let turns = Atomics.load(cells, CELLS.turns);
let turnedAt = performance.now();

const looking = setInterval(() => {
  const now = Atomics.load(cells, CELLS.turns);
  if (now !== turns) {
    turns = now;
    turnedAt = performance.now();
  } else if (performance.now() - turnedAt > Atomics.load(cells, CELLS.blockedMs)) {
    clearInterval(looking);
    stop();
  }
}, LOOK_EVERY_MS);

/** Reports the state of the main thread and ends the process, since an endless loop cannot be left from outside without damage. */
function stop(): void {
  const end = (place: string): void => {
    writeSync(STANDARD_ERROR, `\n${says}${place}\n`);
    process.kill(process.pid, 'SIGKILL');
  };
  setTimeout(end, PAUSE_MS, '');
  const files = new Map<string, string>();
  main.on('Debugger.scriptParsed', ({ params }) => void files.set(params.scriptId, params.url));
  main.on('Debugger.paused', ({ params }) => end(placeOf(params.callFrames, files)));
  main.post('Debugger.enable');
  main.post('Debugger.pause');
}

/** The innermost function that does not belong to Node. */
function placeOf(frames: readonly Debugger.CallFrame[], files: ReadonlyMap<string, string>): string {
  for (const { functionName, location } of frames) {
    const file = files.get(location.scriptId) ?? '';
    if (file !== '' && !file.startsWith('node:'))
      return `\n    at ${functionName || '<anonymous>'} (${file}:${location.lineNumber + 1})`;
  }
  return '';
}
