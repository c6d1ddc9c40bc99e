import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { printTable } from './table.js';

const LONG_TABLE = fileURLToPath(new URL('./long-table.js', import.meta.url));

interface LongTable {
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly residentMegabytes: number;
}

/** A CSV of so many megabytes through the file adapter, each engine and mode in a process of its own for its memory's sake. */
export function longTables(megabytes: number): void {
  const kinds = [
    ['MASKED', 'rules'],
    ['PROPRIETARY', 'rules'],
    ['MASKED', 'with-names'],
  ] as const;
  const rows = kinds.map(([mode, names]) => {
    const said = execFileSync(process.execPath, [LONG_TABLE, String(megabytes), mode, names], { encoding: 'utf8' });
    const { perSecond, perCpuSecond, residentMegabytes }: LongTable = JSON.parse(said);
    const engine = names === 'rules' ? 'rules alone' : 'default engine';
    return [`${engine}, ${mode}`, perSecond.toFixed(2), perCpuSecond.toFixed(2), residentMegabytes.toFixed(0)];
  });
  console.log('');
  printTable([`a CSV of ${megabytes} MB`, 'MB per second', 'MB per CPU second', 'most memory, MB resident'], rows);
}
