/** Scores of 0 and 1 leave nothing to be said for or against; this far from them, evidence counts. */
const MARGIN = 0.001;
/** What level 3 finds by default. */
export const SUSPICION = 0.2;

/** True for a score that leaves nothing to be said. */
export const isSettled = (score: number): boolean => score <= MARGIN || score >= 1 - MARGIN;

/** `ln(p / (1 - p))` */
export function logOdds(score: number): number {
  const p = Math.min(1 - MARGIN, Math.max(MARGIN, score));
  return Math.log(p / (1 - p));
}

/** The way back from log-odds. */
export const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));
