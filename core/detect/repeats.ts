import type { Level } from '../contracts/domain.js';
import { Mentions } from '../mentions/mentions.js';
import { isLookedFor } from '../mentions/value.js';
import type { Candidate } from './candidate.js';
import { MEMORY } from './search-terms.js';

const LEVELS = [1, 2, 3] as const;
const NONE: readonly Candidate[] = [];
/** A repeat mention is less sure than what was read at its own place: of two readings of one place, this one yields. */
const MOST = 0.75;

/** A candidate that counts, and the lowest level at which it does. */
interface Counted {
  readonly candidate: Candidate;
  readonly level: Level;
}

/** Finds the values of candidates wherever else they stand in the text, in any spelling. */
export class Repeats {
  /** Used again for every text, and empty in between. */
  readonly #known = new Mentions<Candidate>();

  /**
   * The level law holds, since whether a candidate is looked for again, and whether a place is covered already, depends on what counts at its
   * own level alone.
   * @param wanted all that count at the level in force, sorted by position.
   * @param levelOf the lowest level at which a candidate counts.
   */
  find(view: string, wanted: readonly Candidate[], levelOf: (candidate: Candidate) => Level): readonly Candidate[] {
    const mayRepeat = ({ start, end, type }: Candidate): boolean => end - start < view.length && isLookedFor(type);
    if (!wanted.some(mayRepeat)) return NONE;
    const counted = wanted.map((candidate): Counted => ({ candidate, level: levelOf(candidate) }));
    const seeds = withinNothing(counted)
      .filter(({ candidate }) => mayRepeat(candidate))
      .sort((a, b) => b.candidate.score - a.candidate.score);
    return LEVELS.flatMap((level) => {
      const own = seeds.filter((seed) => seed.level === level);
      return own.length === 0 ? NONE : this.#ofLevel(view, own, level, new Covered(counted));
    });
  }

  /** Of the values that count from one level on: those of others must not hide where they stand. */
  #ofLevel(view: string, seeds: readonly Counted[], level: Level, covered: Covered): readonly Candidate[] {
    const known = this.#known;
    for (const { candidate } of seeds) known.add(view.slice(candidate.start, candidate.end), candidate.type, candidate);
    const places = known.find(view);
    known.clear();
    return places
      .filter(({ bare, end }) => !covered.holds(bare, end, level))
      .map(({ start, end, value: candidate }) => ({
        ...candidate,
        start,
        end,
        score: Math.min(candidate.score, MOST),
        recognizer: MEMORY,
        ledger: [{ reason: `repeat mention of ${candidate.type}`, by: Math.min(candidate.score, MOST) }],
      }));
  }
}

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
    const isCovered = earlier.of(level) >= candidate.end || here.of(level) > candidate.end;
    here.add(candidate.end, level);
    return !isCovered;
  });
}

/** By level: how far those reach that count at it. */
class Ends {
  readonly #ends = [-1, -1, -1];

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
