import { type Knots, USUAL } from '../tagger/calibrate.js';

/** A reading of text the model has not seen. */
export interface ScoredEntity {
  /** Probability the model gave it. */
  readonly probability: number;
  /** Whether it touches a labelled term of its type. */
  readonly right: boolean;
}

/** Shares of right readings from which a reading is plausible, and sure. */
const PLAUSIBLE = 0.55;
const SURE = 0.8;
const LIMITS = { lowest: 0.3, plausible: 0.85, gap: 0.05, sure: 0.97 };

const logit = (p: number): number => Math.log(p / (1 - p));
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Share of right readings as a function of the model's: `logistic(slope * logit(probability) + shift)`. */
interface Line {
  readonly slope: number;
  readonly shift: number;
}

const USUAL_SLOPE = (logit(SURE) - logit(PLAUSIBLE)) / (logit(USUAL.sure) - logit(USUAL.plausible));
const USUAL_LINE: Line = { slope: USUAL_SLOPE, shift: logit(PLAUSIBLE) - USUAL_SLOPE * logit(USUAL.plausible) };
/** How hard the usual line is held on to: with few held-out terms, chance must not set the levels. */
const HOLD = 3;
const ROUNDS = 30;

/** Where a type's levels begin: the probabilities at which enough readings are right, by a logistic fit (Platt scaling). */
export function fitKnots(readings: readonly ScoredEntity[]): Knots {
  const { slope, shift } = fitLine(readings);
  const at = (share: number): number => logistic((logit(share) - shift) / slope);
  const plausible = within(LIMITS.lowest, at(PLAUSIBLE), LIMITS.plausible);
  const sure = within(plausible + LIMITS.gap, at(SURE), LIMITS.sure);
  return { plausible: round(plausible), sure: round(sure) };
}

/** Newton's method for two numbers. */
function fitLine(readings: readonly ScoredEntity[]): Line {
  let { slope, shift } = USUAL_LINE;
  for (let i = 0; i < ROUNDS; i++) {
    let [a, b] = [HOLD * (slope - USUAL_LINE.slope), HOLD * (shift - USUAL_LINE.shift)];
    let [aa, ab, bb] = [HOLD, 0, HOLD];
    for (const { probability, right } of readings) {
      const x = logit(within(0.001, probability, 0.999));
      const p = logistic(slope * x + shift);
      const error = p - (right ? 1 : 0);
      const weight = p * (1 - p);
      a += error * x;
      b += error;
      aa += weight * x * x;
      ab += weight * x;
      bb += weight;
    }
    const determinant = aa * bb - ab * ab;
    slope = within(0.2, slope - (bb * a - ab * b) / determinant, 2);
    shift = within(-3, shift - (aa * b - ab * a) / determinant, 3);
  }
  return { slope, shift };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
