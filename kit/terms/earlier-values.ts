import type { EntityType } from '../../core/contracts/entity-type.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { replaced } from '../../core/detect/selection.js';
import { Mentions } from '../../core/mentions/mentions.js';
import { withKnownTerms } from './known-findings.js';

/** Maximum number of values remembered per file, the most recent ones; a few megabytes. */
const MAX_VALUES = 20_000;
const RECOGNIZER = 'document-memory';

/**
 * Numbers and codes found so far in a file that is read in pieces. They are found again, in any spelling, in all later
 * pieces. Memory is constant, so occurrences before the first recognised one stay as they were.
 */
export class EarlierValues {
  readonly #mentions = new Mentions<EntityType>(MAX_VALUES);

  /** Remembers a value. @returns false for values that are never searched again, such as names, or `2019` */
  add(value: string, type: EntityType): boolean {
    return this.#mentions.add(value, type, type);
  }

  /** Remembers the findings of a piece. */
  learn(text: string, findings: readonly Finding[]): void {
    for (const { type, start, end } of replaced(findings)) this.add(text.slice(start, end), type);
  }

  /** Adds occurrences of remembered values to the findings of a piece. */
  addTo(text: string, findings: readonly Finding[]): readonly Finding[] {
    if (this.#mentions.size === 0) return findings;
    const places = this.#mentions.find(text);
    if (places.length === 0) return findings;
    const terms = places.map(({ start, end, value: type }) => ({ start, end, type, term: '' }));
    return withKnownTerms(findings, terms, RECOGNIZER);
  }
}
