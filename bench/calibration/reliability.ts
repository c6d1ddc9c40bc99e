// npm run bench:reliability -- FOLDER_OR_FILE ...: of each type, how probable its readings were said to be, and how many of them were right,
// by bins of the score, before and after calibration.
import { createEngine } from '../../lib/index.js';
import { readCorpora } from '../accuracy/corpus.js';
import { printTable } from '../table.js';
import { groupedBy, type Observation, observe } from './observe.js';

const BINS = [0, 0.2, 0.35, 0.5, 0.65, 0.75, 0.9, 1.01] as const;
/** Types with fewer findings are listed with their count only. */
const FEWEST = 50;

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: npm run bench:reliability -- FOLDER_OR_FILE ...');
  process.exit(2);
}
await using engine = await createEngine();
const byType = groupedBy(observe(engine, paths.flatMap(readCorpora)), ({ type }) => type);
const [told, few] = [
  [...byType].filter(([, all]) => all.length >= FEWEST),
  [...byType].filter(([, all]) => all.length < FEWEST),
];
for (const [type, all] of told.sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`\n${type}: ${all.length} readings`);
  const before = table(all, ({ before }) => before);
  const after = table(all, ({ after }) => after);
  printTable(
    ['score', 'before: n', 'said', 'right', 'after: n', 'said', 'right'],
    before.rows.map((row, i) => [...row, ...(after.rows[i] ?? []).slice(1)]),
  );
  console.log(`distance of said and right, by reading: ${before.distance} before, ${after.distance} after`);
}
console.log(`\ntoo few: ${few.map(([type, all]) => `${type} ${all.length}`).join(', ')}`);

function table(
  all: readonly Observation[],
  scoreOf: (one: Observation) => number,
): { rows: string[][]; distance: string } {
  let distance = 0;
  const rows = BINS.slice(0, -1).map((from, i) => {
    const to = BINS[i + 1] ?? 1;
    const own = all.filter((one) => scoreOf(one) >= from && scoreOf(one) < to);
    const said = mean(own.map(scoreOf));
    const right = mean(own.map(({ right }) => right));
    distance += (Math.abs(said - right) * own.length) / all.length;
    const shown = own.length === 0 ? ['0', '-', '-'] : [String(own.length), said.toFixed(2), right.toFixed(2)];
    return [`${from} to ${Math.min(1, to)}`, ...shown];
  });
  return { rows, distance: distance.toFixed(3) };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
