import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type PreparedScan, prepareScan } from '../../core/hosting.js';
import type { Recognizer } from '../../core/index.js';
import { readSealed, writeSealed } from './sealed-file.js';

/** Written by `npm run build` beside the compiled code. Optional: without it, engines only take longer to create. */
const FILE = new URL('../../prepared-scan.bin', import.meta.url);
/** The code that writes and reads the file. {@link SHARED} is everything it uses from elsewhere. */
const CODE = new URL('../../core/scan/', import.meta.url);
const SHARED: readonly string[] = ['../contracts/tokens.js'];
const PARSER = '@eslint-community/regexpp/package.json';

interface Stored {
  readonly stamp: string;
  readonly prepared: PreparedScan;
}

/**
 * A hash of that code, because data prepared by other code cannot be used. Patterns and terms need no hash, since
 * prepared data is looked up by their text. Read synchronously: thirty promises take longer than reading the files.
 */
function codeStamp(code: URL): string {
  const names = readdirSync(code).filter((name) => name.endsWith('.js'));
  const hash = createHash('sha256').update(readFileSync(createRequire(import.meta.url).resolve(PARSER)));
  for (const name of [...names.sort(), ...SHARED]) hash.update(name).update(readFileSync(new URL(name, code)));
  return hash.digest('hex');
}

/** Prepares the patterns of recognizers and writes them to the file. */
export function writePreparedScan(recognizers: readonly Recognizer[], file: URL = FILE, code: URL = CODE): void {
  const stored: Stored = { stamp: codeStamp(code), prepared: prepareScan(recognizers) };
  writeSealed(stored, file);
}

/**
 * Reads the prepared patterns; undefined if there are none, if other code wrote them, or if the file is damaged (its
 * engine would miss terms).
 */
export function readPreparedScan(file: URL = FILE, code: URL = CODE): PreparedScan | undefined {
  try {
    const stored = readSealed<Stored>(file);
    return stored?.stamp === codeStamp(code) ? stored.prepared : undefined;
  } catch {
    return undefined;
  }
}
