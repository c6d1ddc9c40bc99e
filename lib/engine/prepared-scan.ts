import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type PreparedScan, prepareScan } from '../../core/hosting.js';
import type { Recognizer } from '../../core/index.js';
import { readSealed, writeSealed } from './sealed-file.js';

/** Beside the compiled code; `npm run build` writes it. Without it everything works, and engines take longer to make. */
const FILE = new URL('../../prepared-scan.bin', import.meta.url);
/** The code that makes what is in the file, and reads it; {@link SHARED} is all that it uses from elsewhere. */
const CODE = new URL('../../core/scan/', import.meta.url);
const SHARED: readonly string[] = ['../contracts/tokens.js'];
const PARSER = '@eslint-community/regexpp/package.json';

interface Stored {
  readonly stamp: string;
  readonly prepared: PreparedScan;
}

/**
 * Changes whenever the code does: what other code has prepared is of no use. Patterns and terms need no stamp, since what was
 * prepared is found by their own text. Read at once: thirty promises take longer than the files.
 */
function codeStamp(code: URL): string {
  const names = readdirSync(code).filter((name) => name.endsWith('.js'));
  const hash = createHash('sha256').update(readFileSync(createRequire(import.meta.url).resolve(PARSER)));
  for (const name of [...names.sort(), ...SHARED]) hash.update(name).update(readFileSync(new URL(name, code)));
  return hash.digest('hex');
}

/** Prepares the patterns of recognizers, for all engines to come. */
export function writePreparedScan(recognizers: readonly Recognizer[], file: URL = FILE, code: URL = CODE): void {
  const stored: Stored = { stamp: codeStamp(code), prepared: prepareScan(recognizers) };
  writeSealed(stored, file);
}

/** What has been prepared; undefined if nothing has, or not by this code, or if the file is damaged, whose engine would miss terms. */
export function readPreparedScan(file: URL = FILE, code: URL = CODE): PreparedScan | undefined {
  try {
    const stored = readSealed<Stored>(file);
    return stored?.stamp === codeStamp(code) ? stored.prepared : undefined;
  } catch {
    return undefined;
  }
}
