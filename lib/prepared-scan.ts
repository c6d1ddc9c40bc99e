import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type PreparedScan, prepareScan, type Recognizer } from '../core/index.js';
import { readSealed, writeSealed } from './sealed-file.js';

/** Beside the compiled code; `npm run build` writes it. Without it everything works, and engines take longer to make. */
const FILE = new URL('../prepared-scan.bin', import.meta.url);
/** The code that makes what is in the file, and reads it. */
const CODE = new URL('../core/scan/', import.meta.url);

interface Stored {
  readonly stamp: string;
  readonly prepared: PreparedScan;
}

/** Changes whenever the code does: what other code has prepared is of no use. Read at once: thirty promises take longer than the files. */
function codeStamp(): string {
  const files = readdirSync(CODE).filter((name) => name.endsWith('.js'));
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(readFileSync(new URL(name, CODE)));
  return hash.digest('hex');
}

/** Prepares the patterns of recognizers, for all engines to come. */
export function writePreparedScan(recognizers: readonly Recognizer[], file: URL = FILE): void {
  const stored: Stored = { stamp: codeStamp(), prepared: prepareScan(recognizers) };
  writeSealed(stored, file);
}

/** What has been prepared; undefined if nothing has, or not by this code, or if the file is damaged, whose engine would miss terms. */
export function readPreparedScan(file: URL = FILE): PreparedScan | undefined {
  try {
    const stored = readSealed<Stored>(file);
    return stored?.stamp === codeStamp() ? stored.prepared : undefined;
  } catch {
    return undefined;
  }
}
