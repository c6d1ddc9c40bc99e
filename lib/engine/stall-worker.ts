// Worker thread that ends the process when the event loop of the main thread has not turned for too long; see stall-watch.ts.
import { writeSync } from 'node:fs';
import { type Debugger, Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { CELLS, type StallData } from './stall-cells.js';

const STANDARD_ERROR = 2;
const LOOK_EVERY_MS = 100;
/** How long is waited for the place at which the main thread is. */
const PAUSE_MS = 1000;

const { cells, says }: StallData = workerData;
// Connecting waits for the main thread, so it is done while that still answers.
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

/** A loop without end cannot be left from outside without harm to its process, so that ends, with all that is known. */
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

/** The innermost function that is not of Node. */
function placeOf(frames: readonly Debugger.CallFrame[], files: ReadonlyMap<string, string>): string {
  for (const { functionName, location } of frames) {
    const file = files.get(location.scriptId) ?? '';
    if (file !== '' && !file.startsWith('node:'))
      return `\n    at ${functionName || '<anonymous>'} (${file}:${location.lineNumber + 1})`;
  }
  return '';
}
