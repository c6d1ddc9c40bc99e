import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { largest } from '../contracts/long-lists.js';
import { type Candidate, justAbove, tier } from './candidate.js';

/**
 * Where two recognizers read the same extent, one with a type and one with its coarser parent, they agree: the finer
 * type stays, with the higher score. So the name model's place does not hide that a rule has read a street. Where two
 * finer types rise to the score of one parent, the likelier one stays the likelier.
 * @param candidates sorted by position
 * @param categoryOf the coarser type of a type; itself if there is none
 * @returns the same list if nothing changes
 */
export function withFinerTypes(candidates: readonly Candidate[], types: EntityTypes): readonly Candidate[] {
  const coarser = new Set<Candidate>();
  const scores = new Map<Candidate, number>();
  for (let from = 0, to = 1; from < candidates.length; from = to, to++) {
    while (isSameExtent(candidates[from], candidates[to])) to++;
    if (to - from < 2) continue;
    const here = candidates.slice(from, to);
    const risen: Candidate[] = [];
    for (const one of here) {
      const category = types.category(one.type);
      if (category === one.type || !isNamedAlike(one.type, category, types)) continue;
      const parents = here.filter(({ type, score }) => type === category && tier(score) <= tier(one.score));
      for (const parent of parents) coarser.add(parent);
      const score = parents.reduce((best, parent) => Math.max(best, parent.score), one.score);
      if (score === one.score) continue;
      scores.set(one, score);
      risen.push(one);
    }
    const best = largest(risen.map(({ score }) => score));
    if (risen.some(({ score }) => score < best))
      for (const one of risen) if (one.score === best) scores.set(one, justAbove(scores.get(one) ?? one.score));
  }
  if (coarser.size === 0) return candidates;
  return candidates.filter((one) => !coarser.has(one)).map((one) => ({ ...one, score: scores.get(one) ?? one.score }));
}

/** True if every law that names the category names the finer type as well. */
const isNamedAlike = (type: EntityType, category: EntityType, types: EntityTypes): boolean =>
  types.get(category)?.laws.every((law) => types.get(type)?.laws.includes(law) === true) ?? true;

const isSameExtent = (a: Candidate | undefined, b: Candidate | undefined): boolean =>
  a !== undefined && b !== undefined && a.start === b.start && a.end === b.end;
