import type { Match } from '../../../../core/index.js';

/** Score of what is found at level 3 only. */
const SUSPICION = 0.25;

/** A match against which something speaks: it stays one, and counts no more than `most`. The reason shows in explanations. */
export const lower = (match: Match, reason: string, most = SUSPICION): Match =>
  match.score <= most
    ? match
    : {
        ...match,
        score: most,
        lowered: [...(match.lowered ?? []), { reason, by: most - match.score }],
      };
