import type { EntityType } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';
import { byPosition, overlapping, type Span } from '../contracts/span.js';
import { type Candidate, tier } from './candidate.js';

/** True for candidates whose term the call leaves in the text. */
export type Leaves = (candidate: Pick<Candidate, 'type' | 'recognizer' | 'score'>) => boolean;

/** Which terms a call leaves in the text: those of types that it did not select, and those that its policy keeps. */
export class Selection {
  readonly #selected: ReadonlySet<EntityType> | undefined;
  readonly #kept: ReadonlySet<EntityType>;
  readonly #isOwn: (candidate: Pick<Candidate, 'recognizer'>) => boolean;

  /**
   * @param selected types that the call selects; undefined: all
   * @param kept types that the policy leaves unchanged
   * @param isOwn true for findings of the call's own rules, which need no selection
   */
  constructor(
    selected: ReadonlySet<EntityType> | undefined,
    kept: ReadonlySet<EntityType>,
    isOwn: (candidate: Pick<Candidate, 'recognizer'>) => boolean,
  ) {
    this.#selected = selected;
    this.#kept = kept;
    this.#isOwn = isOwn;
  }

  /** False if every term is replaced. */
  get leavesAny(): boolean {
    return this.#selected !== undefined || this.#kept.size > 0;
  }

  /** True if terms of a type are left, whoever finds them; only the call's own rules can still replace some. */
  leavesType(type: EntityType): boolean {
    return this.#selected?.has(type) === false || this.#kept.has(type);
  }

  /** True if the call selects a finding, whatever its policy makes of it. */
  selects(finding: Pick<Candidate, 'type' | 'recognizer'>): boolean {
    return this.#selected === undefined || this.#selected.has(finding.type) || this.#isOwn(finding);
  }

  /** True if a finding stays in the text. */
  leaves(finding: Pick<Candidate, 'type' | 'recognizer'>): boolean {
    return this.#kept.has(finding.type) || !this.selects(finding);
  }
}

/**
 * The candidates that compete for a place. Those of the same extent are decided by type first, whatever the call
 * selects: a term that is a city is no person because only persons are requested.
 */
export function competing(
  cluster: readonly Candidate[],
  byPrecedence: (a: Candidate, b: Candidate) => number,
  leaves: Leaves,
): { readonly candidates: Candidate[]; readonly losers: readonly Candidate[] } {
  const best = new Map<string, Candidate>();
  for (const one of cluster) {
    const extent = `${one.start} ${one.end}`;
    const other = best.get(extent);
    if (other === undefined || byPrecedence(one, other) < 0) best.set(extent, one);
  }
  const losers = new Set(
    cluster.filter((one) => {
      const winner = best.get(`${one.start} ${one.end}`) ?? one;
      return leaves(winner) && !leaves(one);
    }),
  );
  return { candidates: cluster.filter((one) => !losers.has(one)), losers: [...losers] };
}

/**
 * The parts of a span that a candidate may take from the winners of the overlaps: all but those of winners that stay in
 * the text and are more certain.
 * @param winners sorted, without overlaps
 */
export function claimed(piece: Span, { score }: Candidate, winners: readonly Candidate[], leaves: Leaves): Span[] {
  const parts: Span[] = [];
  let { start } = piece;
  for (const winner of overlapping(winners, piece)) {
    if (!leaves(winner) || tier(winner.score) <= tier(score)) continue;
    if (winner.start > start) parts.push({ start, end: winner.start });
    start = Math.max(start, winner.end);
  }
  if (start < piece.end) parts.push({ start, end: piece.end });
  return parts;
}

/** True if a finding that the call leaves must give way to another one: it has another extent and is no more certain. */
const givesWay = (found: Finding, to: Finding): boolean =>
  found.isLeft === true &&
  to.isLeft !== true &&
  (found.start !== to.start || found.end !== to.end) &&
  tier(found.score) <= tier(to.score);

/** The findings that stand in the way of another one. @param found sorted, without overlaps */
export const inTheWay = <F extends Finding>(found: readonly F[], of: Finding): F[] =>
  overlapping(found, of).filter((one) => !givesWay(one, of));

/**
 * Adds findings where none stands in the way; those that the call leaves give way.
 * @param found sorted, without overlaps
 * @param more sorted, without overlaps
 */
export function withMore<F extends Finding>(found: readonly F[], more: readonly F[]): readonly F[] {
  const added = more.filter((one) => inTheWay(found, one).length === 0);
  if (added.length === 0) return found;
  return [...found.filter((one) => overlapping(added, one).length === 0), ...added].sort(byPosition);
}

/** Findings that are replaced. */
export const replaced = <F extends Finding>(found: readonly F[]): readonly F[] =>
  found.some(({ isLeft }) => isLeft) ? found.filter(({ isLeft }) => isLeft !== true) : found;
