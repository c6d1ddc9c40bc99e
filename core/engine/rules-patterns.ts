import type { RequestPattern } from '../contracts/request-rules.js';
import { AmbiguityMeter } from '../scan/ambiguity.js';
import { unsafeReason } from '../scan/safety.js';
import { Sources } from '../scan/sources.js';

/** A mistake in a pattern of a request. */
export interface PatternMistake {
  /** Index of the pattern. */
  readonly at: number;
  /** Pointer within the pattern. */
  readonly key: '/match' | '/lead';
  /** Never quotes the pattern. */
  readonly message: string;
}

/**
 * Checks the expressions of patterns.
 * @returns the maximum number of steps that all of them together take at one place of a text
 */
export function patternMistakes(
  patterns: readonly RequestPattern[],
  report: (mistake: PatternMistake) => void,
): number {
  const sources = new Sources();
  const meter = new AmbiguityMeter(sources);
  let steps = 0;
  for (const [at, { match, lead, ignoreCase = false }] of patterns.entries()) {
    const invalid = [match, lead].findIndex((source) => source !== undefined && !isExpression(sources, source));
    if (invalid >= 0) {
      const message = 'is no valid JavaScript regular expression with the flag u.';
      report({ at, key: invalid === 0 ? '/match' : '/lead', message });
      continue;
    }
    const unsafe = [
      ['/match', unsafeReason(sources, meter, { type: '', score: 0, match, ignoreCase })],
      ['/lead', lead && unsafeReason(sources, meter, { type: '', score: 0, match: 'a', lead, ignoreCase })],
    ] as const;
    for (const [key, message] of unsafe) if (message) report({ at, key, message: `${message}.` });
    for (const source of lead === undefined ? [match] : [lead, match]) {
      const { ways, aside, longest } = meter.measure(source, ignoreCase);
      steps += ways * aside * longest;
    }
  }
  return steps;
}

function isExpression(sources: Sources, source: string): boolean {
  try {
    sources.parse(source);
    return true;
  } catch {
    return false;
  }
}
