import type { EntityType } from '../contracts/entity-type.js';
import { type Candidate, justAbove, tier } from './candidate.js';

/** Name of the recognizer of organisations that the words before them announce. */
const RECOGNIZER = 'announced-organization';
/** Types that are guessed for names of organisations. */
const GUESSED: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION']);

/**
 * Organisations that a pattern has found by the words around them, such as `seen at` or `employed by`, where a
 * recognizer that judges the name alone takes the same term for a person or a place: the words around it decide.
 * @param judgesNames true for recognizers that judge names, not the words around them
 */
export function withCuedOrganizations(
  candidates: readonly Candidate[],
  judgesNames: (recognizer: string) => boolean,
): Candidate[] {
  const cued = candidates.filter(
    ({ type, score, recognizer }) => type === 'ORGANIZATION' && tier(score) > 0 && !judgesNames(recognizer),
  );
  if (cued.length === 0) return [];
  const guesses = new Map<string, number>();
  for (const { type, score, recognizer, start, end } of candidates)
    if (GUESSED.has(type) && judgesNames(recognizer))
      guesses.set(`${start} ${end}`, Math.max(score, guesses.get(`${start} ${end}`) ?? 0));
  return cued.flatMap((one): Candidate[] => {
    const guessed = guesses.get(`${one.start} ${one.end}`) ?? 0;
    if (guessed < one.score) return [];
    const score = justAbove(guessed);
    const ledger = [{ reason: 'announced as an organisation', by: score }];
    return [{ ...one, score, recognizer: RECOGNIZER, ledger: one.ledger.length === 0 ? one.ledger : ledger }];
  });
}
