import type { EntityType } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';

/** Longer units are rare, and seldom as long as others. */
const LONGEST = 64;

/** Units that are terms as a whole, as the cells of a column are: those of one type and length share one list of findings. */
export class WholeUnits {
  readonly #known = new Map<EntityType, (readonly Finding[] | undefined)[]>();

  /** The unit without the white space around it, as one sure finding; none if it is nothing else. */
  find(text: string, type: EntityType): readonly Finding[] {
    const end = text.trimEnd().length;
    if (end === 0) return [];
    const start = text.length - text.trimStart().length;
    return start === 0 && end <= LONGEST ? this.#shared(type, end) : found(type, start, end);
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
