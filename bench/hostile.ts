import type { Level } from '../core/index.js';
import type { Engine } from '../lib/index.js';
import { cpuSeconds } from './cpu.js';
import { HOSTILE } from './hostile-texts.js';
import { printTable } from './table.js';

const LEVELS: readonly Level[] = [1, 2, 3];
const SHORT = 20_000;
const TIMES = 4;
/** Linear is 4, quadratic 16; between them is what caches and collections of garbage do. */
const MOST_GROWTH = 9;
/** Lower costs are not meaningful. In milliseconds. */
const LEAST_COST = 30;
/** A growth that is too high is measured so often, and then at lengths four times as great, before it is believed. */
const ATTEMPTS = 4;
/** A short run measures one in this many texts. */
const SPARSE = 6;
const SHOWN = 12;

interface Growth {
  readonly name: string;
  readonly level: Level;
  readonly short: number;
  readonly long: number;
}

/**
 * Hostile texts at all levels, and the same four times as long: prints those that grow fastest, and makes the benchmark fail where one
 * grows faster than its length.
 * @param short measures a part of the texts
 */
export function measureHostile(engine: Engine, short: boolean): void {
  const texts = [...HOSTILE].filter((_, i) => !short || i % SPARSE === 0);
  for (const [, make] of texts) engine.analyze(make(1000), { level: 3 });
  const all = texts.flatMap(([name, make]) =>
    LEVELS.map((level): Growth => ({ name, level, ...growthOf(engine, make, level) })),
  );
  const shown = all.toSorted((a, b) => ratioOf(b) - ratioOf(a)).slice(0, SHOWN);
  printTable(
    [`${texts.length} hostile texts, ms CPU`, 'level', '20,000 characters', '80,000', 'growth (linear: 4)'],
    shown.map((one) => [
      one.name.slice(0, 50),
      String(one.level),
      one.short.toFixed(1),
      one.long.toFixed(1),
      ratioOf(one).toFixed(1),
    ]),
  );
  const tooFast = all.filter((one) => ratioOf(one) > MOST_GROWTH && growsStill(engine, one));
  console.log(`${tooFast.length} of ${all.length} grow faster than their length`);
  if (tooFast.length > 0) process.exitCode = 1;
}

/** Texts that cost next to nothing at their full length grow too little to be measured. */
const ratioOf = ({ short, long }: Pick<Growth, 'short' | 'long'>): number => (long < LEAST_COST ? 0 : long / short);

/** Caches and garbage collections cause jumps at some lengths; superlinear work grows too fast at all of them. */
function growsStill(engine: Engine, { name, level }: Growth): boolean {
  const make = HOSTILE.get(name);
  return make !== undefined && ratioOf(growthOf(engine, make, level, SHORT * TIMES)) > MOST_GROWTH;
}

function growthOf(
  engine: Engine,
  make: (length: number) => string,
  level: Level,
  length = SHORT,
): Pick<Growth, 'short' | 'long'> {
  const cost = (length: number): number => {
    const text = make(length);
    const from = cpuSeconds();
    engine.analyze(text, { level });
    return (cpuSeconds() - from) * 1000;
  };
  let short = cost(length);
  let long = cost(length * TIMES);
  for (let i = 1; i < ATTEMPTS && long > LEAST_COST && long / short > MOST_GROWTH; i++) {
    short = Math.min(short, cost(length));
    long = Math.min(long, cost(length * TIMES));
  }
  return { short, long };
}
