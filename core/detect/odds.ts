/** Evidence has no effect on scores within this distance of 0 and 1. */
const MARGIN = 0.001;
/** The default threshold of level 3. */
export const SUSPICION = 0.2;

/** True for a score that evidence cannot change. */
export const isSettled = (score: number): boolean => score <= MARGIN || score >= 1 - MARGIN;

/** `ln(p / (1 - p))` */
export function logOdds(score: number): number {
  const p = Math.min(1 - MARGIN, Math.max(MARGIN, score));
  return Math.log(p / (1 - p));
}

/** Converts log-odds to a probability. */
export const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));
