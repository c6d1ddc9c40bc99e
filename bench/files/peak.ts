import { readFileSync, writeFileSync } from 'node:fs';

/** Forgets the peak of this process's memory, where the kernel can (Linux). */
export function resetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Then the peak is that of all files so far.
  }
}

/** Most memory this process held since `resetPeak`, in bytes. */
export function peakBytes(): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}
