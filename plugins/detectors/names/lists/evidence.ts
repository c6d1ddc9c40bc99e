import type { Evidence, EvidenceKind, Match } from '../../../../core/index.js';
import { isDiseaseBehind, isSyndromeBehind } from '../../../../kit/index.js';

/**
 * Kinds of evidence against a name, as changes of the log-odds. All but the last reduce a match to a suspicion that
 * only level 3 reports.
 */
export const EVIDENCE_KINDS = [
  {
    name: 'cue:thing-behind',
    reason: 'a thing that is called by a name stands behind it',
    weights: { PERSON: -3 },
  },
  {
    name: 'cue:thing-beside',
    reason: 'the noun beside it is called by a name',
    weights: { PERSON: -3 },
  },
  { name: 'lexicon:eponym', reason: 'things are called by this name', weights: { PERSON: -3 } },
  { name: 'lexicon:eponym-of-law', reason: 'law calls something by this name', weights: { PERSON: -3 } },
  { name: 'cue:inside-longer', reason: 'part of a longer name at this place', weights: { PERSON: -0.5 } },
] as const satisfies readonly EvidenceKind[];

type Code = (typeof EVIDENCE_KINDS)[number]['name'];

/** From this score on, a match is more than a suspicion. */
const PLAUSIBLE = 0.5;
/** Weight for a match that is already a suspicion. */
const OF_SUSPICION = -0.1;
/** Matches below this score are not lowered further. */
const LEAST = 0.25;

/** What finds names that are as often those of discoverers; after a title or a label it is a person who has the disease. */
const UNSURE = /^(?:list of names|cue: role)/;

/** With evidence against a name that a disease has: `Ludwig angina`, `Sister Mary Joseph nodule`. */
export function unlessDisease(view: string, match: Match): Match {
  if (!UNSURE.test(match.why ?? '')) return match;
  return isDiseaseBehind(view, match.end) || isSyndromeBehind(view, match.end)
    ? against(match, 'cue:thing-behind')
    : match;
}

/** Adds evidence against a match to the evidence it already has. A suspicion stays one. */
export function against(match: Match, code: Code): Match {
  const { score } = match;
  const one = score >= PLAUSIBLE ? { code } : { code, weight: score < LEAST ? 0 : OF_SUSPICION };
  const evidence: readonly Evidence[] = [...(match.evidence ?? []), one];
  return { ...match, evidence };
}
