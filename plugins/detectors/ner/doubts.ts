import type { Evidence, EvidenceKind, Match } from '../../../core/index.js';

/** A weak one: beside the first word of a line, a heading or a list the model reads few names. */
export const DOUBTS = [
  {
    name: 'model:no-name',
    reason: 'the name model finds no name at this place',
    weights: { PERSON: -0.5 },
  },
] as const satisfies readonly EvidenceKind[];

/** Letters of the alphabet that the model reads best; of others it finds too few names. */
const READ = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}]+$/u;

/**
 * What the model has to say against names of persons that rest on lists alone: it has read the sentence, and found nothing
 * at the place, not even a suspicion of another type.
 * @param own the entities of the model, those with little probability as well
 */
export function doubtsOf(
  view: string,
  own: readonly Match[],
  open: readonly Match[],
): readonly (Evidence | undefined)[] {
  const entities = [...own].sort((a, b) => a.start - b.start);
  let first = 0;
  return open.map(({ type, start, end }) => {
    while (first < entities.length && (entities[first]?.end ?? 0) <= start) first++;
    const isTouched = (entities[first]?.start ?? end) < end;
    const isRead = type === 'PERSON' && READ.test(view.slice(start, end));
    return isRead && !isTouched ? { code: 'model:no-name' } : undefined;
  });
}
