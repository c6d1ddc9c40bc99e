import type { LedgerEntry } from '../results.js';
import type { PhraseIds, Rule } from '../scan/rule.js';
import { type Candidate, round, type Trace } from './candidate.js';
import type { Surroundings } from './context.js';

const COUNTER = -0.4;
const NO_LEDGER: readonly LedgerEntry[] = [];

/** Context phrases that the domain in force adds for a type. */
export type DomainContext = (type: string) => PhraseIds | undefined;

/**
 * Scores one hit: the base of its pattern, then checksum, context, counter-context, each at most once.
 * @param floor what the score must reach to matter; a hit that cannot is not validated, for checksums cost most of all.
 * @returns undefined if the validator refuses the term, or the score cannot reach the floor.
 */
export function scoreHit(
  rule: Rule,
  view: string,
  start: number,
  end: number,
  near: Surroundings,
  domainContext: DomainContext,
  floor: number,
  trace: Trace | undefined,
): Candidate | undefined {
  const { type, recognizer } = rule;
  const raises = isNear(near, rule.context, domainContext(type), start, end);
  if (trace === undefined && Math.max(rule.score, rule.valid) + (raises ? rule.boost : 0) < floor) return undefined;
  let score = rule.score;
  const ledger: LedgerEntry[] | undefined = trace && [{ reason: rule.label, by: score }];
  if (rule.validate !== undefined) {
    if (!rule.validate(view.slice(start, end))) {
      trace?.misses.push({ start, end, type, score, recognizer: recognizer.name, reason: 'failed_validation' });
      return undefined;
    }
    ledger?.push({ reason: 'checksum or form verified', by: round(rule.valid - score) });
    score = rule.valid;
  }
  if (raises) {
    const raised = Math.min(1, score + rule.boost);
    ledger?.push({ reason: 'context word near by', by: round(raised - score) });
    score = raised;
  }
  if (near.hasBefore(rule.counter, start)) {
    const lowered = Math.max(0, score + COUNTER);
    ledger?.push({ reason: 'counter word before it', by: round(lowered - score) });
    score = lowered;
  }
  score = round(score);
  return {
    type,
    start,
    end,
    score,
    priority: score,
    recognizer: recognizer.name,
    domainSpecific: recognizer.domainSpecific ?? false,
    ledger: ledger ?? NO_LEDGER,
  };
}

const isNear = (
  near: Surroundings,
  own: PhraseIds,
  domain: PhraseIds | undefined,
  start: number,
  end: number,
): boolean => near.has(own, start, end) || (domain !== undefined && near.has(domain, start, end));
