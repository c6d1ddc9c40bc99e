import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DeidError } from '../../core/index.js';

/**
 * Writes a line to standard output and waits until it is accepted, so that memory stays constant with a slow reader.
 */
export const print = (line: string): Promise<void> => write(`${line}\n`);

/** Like {@link print}, without a line break. */
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

/** Reads standard input as text. Throws DeidError `invalid_utf8` for invalid bytes. */
export async function readStandardInput(): Promise<string> {
  const bytes = await buffer(process.stdin);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new DeidError('invalid_utf8');
  }
}

/** Formats a table; each column is as wide as its longest cell, the last is not padded. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0))).join('  ');
  return rows.map(line).join('\n');
}

/**
 * A term on a single line, with control characters (including those that change the writing direction) made visible.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (char) => {
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[char];
    const hex = char.charCodeAt(0).toString(16);
    return short ?? (hex.length > 2 ? `\\u${hex}` : `\\x${hex.padStart(2, '0')}`);
  });
