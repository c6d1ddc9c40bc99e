import { reasonOf } from '../contracts/basis.js';
import type { LedgerEntry } from '../contracts/recognizer.js';
import type { PhraseIds, Rule } from '../scan/rule.js';
import { type Candidate, round, type Trace } from './candidate.js';
import type { Surroundings } from './context.js';

const COUNTER = -0.4;
export const NO_LEDGER: readonly LedgerEntry[] = [];

/**
 * Scores one hit: the base of its pattern, then validator, context and counter-context, each at most once.
 * @param context phrases that raise the score, including those of the domain.
 * @param least lowest score that can matter; a hit that cannot reach it is not validated.
 * @returns undefined if the validator rejects the term, or the score cannot matter.
 */
export function scoreHit(
  rule: Rule,
  view: string,
  start: number,
  end: number,
  near: Surroundings,
  context: PhraseIds,
  least: number,
  trace: Trace | undefined,
): Candidate | undefined {
  const { type, recognizer } = rule;
  const sure = rule.validate === undefined ? rule.score : rule.valid;
  const isNear = near.has(context, start, end);
  if (sure + (isNear ? rule.boost : 0) < least) return undefined;
  if (rule.validate !== undefined && !rule.validate(view.slice(start, end))) {
    const ledger = [{ reason: rule.label, by: rule.score }];
    const miss = { start, end, type, score: rule.score, recognizer: recognizer.name, ledger };
    trace?.miss(miss, { reason: 'failed_validation' });
    return undefined;
  }
  const raised = isNear ? Math.min(1, sure + rule.boost) : sure;
  const isCountered = near.hasBefore(rule.counter, start) || near.hasBehind(rule.counterBehind, end);
  const score = round(isCountered ? Math.max(0, raised + COUNTER) : raised);
  return {
    type,
    start,
    end,
    score,
    recognizer: recognizer.name,
    domainSpecific: recognizer.domainSpecific ?? false,
    ledger: trace === undefined ? NO_LEDGER : ledgerOf(rule, sure, raised, score),
  };
}

function ledgerOf(rule: Rule, sure: number, raised: number, score: number): LedgerEntry[] {
  const why = reasonOf(rule.basis);
  const steps: LedgerEntry[] = [
    why === undefined
      ? { reason: rule.label, by: rule.score }
      : { reason: `${rule.label}: ${why}`, by: rule.score, code: String(rule.basis) },
    { reason: 'checksum or form verified', by: round(sure - rule.score) },
    { reason: 'context word nearby', by: round(raised - sure) },
    { reason: 'counter word near it', by: round(score - raised) },
  ];
  return steps.filter((step, i) => i === 0 || step.by !== 0);
}
