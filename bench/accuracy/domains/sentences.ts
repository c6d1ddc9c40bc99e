import type { Engine, Level, Span } from '../../../core/index.js';
import type { Marked } from './read.js';

/** What is found in one sentence. */
export interface SentenceCounts {
  /** True if every mark is covered. */
  readonly complete: boolean;
  /** Findings of the kind in question. */
  readonly findings: number;
}

/** Terms that `words_in_hull` of the HTTP API would list. */
export function hullFound(engine: Engine, sentence: Marked, level: Level): SentenceCounts {
  const { findings } = engine.analyze(sentence.text, { level });
  return counts(
    sentence,
    findings.filter(({ domainSpecific }) => domainSpecific),
  );
}

/** Terms of the special categories that mode GDPR replaces. */
export function categoriesFound(engine: Engine, sentence: Marked, level: Level): SentenceCounts {
  const { analysis } = engine.deidentify(sentence.text, { level, mode: 'GDPR' });
  const isSpecial = (type: string): boolean => SPECIAL.has(type) || SPECIAL.has(engine.entityTypes.category(type));
  return counts(
    sentence,
    analysis.findings.filter(({ type, isLeft }) => isLeft !== true && isSpecial(type)),
  );
}

const SPECIAL: ReadonlySet<string> = new Set(['HEALTH', 'SENSITIVE_ATTRIBUTE']);

const counts = ({ marks }: Marked, findings: readonly Span[]): SentenceCounts => ({
  complete: marks.every((mark) => findings.some((f) => f.start < mark.end && mark.start < f.end)),
  findings: findings.length,
});
