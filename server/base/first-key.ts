import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'first-key');

/**
 * Keeps the first key in a file that only the user of the service can read, where there is no terminal to show it on:
 * what a process prints there ends in journals and logs of containers.
 */
export function keepFirstKey(dataDir: string, key: string): void {
  const path = fileIn(dataDir);
  // A file that is there already would keep its mode.
  rmSync(path, { force: true });
  writeFileSync(path, `${key}\n`, { flag: 'wx', mode: 0o600 });
}

/** The kept key; undefined if there is none. */
export function keptFirstKey(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes the kept key, once it has been shown. */
export const forgetFirstKey = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });
