import type { EntityType } from '../contracts/entity-type.js';
import type { JoinRule } from '../contracts/recognizer.js';
import type { Candidate } from './candidate.js';

/** A join rule with its gap compiled. */
export interface CompiledJoin {
  readonly rule: JoinRule;
  readonly types: ReadonlySet<string>;
  readonly gap: RegExp;
  readonly maxGap: number;
}

export const compileJoin = (rule: JoinRule): CompiledJoin => ({
  rule,
  types: new Set(rule.types),
  gap: new RegExp(`^(?:${rule.gap})$`, 'u'),
  maxGap: rule.maxGap ?? 4,
});

/** A run of adjacent candidates. */
interface Chain {
  start: number;
  end: number;
  /** The score of the most certain part so far. */
  score: number;
  parts: number;
  /** True if a part has a type that the rule requires. */
  complete: boolean;
}

/**
 * Returns additional candidates that a rule joins. The parts stay candidates, so that a level at which only one part
 * counts still reports that part.
 * @param sorted candidates by start.
 * @param leastOf the lowest score at which a candidate of the first type counts at the current level, alone or within
 * one of the second type.
 */
export function joined(
  view: string,
  sorted: readonly Candidate[],
  joins: readonly CompiledJoin[],
  leastOf: (type: EntityType, as: EntityType) => number,
): Candidate[] {
  const all: Candidate[] = [];
  for (const join of joins) {
    let chain: Chain | undefined;
    for (const part of sorted) {
      if (!join.types.has(part.type) || part.score < leastOf(part.type, join.rule.as)) continue;
      if (chain !== undefined && extend(view, chain, part, join)) continue;
      push(all, chain, join);
      const { start, end, score, type } = part;
      chain = { start, end, score, parts: 1, complete: isNeeded(type, join) };
    }
    push(all, chain, join);
  }
  return all;
}

const isNeeded = (type: string, { rule }: CompiledJoin): boolean => rule.needs?.includes(type) ?? true;

function extend(view: string, chain: Chain, part: Candidate, join: CompiledJoin): boolean {
  const { gap, maxGap } = join;
  if (part.start < chain.end) {
    chain.end = Math.max(chain.end, part.end);
    chain.complete ||= isNeeded(part.type, join);
    chain.score = Math.max(chain.score, part.score);
    return true;
  }
  if (part.start - chain.end > maxGap || !gap.test(view.slice(chain.end, part.start))) return false;
  chain.end = part.end;
  chain.score = Math.max(chain.score, part.score);
  chain.parts++;
  chain.complete ||= isNeeded(part.type, join);
  return true;
}

function push(to: Candidate[], chain: Chain | undefined, { rule }: CompiledJoin): void {
  if (chain === undefined || chain.parts < 2 || !chain.complete) return;
  const { start, end, score } = chain;
  const ledger = [{ reason: `joined by ${rule.name}`, by: score }];
  to.push({ type: rule.as, start, end, score, recognizer: rule.name, domainSpecific: false, ledger });
}
