import { Presets, SingleBar } from 'cli-progress';
import { note } from './base/terminal.js';

/** Shows how far one long piece of work is. */
export interface ShareBar {
  /** @param done from 0 to 1. */
  show(done: number): void;
  stop(): void;
}

const STEPS = 100;
/** Without a terminal, a line for each of so many parts: logs stay short. */
const LINES = 10;

/** A line that fills up on a terminal; elsewhere a few lines of plain text. Both go to standard error. */
export function shareBar(what: string): ShareBar {
  if (!process.stderr.isTTY) return lines(what);
  const format = `${what} {bar} {percentage}% | {eta_formatted} left`;
  const bar = new SingleBar({ stream: process.stderr, clearOnComplete: true, hideCursor: true, format }, Presets.rect);
  bar.start(STEPS, 0);
  return { show: stepwise(STEPS, (step) => bar.update(step)), stop: () => bar.stop() };
}

const lines = (what: string): ShareBar => ({
  show: stepwise(LINES, (step) => note(`${what}: ${(step * 100) / LINES} %`)),
  stop() {},
});

/** Calls only when another step has been reached. */
function stepwise(steps: number, show: (step: number) => void): (done: number) => void {
  let last = 0;
  return (done) => {
    const step = Math.floor(done * steps + 1e-9);
    if (step === last) return;
    last = step;
    show(step);
  };
}
