import type { Level } from '../domain.js';
import { Mentions } from '../mentions/mentions.js';
import type { Candidate } from './candidate.js';
import { MEMORY } from './search-terms.js';

const LEVELS = [1, 2, 3] as const;
/** Where findings overlap, a repeat mention is less sure than what was read at its own place. */
const MOST_PRIORITY = 0.74;

/** A candidate that counts, and the lowest level at which it does. */
interface Counted {
  readonly candidate: Candidate;
  readonly level: Level;
}

/**
 * The values of candidates wherever else they stand in the text, in any spelling. The level law holds, since whether a candidate is looked for
 * again, and whether a place is covered already, depends on what counts at its own level alone.
 * @param wanted all that count at the level in force, sorted by position.
 * @param levelOf the lowest level at which a candidate counts.
 */
export function repeats(
  view: string,
  wanted: readonly Candidate[],
  levelOf: (candidate: Candidate) => Level,
): Candidate[] {
  const counted = wanted.map((candidate): Counted => ({ candidate, level: levelOf(candidate) }));
  const seeds = withinNothing(counted).sort((a, b) => b.candidate.score - a.candidate.score);
  return LEVELS.flatMap((level) => {
    const known = new Mentions<Candidate>();
    for (const { candidate, level: own } of seeds) {
      const { start, end, type } = candidate;
      if (own === level && end - start < view.length) known.add(view.slice(start, end), type, candidate);
    }
    return known.size === 0 ? [] : repeatsOf(view, known, level, new Covered(counted));
  });
}

/** Of the values that count from one level on: those of others must not hide where they stand. */
const repeatsOf = (view: string, known: Mentions<Candidate>, level: Level, covered: Covered): Candidate[] =>
  known
    .find(view)
    .filter(({ bare, end }) => !covered.holds(bare, end, level))
    .map(({ start, end, value: candidate }) => ({
      ...candidate,
      start,
      end,
      priority: Math.min(candidate.score, MOST_PRIORITY),
      recognizer: MEMORY,
      ledger: [{ reason: `repeat mention of ${candidate.type}`, by: candidate.score }],
    }));

/** Those that no longer one holds which counts at their level: the longer one is what was found. */
function withinNothing(counted: readonly Counted[]): Counted[] {
  const earlier = new Ends();
  const here = new Ends();
  let start = -1;
  return counted.filter(({ candidate, level }) => {
    if (candidate.start > start) {
      earlier.take(here);
      here.clear();
      start = candidate.start;
    }
    const isHeld = earlier.of(level) >= candidate.end || here.of(level) > candidate.end;
    here.add(candidate.end, level);
    return !isHeld;
  });
}

/** By level: how far those reach that count at it. */
class Ends {
  readonly #ends = LEVELS.map(() => -1);

  of(level: Level): number {
    return this.#ends[level - 1] ?? -1;
  }

  add(end: number, level: Level): void {
    for (let at = level - 1; at < LEVELS.length; at++) this.#ends[at] = Math.max(this.#ends[at] ?? -1, end);
  }

  take(other: Ends): void {
    for (const level of LEVELS) this.add(other.of(level), level);
  }

  clear(): void {
    this.#ends.fill(-1);
  }
}

/** Asked for places in order: whether a candidate that counts at a level covers one wholly. */
class Covered {
  readonly #counted: readonly Counted[];
  readonly #ends = new Ends();
  #next = 0;

  constructor(counted: readonly Counted[]) {
    this.#counted = counted;
  }

  holds(start: number, end: number, level: Level): boolean {
    for (let one = this.#counted[this.#next]; one !== undefined; one = this.#counted[++this.#next]) {
      if (one.candidate.start > start) break;
      this.#ends.add(one.candidate.end, one.level);
    }
    return this.#ends.of(level) >= end;
  }
}
