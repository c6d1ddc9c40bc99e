import type { Evidence, EvidenceKind, Match } from '../../../../core/index.js';

/** What speaks against a name, as changes of the log-odds: all of it but the last leaves next to nothing but a suspicion for level 3. */
export const EVIDENCE_KINDS = [
  {
    name: 'cue:thing-behind',
    reason: 'a thing that is called by a name stands behind it',
    weights: { PERSON: -3 },
  },
  { name: 'lexicon:eponym', reason: 'things are called by this name', weights: { PERSON: -3 } },
  { name: 'lexicon:eponym-of-law', reason: 'law calls something by this name', weights: { PERSON: -3 } },
  { name: 'cue:inside-longer', reason: 'part of a longer name at this place', weights: { PERSON: -0.5 } },
] as const satisfies readonly EvidenceKind[];

type Code = (typeof EVIDENCE_KINDS)[number]['name'];

/** From this score on a match is more than a suspicion. */
const PLAUSIBLE = 0.5;
/** Of what is a suspicion anyway, and of what is hardly one. */
const OF_SUSPICION = -0.1;
const LEAST = 0.25;

/** A match against which something speaks, with what was said against it before. What is a suspicion anyway stays one. */
export function against(match: Match, code: Code): Match {
  const { score } = match;
  const one = score >= PLAUSIBLE ? { code } : { code, weight: score < LEAST ? 0 : OF_SUSPICION };
  const evidence: readonly Evidence[] = [...(match.evidence ?? []), one];
  return { ...match, evidence };
}
