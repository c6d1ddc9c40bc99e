// One child works on one file after another; its parent ends it if it takes too long, and starts another.
import { readFileSync, writeFileSync } from 'node:fs';
import { type FileReport, isDeidError } from '../../core/index.js';
import { createEngine, DEFAULT_FILE_LIMITS } from '../../lib/index.js';
import { peakBytes, resetPeak } from '../files/peak.js';
import { wordSession } from './session.js';
import { type Mode, substituteOf } from './substitute.js';

/** What is to be done with one file. */
export interface Task {
  readonly input: string;
  readonly output: string;
  readonly words: readonly string[];
  readonly mode: Mode;
  readonly ocr: boolean;
}

/** What was done. */
export interface Outcome {
  /** A code of the table; `crash` for what is none. Left out, there is a file. */
  readonly error?: string;
  readonly report?: FileReport;
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Seconds by the clock. */
  readonly seconds: number;
  /** Most memory of the process while the file was in work, in bytes. */
  readonly rss: number;
}

const engine = await createEngine();
const adapter = engine.fileAdapters.find(({ name }) => name === 'pdf');

async function work({ input, output, words, mode, ocr }: Task): Promise<Pick<Outcome, 'error' | 'report'>> {
  const bytes = new Uint8Array(readFileSync(input));
  const written: Uint8Array[] = [];
  if (adapter === undefined || !adapter.accepts(bytes.subarray(0, 4096), 'pdf')) return { error: 'file_type_mismatch' };
  try {
    const report = await adapter.process({
      source: {
        async *stream() {
          yield bytes;
        },
        bytes: async () => bytes,
      },
      sink: { write: async (part) => void written.push(part) },
      session: wordSession(words, (word) => substituteOf(word, mode)),
      limits: DEFAULT_FILE_LIMITS,
      extension: 'pdf',
      options: { unreadable: 'keep', ocr },
    });
    writeFileSync(output, Buffer.concat(written));
    return { report };
  } catch (error) {
    return { error: isDeidError(error) ? `${error.code} (${error.parts.join()})` : 'crash' };
  }
}

process.on('message', async (task: Task) => {
  resetPeak();
  const from = process.cpuUsage();
  const start = performance.now();
  const done = await work(task);
  const { user, system } = process.cpuUsage(from);
  const seconds = (performance.now() - start) / 1000;
  const outcome: Outcome = { ...done, cpu: (user + system) / 1e6, seconds, rss: peakBytes() };
  process.send?.(outcome);
});
