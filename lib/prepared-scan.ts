import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { type PreparedScan, prepareScan, type Recognizer } from '../core/index.js';

/** Beside the compiled code; `npm run build` writes it. Without it everything works, and engines take longer to make. */
const FILE = new URL('../prepared-scan.bin', import.meta.url);
/** The code that makes what is in the file, and reads it. */
const CODE = new URL('../core/scan/', import.meta.url);

interface Stored {
  readonly stamp: string;
  readonly prepared: PreparedScan;
}

/** Changes whenever the code does: what other code has prepared is of no use. */
async function codeStamp(): Promise<string> {
  const files = (await readdir(CODE)).filter((name) => name.endsWith('.js')).sort();
  const hash = createHash('sha256');
  for (const code of await Promise.all(files.map((name) => readFile(new URL(name, CODE))))) hash.update(code);
  return hash.digest('hex');
}

/** Prepares the patterns of recognizers, for all engines to come. */
export async function writePreparedScan(recognizers: readonly Recognizer[], file: URL = FILE): Promise<void> {
  const stored: Stored = { stamp: await codeStamp(), prepared: prepareScan(recognizers) };
  await writeFile(file, serialize(stored));
}

/** What has been prepared; undefined if nothing has, or not by this code. */
export async function readPreparedScan(file: URL = FILE): Promise<PreparedScan | undefined> {
  try {
    const [bytes, stamp] = await Promise.all([readFile(file), codeStamp()]);
    const stored: Stored = deserialize(bytes);
    return stored.stamp === stamp ? stored.prepared : undefined;
  } catch {
    return undefined;
  }
}
