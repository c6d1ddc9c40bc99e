import { scoreOf } from '../contracts/basis.js';
import type { EntityType } from '../contracts/entity-type.js';
import { type Candidate, justAbove, tier } from './candidate.js';

/** Name of the recognizer of organisations that the words before them announce. */
const RECOGNIZER = 'announced-organization';
/** Types that are guessed for names of organisations. */
const GUESSED: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION']);
/** Words with a lower score are a hint: a person may stand behind them as well, such as `Client:`. */
const DECIDES = scoreOf('cue:word');

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
  const guesses = new Map<string, Pick<Candidate, 'type' | 'score'>>();
  for (const { type, score, recognizer, start, end } of candidates)
    if (GUESSED.has(type) && judgesNames(recognizer) && score > (guesses.get(`${start} ${end}`)?.score ?? 0))
      guesses.set(`${start} ${end}`, { type, score });
  return cued.flatMap((one): Candidate[] => {
    const guessed = guesses.get(`${one.start} ${one.end}`);
    if (guessed === undefined || guessed.score < one.score) return [];
    if (guessed.type === 'PERSON' && one.score < DECIDES) return [];
    const score = justAbove(guessed.score);
    const ledger = [{ reason: 'announced as an organisation', by: score }];
    return [{ ...one, score, recognizer: RECOGNIZER, ledger: one.ledger.length === 0 ? one.ledger : ledger }];
  });
}
