import type { EntityType } from '../../core/contracts/entity-type.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { Mentions } from '../../core/mentions/mentions.js';
import { withKnownTerms } from './known-findings.js';

/** Most values remembered of one file, those seen last: a few megabytes. */
const MOST = 20_000;
const RECOGNIZER = 'document-memory';

/**
 * The numbers and codes found so far in a file that is read piece by piece: found again, in any spelling, in all that follows. In constant
 * memory, so what stands before the first place where a value shows what it is stays as it was read there.
 */
export class EarlierValues {
  readonly #mentions = new Mentions<EntityType>(MOST);

  /** Remembers a value that has its type by its column. */
  add(value: string, type: EntityType): void {
    this.#mentions.add(value, type, type);
  }

  /** Remembers what was found in a piece. */
  learn(text: string, findings: readonly Finding[]): void {
    for (const { type, start, end } of findings) this.add(text.slice(start, end), type);
  }

  /** Adds the values that stand in a piece to its findings. */
  addTo(text: string, findings: readonly Finding[]): readonly Finding[] {
    if (this.#mentions.size === 0) return findings;
    const places = this.#mentions.find(text);
    if (places.length === 0) return findings;
    const terms = places.map(({ start, end, value: type }) => ({ start, end, type, term: '' }));
    return withKnownTerms(findings, terms, RECOGNIZER);
  }
}
