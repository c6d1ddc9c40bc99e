import type { Domain, Level } from '../contracts/domain.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { CompiledScan } from '../scan/compile.js';
import type { PhraseIds } from '../scan/rule.js';
import type { ActiveRecognizer } from './active-recognizer.js';
import type { Candidate } from './candidate.js';
import type { DetectRequest } from './detect-request.js';
import type { IgnoredTerms } from './ignored.js';
import type { ThresholdLookup } from './thresholds.js';

/** One domain of an engine with its data prepared for detection. */
export interface ActiveDomain {
  readonly domain: Domain;
  /** Number of the domain. */
  readonly number: number;
  readonly thresholds: ThresholdLookup;
  readonly context: ReadonlyMap<EntityType, PhraseIds>;
  readonly ignored: IgnoredTerms;
  readonly recognizers: readonly ActiveRecognizer[];
}

/** The context words of a domain, by entity type, as the scan numbers them. */
export function contextOf(domain: Domain, scan: CompiledScan): Map<EntityType, PhraseIds> {
  const ids = (words: readonly string[]): Set<number> =>
    new Set(words.map((word) => scan.phraseId(word)).filter((id) => id !== undefined));
  return new Map(Object.entries(domain.context ?? {}).map(([type, words]) => [type, ids(words)]));
}

/** The score from which a candidate of a type is a finding of the call. */
export function leastScore(
  type: EntityType,
  { thresholds }: ActiveDomain,
  { level, alwaysFind, rules }: Pick<DetectRequest, 'level' | 'alwaysFind' | 'rules'>,
): number {
  const least = rules?.thresholds?.of(type, level) ?? thresholds.of(type, level);
  return Math.min(least, alwaysFind?.[type] ?? 1);
}

/**
 * The lowest score at which a candidate takes part: a call that demands a higher one does not change what a sure term
 * is. The threshold of level 1 decides at every level, so that no level leaves what a lower one covers.
 */
export const leastSeen = (type: EntityType, active: ActiveDomain, request: DetectRequest): number =>
  Math.min(leastScore(type, active, request), active.thresholds.of(type, 1));

/** The lowest level at which a candidate counts. */
export function levelOf({ type, score }: Candidate, active: ActiveDomain, request: DetectRequest): Level {
  const { alwaysFind, rules } = request;
  for (const level of [1, 2] as const)
    if (level < request.level && score >= leastScore(type, active, { level, alwaysFind, rules })) return level;
  return request.level;
}
