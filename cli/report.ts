import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withPath } from './base/errors.js';

/** The result of a file, as a line for people and as JSON. */
export interface FileLine {
  readonly line: string;
  readonly json: Readonly<Record<string, unknown>>;
  readonly failed?: boolean;
}

/** Totals that `--report` adds to the results of the files. */
interface Totals {
  readonly files: number;
  readonly failed: number;
  /** Terms by entity type. */
  readonly counts: Readonly<Record<string, number>>;
  /** Terms that are masked because they are too uncertain for an invented value. */
  readonly masked: number;
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
  const masked = lines.reduce((sum, { json }) => sum + (typeof json.masked === 'number' ? json.masked : 0), 0);
  const failed = lines.filter((line) => line.failed === true).length;
  return { files: lines.length, failed, counts: Object.fromEntries([...counts].sort()), masked, warnings };
}

/** Writes the results of all files as JSON. It holds file names, but nothing of their texts. */
export const writeReport = (path: string, lines: readonly FileLine[]): Promise<void> =>
  withPath('--report', () =>
    writeFile(
      resolve(path),
      `${JSON.stringify({ totals: totalsOf(lines), files: lines.map(({ json }) => json) }, null, 2)}\n`,
    ),
  );
