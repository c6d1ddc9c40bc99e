import { existsSync, readFileSync } from 'node:fs';

/** A line of a file of vectors; what its fields hold is asked where they are used. */
export type Row = Readonly<Record<string, unknown>>;

/** The rows of a `.jsonl` file; none if there is no such file. Throws if a line is no object. */
export function readRows(path: string): Row[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(parse);
}

/** A field that holds a text; empty if it holds something else. */
export function textOf(row: Row, field: string): string {
  const value = row[field];
  return typeof value === 'string' ? value : '';
}

function parse(line: string): Row {
  const value: unknown = JSON.parse(line);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value));
  throw new Error('a line of the vectors is no object');
}
