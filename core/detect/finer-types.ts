import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import { largest } from '../contracts/long-lists.js';
import { type Candidate, justAbove, tier } from './candidate.js';

/**
 * Where two recognizers read the same extent, one with a type and one with its coarser parent, they agree: the finer
 * type stays, with the higher score. So the name model's place does not hide that a rule has read a street. Where two
 * finer types rise to the score of one parent, the likelier one stays the likelier; and an estimate lifts a type over no
 * other that was read: a model's `ID_NUMBER` may be the account that a label announces.
 * @param candidates sorted by position
 * @param isEstimate true for a recognizer that estimates types; see `RecognizerBase.estimates`
 * @returns the same list if nothing changes
 */
export function withFinerTypes(
  candidates: readonly Candidate[],
  types: EntityTypes,
  isEstimate: (recognizer: string) => boolean = () => false,
): readonly Candidate[] {
  const coarser = new Set<Candidate>();
  const scores = new Map<Candidate, number>();
  const changes = { coarser, scores, isEstimate };
  for (let from = 0, to = 1; from < candidates.length; from = to, to++) {
    while (isSameExtent(candidates[from], candidates[to])) to++;
    if (to - from > 1) raise(candidates.slice(from, to), types, changes);
  }
  if (coarser.size === 0) return candidates;
  return candidates.filter((one) => !coarser.has(one)).map((one) => ({ ...one, score: scores.get(one) ?? one.score }));
}

interface Changes {
  /** Candidates that a finer one replaces. */
  readonly coarser: Set<Candidate>;
  /** New scores. */
  readonly scores: Map<Candidate, number>;
  readonly isEstimate: (recognizer: string) => boolean;
}

/** Raises the finer of some candidates of one extent to the score of the coarser. */
function raise(here: readonly Candidate[], types: EntityTypes, { coarser, scores, isEstimate }: Changes): void {
  const risen: Candidate[] = [];
  for (const one of here) {
    const parents = parentsOf(one, here, types);
    for (const parent of parents) coarser.add(parent);
    const score = parents.reduce((best, parent) => Math.max(best, parent.score), one.score);
    if (score === one.score) continue;
    scores.set(one, score);
    risen.push(one);
    if (!parents.every(({ recognizer }) => isEstimate(recognizer))) continue;
    for (const rival of rivalsOf(one, here)) {
      const least = rival.score > one.score ? justAbove(score) : score;
      if (!isEstimate(rival.recognizer)) scores.set(rival, Math.max(least, scores.get(rival) ?? 0));
    }
  }
  const best = largest(risen.map(({ score }) => score));
  if (risen.some(({ score }) => score < best))
    for (const one of risen) if (one.score === best) scores.set(one, justAbove(scores.get(one) ?? one.score));
}

/** Candidates of the coarser type of one, and no more certain. */
function parentsOf(one: Candidate, here: readonly Candidate[], types: EntityTypes): Candidate[] {
  const category = types.category(one.type);
  if (category === one.type || !isNamedAlike(one.type, category, types)) return [];
  return here.filter(({ type, score }) => type === category && tier(score) <= tier(one.score));
}

/** Candidates of other types that won before one of them rose. */
const rivalsOf = (one: Candidate, here: readonly Candidate[]): Candidate[] =>
  here.filter(({ type, score }) => type !== one.type && score >= one.score);

/** True if every law that names the category names the finer type as well. */
const isNamedAlike = (type: EntityType, category: EntityType, types: EntityTypes): boolean =>
  types.get(category)?.laws.every((law) => types.get(type)?.laws.includes(law) === true) ?? true;

const isSameExtent = (a: Candidate | undefined, b: Candidate | undefined): boolean =>
  a !== undefined && b !== undefined && a.start === b.start && a.end === b.end;
