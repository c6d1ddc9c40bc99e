import { readFileSync } from 'node:fs';

const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;

/**
 * Seconds of CPU that the main thread has used. Wall clock says little on a shared machine; where the kernel does not tell
 * per thread, the whole process counts.
 */
export function cpuSeconds(): number {
  try {
    return Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return processCpuSeconds();
  }
}

/** Seconds of CPU that all threads of the process have used: where the work is not done by the main thread alone. */
export function processCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

/** CPU seconds of one call, the median of some runs after a warm-up. */
export function cpuOf(work: () => void, runs = 5): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const from = cpuSeconds();
    work();
    return cpuSeconds() - from;
  });
  return median(times);
}
