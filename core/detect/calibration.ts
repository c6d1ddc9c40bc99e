import type { Calibration } from '../contracts/calibration.js';
import type { EntityType } from '../contracts/entity-type.js';
import { isSettled, logOdds, probability, SUSPICION } from './odds.js';

const MAX_CACHED = 1000;

/** Maps the scores that one recognizer gives to one type to probabilities. */
export class Curve {
  readonly #slope: number;
  readonly #shift: number;
  /** Cache by score, because recognizers use only a few different scores. */
  readonly #known = new Map<number, number>();

  constructor({ slope, shift }: Calibration) {
    this.#slope = slope;
    this.#shift = shift;
  }

  /** The probability behind a score. Scores that level 3 would report never drop below its threshold. */
  of(score: number): number {
    let known = this.#known.get(score);
    if (known !== undefined) return known;
    known = this.#probability(score);
    if (this.#known.size < MAX_CACHED) this.#known.set(score, known);
    return known;
  }

  #probability(score: number): number {
    if (isSettled(score)) return score;
    const p = probability(this.#slope * logOdds(score) + this.#shift);
    return score >= SUSPICION ? Math.max(SUSPICION, p) : p;
  }

  /** The lowest score whose probability reaches `least`. */
  scoreFor(least: number): number {
    if (isSettled(least)) return least;
    const score = probability((logOdds(least) - this.#shift) / this.#slope);
    return least <= SUSPICION ? Math.min(SUSPICION, score) : score;
  }
}

/** The curves of an engine, by recognizer and type. Scores of most recognizers have no curve and remain unchanged. */
export class Curves {
  readonly #byRecognizer = new Map<string, Map<EntityType, Curve>>();

  constructor(calibrations: readonly Calibration[]) {
    for (const one of calibrations) {
      const own = this.#byRecognizer.get(one.recognizer) ?? new Map<EntityType, Curve>();
      this.#byRecognizer.set(one.recognizer, own.set(one.type, new Curve(one)));
    }
  }

  of(recognizer: string): ReadonlyMap<EntityType, Curve> | undefined {
    return this.#byRecognizer.get(recognizer);
  }
}
