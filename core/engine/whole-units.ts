import type { EntityType } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';

/** Units up to this length share their findings. Longer ones rarely have equal lengths. */
const MAX_SHARED_LENGTH = 64;

/**
 * Findings for units that are one term as a whole, such as the cells of a column. Units of the same type and length
 * share one list.
 */
export class WholeUnits {
  readonly #known = new Map<EntityType, (readonly Finding[] | undefined)[]>();

  /** The whole unit, without surrounding white space, as one finding with score 1. No finding if there is only white space. */
  find(text: string, type: EntityType): readonly Finding[] {
    const end = text.trimEnd().length;
    if (end === 0) return [];
    const start = text.length - text.trimStart().length;
    return start === 0 && end <= MAX_SHARED_LENGTH ? this.#shared(type, end) : found(type, start, end);
  }

  #shared(type: EntityType, end: number): readonly Finding[] {
    const byLength = this.#known.get(type) ?? [];
    this.#known.set(type, byLength);
    const known = byLength[end] ?? found(type, 0, end);
    byLength[end] = known;
    return known;
  }
}

const found = (type: EntityType, start: number, end: number): readonly Finding[] => [
  { type, start, end, score: 1, recognizer: 'column-type', domainSpecific: false },
];
