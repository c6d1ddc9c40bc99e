// The whole engine in one thread, as in the service; a process of its own, so that its memory is that of the work alone.
import { readFileSync } from 'node:fs';
import { createEnginePool } from '../../lib/index.js';
import { peakBytes, resetPeak } from '../files/peak.js';

/** What a run over the book took. */
export interface Run {
  readonly name: string;
  /** Seconds of processor time, those of the collection of garbage and of compilation included. */
  readonly cpu: number;
  /** Seconds by the clock. */
  readonly seconds: number;
  /** Most memory of the process, in bytes. */
  readonly rss: number;
}

const RUNS = [
  ['substitutes, first document', 'PROPRIETARY'],
  ['substitutes, second document', 'PROPRIETARY'],
  ['boxes, third document', 'REDACT'],
] as const;

process.on('message', async (path: string) => {
  await using pool = await createEnginePool(undefined, { threads: 1 });
  const runs: Run[] = [];
  for (const [name, mode] of RUNS) {
    resetPeak();
    const from = process.cpuUsage();
    const start = performance.now();
    await pool.file({ adapter: 'pdf', chunks: [readFileSync(path)], extension: 'pdf', options: { mode } });
    const { user, system } = process.cpuUsage(from);
    const seconds = (performance.now() - start) / 1000;
    runs.push({ name, cpu: (user + system) / 1e6, seconds, rss: peakBytes() });
  }
  process.send?.(runs);
  process.disconnect();
});
