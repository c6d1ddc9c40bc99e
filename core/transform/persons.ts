import type { EntityType } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';

/** Types whose terms contain a person's name or parts of it. */
const MADE_OF_NAMES: ReadonlySet<EntityType> = new Set(['PERSON', 'EMAIL_ADDRESS', 'USERNAME']);

/** Adds the persons to whom findings can belong. */
export function withPersons(findings: readonly Finding[], persons: readonly string[]): readonly Finding[] {
  if (persons.length === 0 || !findings.some(({ type }) => MADE_OF_NAMES.has(type))) return findings;
  // Properties are written out, since spreading an object would take longer than detection in it.
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

/** Builds the full name from its parts; the first may already be the full name. */
export const wholeName = (surname: string, given: string): string =>
  surname.split(/[\s,]+/).includes(given) ? surname : `${surname}, ${given}`;
