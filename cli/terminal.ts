import { Writable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';

/** Writes a line to standard output and waits until it is taken, so that a slow reader keeps memory constant. */
export const print = (line: string): Promise<void> => write(`${line}\n`);

const write = (text: string | Uint8Array): Promise<void> =>
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

export const readStandardInput = (): Promise<string> => readAll(process.stdin);

/** A table with columns as wide as their longest cell; the last one is not filled up. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(widths[i] ?? 0))).join('  ');
  return rows.map(line).join('\n');
}

/** A term on one line, whatever it holds, with control characters shown instead of obeyed. */
export const oneLine = (text: string): string =>
  text.replace(/\p{Cc}/gu, (char) => {
    const short = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }[char];
    return short ?? `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
