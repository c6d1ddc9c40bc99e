// The cases of the unit tests of Presidio's recognizers: a value, mostly without a word of context, and where it stands.
import type { Engine } from '../../core/index.js';
import { printTable } from '../table.js';
import { findingsOf, isCovered, type Range, share } from './covered.js';
import { type Row, textOf } from './rows.js';

interface Tally {
  cases: number;
  atTwo: number;
  atThree: number;
  readonly missed: string[];
}

/** Prints how many of the cases with something to find are found whole, whatever type is given to it, and which are not. */
export function printPresidio(engine: Engine, rows: readonly Row[]): void {
  const tallies = new Map<string, Tally>();
  const all: Tally = { cases: 0, atTwo: 0, atThree: 0, missed: [] };
  for (const row of rows) {
    const ranges = rangesOf(row);
    if (ranges.length === 0) continue;
    const entity = String(row.entity);
    const own = tallies.get(entity) ?? { cases: 0, atTwo: 0, atThree: 0, missed: [] };
    tallies.set(entity, own);
    count(engine, textOf(row, 'text'), ranges, [own, all]);
  }
  const open = [...tallies].filter(([, { cases, atThree }]) => atThree < cases);
  console.log(
    `\nPresidio's recognizer cases found: level 3 ${share(all.atThree, all.cases)}, level 2 ${share(all.atTwo, all.cases)}`,
  );
  if (open.length === 0) return;
  printTable(
    ['not whole at level 3', 'cases', 'found', 'which'],
    open.map(([entity, t]) => [entity, String(t.cases), String(t.atThree), t.missed.join(' | ')]),
  );
}

function count(engine: Engine, text: string, ranges: readonly Range[], tallies: readonly Tally[]): void {
  const two = ranges.every((range) => isCovered(text, range, findingsOf(engine, text, 2)));
  const three = ranges.every((range) => isCovered(text, range, findingsOf(engine, text, 3)));
  for (const tally of tallies) {
    tally.cases++;
    if (two) tally.atTwo++;
    if (three) tally.atThree++;
    else tally.missed.push(JSON.stringify(text));
  }
}

function rangesOf({ spans }: Row): Range[] {
  if (!Array.isArray(spans)) return [];
  return spans.flatMap((span: unknown) => {
    if (typeof span !== 'object' || span === null || !('start' in span) || !('end' in span)) return [];
    const { start, end } = span;
    return typeof start === 'number' && typeof end === 'number' ? [{ start, end }] : [];
  });
}
