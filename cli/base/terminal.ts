import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DeidError } from '../../core/index.js';

/** Writes a line to standard output and waits until it is taken, so that a slow reader keeps memory constant. */
export const print = (line: string): Promise<void> => write(`${line}\n`);

/** Writes to standard output as {@link print} does, and nothing behind it. */
export const write = (text: string | Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });

/** Writes a line for people to standard error. */
export const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Standard output as a stream that may be ended without closing it. */
export const standardOutput = (): Writable =>
  new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      write(chunk).then(() => done(), done);
    },
  });

/** Standard input as a text. Throws DeidError `invalid_utf8` rather than to put other letters where bytes are none. */
export async function readStandardInput(): Promise<string> {
  const bytes = await buffer(process.stdin);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new DeidError('invalid_utf8');
  }
}

/** A table with columns as wide as their longest cell; the last one is not filled up. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0))).join('  ');
  return rows.map(line).join('\n');
}

/** A term on one line, whatever it holds, with control characters, those that turn the writing around too, shown instead of obeyed. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (char) => {
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[char];
    const hex = char.charCodeAt(0).toString(16);
    return short ?? (hex.length > 2 ? `\\u${hex}` : `\\x${hex.padStart(2, '0')}`);
  });
