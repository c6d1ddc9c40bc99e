// One child works on one file after another; its parent ends it if it takes too long, and starts another.
import { readFileSync, writeFileSync } from 'node:fs';
import { type FileReport, isDeidError } from '../../core/index.js';
import { createEngine, DEFAULT_FILE_LIMITS } from '../../lib/index.js';
import { wordSession } from './session.js';

/** What is to be done with one file. */
export interface Task {
  readonly input: string;
  readonly output: string;
  readonly words: readonly string[];
  readonly substitute: string;
}

/** What was done. */
export interface Outcome {
  /** A code of the table; `crash` for what is none. Left out, there is a file. */
  readonly error?: string;
  readonly report?: FileReport;
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Memory of the process, in bytes. */
  readonly rss: number;
}

const engine = await createEngine();
const adapter = engine.fileAdapters.find(({ name }) => name === 'pdf');

async function work({ input, output, words, substitute }: Task): Promise<Omit<Outcome, 'cpu' | 'rss'>> {
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
      session: wordSession(words, substitute),
      limits: DEFAULT_FILE_LIMITS,
      extension: 'pdf',
      options: { unreadable: 'keep', ocr: process.env.BENCH_OCR !== 'off' },
    });
    writeFileSync(output, Buffer.concat(written));
    return { report };
  } catch (error) {
    return { error: isDeidError(error) ? `${error.code} (${error.parts.join()})` : 'crash' };
  }
}

process.on('message', async (task: Task) => {
  const from = process.cpuUsage();
  const done = await work(task);
  const { user, system } = process.cpuUsage(from);
  const outcome: Outcome = { ...done, cpu: (user + system) / 1e6, rss: process.memoryUsage.rss() };
  process.send?.(outcome);
});
