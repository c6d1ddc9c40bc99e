import type { Match } from '../../../../core/index.js';

/** Score of what is found at level 3 only. */
const SUSPICION = 0.25;

/** A match against which something speaks: it stays one, at level 3. The reason shows in explanations. */
export const penalized = (match: Match, reason: string): Match =>
  match.score <= SUSPICION
    ? match
    : {
        ...match,
        score: SUSPICION,
        lowered: [...(match.lowered ?? []), { reason, by: SUSPICION - match.score }],
      };
