import type { EntityType } from '../../../../core/index.js';

/** A reading of the model on a labelled text. */
export interface Sample {
  readonly type: EntityType;
  /** What the model says by itself, calibrated. */
  readonly score: number;
  /** Codes of its evidence. */
  readonly codes: readonly string[];
  readonly isRight: boolean;
}

type ByType = Readonly<Record<EntityType, number>>;

/** What a kind of evidence weighs, how many readings had it, and how many of these were right; by type. */
export interface Fitted {
  readonly weights: ByType;
  readonly seen: ByType;
  readonly right: ByType;
}

const ROUNDS = 400;
/** The deviation of the prior is 0.5, in log-odds. */
const PRECISION = 4;
const MARGIN = 0.001;

/**
 * Fits weights of evidence by the likelihood of which readings were right, the log-odds of the model's own score as offset. Each
 * weight has a normal prior around its starting value, so that one which the texts hardly show stays there. How much more readings are right
 * on texts that the model was trained on is a number of its own by type, and is thrown away.
 */
export function fitWeights(
  samples: readonly Sample[],
  priors: Readonly<Record<string, ByType>>,
): Record<string, Fitted> {
  const out: Record<
    string,
    { weights: Record<string, number>; seen: Record<string, number>; right: Record<string, number> }
  > = {};
  for (const type of new Set(Object.values(priors).flatMap((prior) => Object.keys(prior)))) {
    const codes = Object.keys(priors).filter((code) => Object.hasOwn(priors[code] ?? {}, type));
    const own = samples.filter((sample) => sample.type === type);
    const weights = fitOne(
      own,
      codes,
      codes.map((code) => priors[code]?.[type] ?? 0),
    );
    for (const [i, code] of codes.entries()) {
      const having = own.filter((sample) => sample.codes.includes(code));
      out[code] ??= { weights: {}, seen: {}, right: {} };
      const { weights: byType, seen, right } = out[code];
      byType[type] = Math.round((weights[i] ?? 0) * 100) / 100;
      seen[type] = having.length;
      right[type] = having.filter(({ isRight }) => isRight).length;
    }
  }
  return out;
}

/** Newton's method on each coordinate in turn: few weights, and a function with one top. */
function fitOne(samples: readonly Sample[], codes: readonly string[], prior: readonly number[]): number[] {
  const weights = [...prior];
  let bias = 0;
  const rows = samples.map((sample) => ({
    odds: logOdds(sample.score),
    has: codes.flatMap((code, i) => (sample.codes.includes(code) ? [i] : [])),
    target: sample.isRight ? 1 : 0,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight, i) => -PRECISION * (weight - (prior[i] ?? 0)));
    const curvature = weights.map(() => PRECISION);
    let [slope, bend] = [0, 1e-9];
    for (const { odds, has, target } of rows) {
      const p = 1 / (1 + Math.exp(-has.reduce((sum, i) => sum + (weights[i] ?? 0), odds + bias)));
      slope += target - p;
      bend += p * (1 - p);
      for (const i of has) {
        gradient[i] = (gradient[i] ?? 0) + target - p;
        curvature[i] = (curvature[i] ?? 0) + p * (1 - p);
      }
    }
    bias += (0.5 * slope) / bend;
    for (const [i, by] of gradient.entries()) weights[i] = (weights[i] ?? 0) + (0.5 * by) / (curvature[i] ?? 1);
    if (Math.abs(slope) + gradient.reduce((sum, by) => sum + Math.abs(by), 0) < 1e-3) break;
  }
  return weights;
}

function logOdds(score: number): number {
  const p = Math.min(1 - MARGIN, Math.max(MARGIN, score));
  return Math.log(p / (1 - p));
}
