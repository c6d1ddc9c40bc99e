import type { EntityType } from '../../core/index.js';
import { copied } from './seen-cells.js';

/** A term of one row that may stand in the free text of the same row. */
export interface RowTerm {
  readonly text: string;
  readonly type: EntityType;
}

/** Names that are words as well: in small letters, the word is meant. */
const WORDS = new Set(
  `will mark may grace rose art bill rob pat sue dawn hope faith joy frank grant chase drew jack penny iris ivy lily daisy violet olive ruby pearl amber
  crystal jade misty summer autumn april june august christian dean earl duke king prince price young old long short small white black brown green gray grey
  wood woods stone rivers brooks banks field fields ford hall hill house church bishop pope page day weeks noon winter frost snow rain case cash coin
  baker butcher carpenter cook farmer fisher hunter mason miller painter potter shepherd smith tailor taylor turner weaver
  best good gentle noble strong wise sharp swift hand head foot power love bond chance major minor self sweet wall walls
  klein gross lang kurz braun schwarz weiss roth grun jung alt neumann fischer schneider muller bauer richter kaiser koch
  petit grand blanc noir brun roux jeune leblanc belle marin mercier berger boulanger rey leon santos cruz flores rosa bella bianchi rossi neri costa serra
  can an in so de la le du van von der den`.split(/\s+/),
);

/** Parts of a name that are no names. */
const TITLES = new Set(
  'mr mrs ms miss dr prof sir jr sr ii iii iv md phd rn esq herr frau hr fr mme mlle sra srta don dona sig dott ing dipl med'.split(
    ' ',
  ),
);

const partsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{M}'’-]+/u)
    .map((part) => part.replace(/^['’-]+|['’-]+$/gu, ''))
    .filter((part) => [...part].length > 1 && !TITLES.has(part.toLowerCase()));

/** True if the text holds the name, other than as a common word in small letters. */
function holds(text: string, lower: string, part: string): boolean {
  const small = part.toLowerCase();
  if (!lower.includes(small)) return false;
  if (!WORDS.has(small)) return true;
  return (
    text.includes(part.charAt(0).toUpperCase() + small.slice(part.charAt(0).length)) ||
    text.includes(part.toUpperCase())
  );
}

/**
 * Terms of a row's own columns: the names in its name columns, whole and in parts, and the codes in its typed columns.
 * Free text of the same row is searched for them. Most texts hold none, so what may match is chosen before anything is searched.
 */
export class RowNames {
  readonly #parts: string[] = [];
  readonly #whole: RowTerm[] = [];

  clear(): void {
    this.#parts.length = 0;
    this.#whole.length = 0;
  }

  /** Adds the value of a typed cell. */
  add(value: string, type: EntityType): void {
    if (value.length > 80) return;
    if (type === 'PERSON') this.#parts.push(...partsOf(value));
    if (type === 'PERSON' ? /[\s,]/.test(value) : value.length > 4 && /\d/.test(value))
      this.#whole.push({ text: value, type });
  }

  /** The terms that may stand in a text, to be given to `session.remember`. */
  in(text: string): RowTerm[] {
    if (this.#parts.length === 0 && this.#whole.length === 0) return [];
    const lower = text.toLowerCase();
    const found = this.#whole.filter((term) => lower.includes(term.text.toLowerCase()));
    const parts = [...new Set(this.#parts)].filter((part) => holds(text, lower, part));
    if (parts.length > 1) found.push(...pairs(parts));
    for (const part of parts) found.push({ text: part, type: 'PERSON' });
    return found.map(({ text: term, type }) => ({ text: copied(term), type }));
  }
}

/** First and last name in either order, so that both together are one person. */
const pairs = (parts: readonly string[]): RowTerm[] =>
  parts
    .slice(0, 4)
    .flatMap((one) =>
      parts
        .slice(0, 4)
        .flatMap((two) =>
          one === two ? [] : [' ', ', '].map((gap) => ({ text: `${one}${gap}${two}`, type: 'PERSON' })),
        ),
    );
