import { groupedBy, logOdds, type Observation } from './observe.js';

/** Slope and shift of log-odds, as `Calibration` has them. */
export interface Line {
  readonly slope: number;
  readonly shift: number;
}

/** Maximum weight of one corpus in findings, because the texts of a corpus are similar. */
const MOST_OF_CORPUS = 30;
/** Slope and shift have normal priors around 1 and 0, of deviation 0.25 and 0.5: what few readings show moves little. */
const SHIFT_PRECISION = 4;
const SLOPE_PRECISION = 16;
const ROUNDS = 50;
/** Share of the corpora of which a line must tell more. */
const MOST_CORPORA = 2 / 3;
const MARGIN = 0.001;

/** Platt's method over readings without evidence, which is weighed by itself: the line by which the log-odds of the scores best tell which readings were right. */
export function fitLine(observations: readonly Observation[]): Line {
  const size = new Map<string, number>();
  for (const { corpus } of observations) size.set(corpus, (size.get(corpus) ?? 0) + 1);
  const rows = observations
    .filter(({ base, hasEvidence }) => base < 1 - MARGIN && base > MARGIN && !hasEvidence)
    .map(({ base, corpus, right }) => ({
      x: logOdds(base),
      target: right,
      weight: Math.min(1, MOST_OF_CORPUS / (size.get(corpus) ?? 1)),
    }));
  let [slope, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [g0, g1, h00, h01, h11] = [
      -SHIFT_PRECISION * shift,
      -SLOPE_PRECISION * (slope - 1),
      SHIFT_PRECISION,
      0,
      SLOPE_PRECISION,
    ];
    for (const { x, target, weight } of rows) {
      const p = 1 / (1 + Math.exp(-(slope * x + shift)));
      const bend = weight * p * (1 - p);
      g0 += weight * (target - p);
      g1 += weight * (target - p) * x;
      h00 += bend;
      h01 += bend * x;
      h11 += bend * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    shift += (h11 * g0 - h01 * g1) / determinant;
    slope = Math.max(0.1, slope + (h00 * g1 - h01 * g0) / determinant);
  }
  return { slope: twoDigits(slope), shift: twoDigits(shift) };
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100;

/**
 * True if a fitted line predicts better than the score alone on corpora that it was not fitted on: each corpus in turn
 * is held out and measured, with equal weight. It must be better on most of them.
 */
export function holdsElsewhere(observations: readonly Observation[]): boolean {
  const corpora = [...groupedBy(observations, ({ corpus }) => corpus)];
  const gains = corpora.map(([name, own]) => {
    const line = fitLine(observations.filter(({ corpus }) => corpus !== name));
    return loss(own, { slope: 1, shift: 0 }) - loss(own, line);
  });
  const better = gains.filter((gain) => gain > 0).length;
  return gains.reduce((sum, gain) => sum + gain, 0) > 0 && better >= gains.length * MOST_CORPORA;
}

/** Mean cross-entropy of the predictions, in nats. */
function loss(observations: readonly Observation[], { slope, shift }: Line): number {
  const all = observations.map(({ base, right }) => {
    const p = 1 / (1 + Math.exp(-(slope * logOdds(base) + shift)));
    return -right * Math.log(p) - (1 - right) * Math.log(1 - p);
  });
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}
