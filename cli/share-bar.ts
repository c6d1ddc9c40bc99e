import { Presets, SingleBar } from 'cli-progress';
import { note } from './base/terminal.js';

/** Shows the progress of one long task. */
export interface ShareBar {
  /** @param done share done, 0 to 1 */
  show(done: number): void;
  stop(): void;
}

const STEPS = 100;
/** Number of progress lines written if there is no terminal. */
const LINES_WITHOUT_TERMINAL = 10;

/** A progress bar on a terminal; otherwise a few lines of plain text. Both go to standard error. */
export function shareBar(what: string): ShareBar {
  if (!process.stderr.isTTY) return lines(what);
  const format = `${what} {bar} {percentage}% | {eta_formatted} left`;
  const bar = new SingleBar({ stream: process.stderr, clearOnComplete: true, hideCursor: true, format }, Presets.rect);
  bar.start(STEPS, 0);
  return { show: stepwise(STEPS, (step) => bar.update(step)), stop: () => bar.stop() };
}

const lines = (what: string): ShareBar => ({
  show: stepwise(LINES_WITHOUT_TERMINAL, (step) => note(`${what}: ${(step * 100) / LINES_WITHOUT_TERMINAL} %`)),
  stop() {},
});

/** Calls `show` only when the next step is reached. */
function stepwise(steps: number, show: (step: number) => void): (done: number) => void {
  let last = 0;
  return (done) => {
    const step = Math.floor(done * steps + 1e-9);
    if (step === last) return;
    last = step;
    show(step);
  };
}
