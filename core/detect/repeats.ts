import type { Level } from '../contracts/domain.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { TokenRows } from '../contracts/tokens.js';
import { Mentions } from '../mentions/mentions.js';
import { isSearchedAgain } from '../mentions/value.js';
import type { Candidate } from './candidate.js';
import { MEMORY } from './search-terms.js';
import { isNameAgain, wordsAgain } from './words-again.js';

/** The type of a number that is only known to be one. */
const NUMBER: EntityType = 'ID_NUMBER';
const LEVELS = [1, 2, 3] as const;
const NONE: readonly Candidate[] = [];
/** Maximum score of a repeat mention, so that a direct match at the same place wins. */
const MAX_SCORE = 0.75;

/** A candidate that counts, with the lowest level at which it does. */
interface Counted {
  readonly candidate: Candidate;
  readonly level: Level;
}

/** Finds further occurrences of the values of candidates in the text, in any spelling. */
export class Repeats {
  /** Reused for every text, and empty in between. */
  readonly #known = new Mentions<Candidate>();

  /**
   * Preserves the rule that a higher level finds at least as much: whether a value is searched again, and whether a
   * place is covered already, depends only on candidates that count at its own level.
   * @param wanted all candidates that count at the current level, sorted by position.
   * @param levelOf the lowest level at which a candidate counts.
   */
  find(
    view: string,
    tokens: TokenRows,
    wanted: readonly Candidate[],
    levelOf: (candidate: Candidate) => Level,
  ): readonly Candidate[] {
    const mayRepeat = (one: Candidate): boolean =>
      one.end - one.start < view.length && (isSearchedAgain(one.type) || isNameAgain(view, one));
    if (!wanted.some(mayRepeat)) return NONE;
    const counted = wanted.map((candidate): Counted => ({ candidate, level: levelOf(candidate) }));
    const seeds = withinNothing(counted)
      .filter(({ candidate }) => mayRepeat(candidate))
      .sort((a, b) => b.candidate.score - a.candidate.score);
    return LEVELS.flatMap((level) => {
      const own = seeds.filter((seed) => seed.level === level);
      return own.length === 0 ? NONE : this.#ofLevel(view, tokens, own, level, counted);
    });
  }

  /**
   * Finds values of one level, with a separate search for each, because values of another level must not hide their
   * occurrences.
   */
  #ofLevel(
    view: string,
    tokens: TokenRows,
    seeds: readonly Counted[],
    level: Level,
    counted: readonly Counted[],
  ): readonly Candidate[] {
    const known = this.#known;
    const covered = new Covered(counted);
    // What is known to be an account is one at every place, whoever calls it a mere number there.
    const typed = new Covered(counted.filter(({ candidate }) => candidate.type !== NUMBER));
    for (const { candidate } of seeds) known.add(view.slice(candidate.start, candidate.end), candidate.type, candidate);
    const places = known.find(view);
    known.clear();
    const words = new Covered(counted);
    const again = wordsAgain(
      view,
      tokens,
      seeds.map(({ candidate }) => candidate),
    );
    return [
      ...places
        .filter(({ bare, end, value }) => !(value.type === NUMBER ? covered : typed).holds(bare, end, level))
        .map(({ start, end, value }) => repeated(value, start, end)),
      ...again
        .filter(({ start, end }) => !words.holds(start, end, level))
        .map(({ start, end, candidate }) => repeated(candidate, start, end)),
    ];
  }
}

/** A candidate at another place where its value stands again. */
const repeated = (candidate: Candidate, start: number, end: number): Candidate => ({
  ...candidate,
  start,
  end,
  score: Math.min(candidate.score, MAX_SCORE),
  recognizer: MEMORY,
  ledger: [{ reason: `repeat mention of ${candidate.type}`, by: Math.min(candidate.score, MAX_SCORE) }],
});

/** Removes candidates within a longer one that counts at the same level. */
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

/** By level: the end of the last candidate that counts at it. */
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

/** Tells whether a candidate that counts at a level covers a place entirely. Calls must follow the order of the text. */
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
