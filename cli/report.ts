import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withPath } from './base/errors.js';

/** What is to be said of a file that is done, as a line for people and as JSON. */
export interface FileLine {
  readonly line: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly failed?: boolean;
}

/** What `--report` writes, beside the results of the files: how many there are of what. */
interface Totals {
  readonly files: number;
  readonly failed: number;
  /** Terms by entity type. */
  readonly counts: Readonly<Record<string, number>>;
  readonly warnings: number;
}

const numbers = (value: unknown): [string, number][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    : [];

function totalsOf(lines: readonly FileLine[]): Totals {
  const counts = new Map<string, number>();
  for (const { json } of lines)
    for (const [type, count] of numbers(json.counts)) counts.set(type, (counts.get(type) ?? 0) + count);
  const warnings = lines.reduce((sum, { json }) => sum + (Array.isArray(json.warnings) ? json.warnings.length : 0), 0);
  const failed = lines.filter((line) => line.failed === true).length;
  return { files: lines.length, failed, counts: Object.fromEntries([...counts].sort()), warnings };
}

/** Writes what became of all files into one JSON file: for records, and for programs. It names the files and holds nothing of their texts. */
export const writeReport = (path: string, lines: readonly FileLine[]): Promise<void> =>
  withPath('--report', () =>
    writeFile(
      resolve(path),
      `${JSON.stringify({ totals: totalsOf(lines), files: lines.map(({ json }) => json) }, null, 2)}\n`,
    ),
  );
