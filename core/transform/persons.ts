import type { EntityType } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';

/** Types whose terms tell of a person, in whole or in parts. */
const MADE_OF_NAMES: ReadonlySet<EntityType> = new Set(['PERSON', 'EMAIL_ADDRESS', 'USERNAME']);

/** Findings with the persons to whom they can belong, where there are some. */
export function withPersons(findings: readonly Finding[], persons: readonly string[]): readonly Finding[] {
  if (persons.length === 0 || !findings.some(({ type }) => MADE_OF_NAMES.has(type))) return findings;
  // Written out: to spread an object costs more than to find what is in it.
  return findings.map(({ type, start, end, score, recognizer, domainSpecific }) => ({
    type,
    start,
    end,
    score,
    recognizer,
    domainSpecific,
    persons,
  }));
}

/** The name of its parts; the first may be the whole name already. */
export const wholeName = (surname: string, given: string): string =>
  surname.split(/[\s,]+/).includes(given) ? surname : `${surname}, ${given}`;
