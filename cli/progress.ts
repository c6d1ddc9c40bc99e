import { createRequire } from 'node:module';

/** Shows the progress of work on files. */
export interface Progress {
  /** Bytes of the current file that have been read. */
  read(bytes: number): void;
  /** The current file is finished, successfully or not. */
  next(): void;
  /** Removes the bar. */
  stop(): void;
  /** True while the bar is visible, so that printed lines would collide with it. */
  readonly visible: boolean;
}

const silent: Progress = { read() {}, next() {}, stop() {}, visible: false };

const MIN_FILES = 3;
const LARGE = 4 * 2 ** 20;

/**
 * A progress bar if the output is a terminal and the files are many or large; otherwise nothing, so that logs hold
 * plain lines only.
 */
export function showProgress(files: readonly { readonly bytes: number }[], quiet: boolean): Progress {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (quiet || !process.stderr.isTTY || (files.length <= MIN_FILES && total < LARGE)) return silent;
  const format = '{bar} {percentage}% | {done} of {files} files | {eta_formatted} left';
  // Loaded on demand, since most runs show no bar.
  const { MultiBar, Presets }: typeof import('cli-progress') = createRequire(import.meta.url)('cli-progress');
  const bars = new MultiBar({ stream: process.stderr, clearOnComplete: true, hideCursor: true, format }, Presets.rect);
  const bar = bars.create(Math.max(total, 1), 0, { done: 0, files: files.length });
  let done = 0;
  let before = 0;
  return {
    read: (bytes) => bar.update(Math.min(before + bytes, total)),
    next() {
      before += files[done]?.bytes ?? 0;
      bar.update(before, { done: ++done });
    },
    stop: () => bars.stop(),
    visible: true,
  };
}
