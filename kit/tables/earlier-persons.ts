import type { Finding } from '../../core/contracts/recognizer.js';
import { InsideTerms } from '../../core/scan/unspaced.js';
import { isUnspaced } from '../../core/scan/unspaced-letters.js';
import type { RowTerm } from './row-names.js';
import { copied } from './seen-cells.js';

const SURE = 0.7;
/** Two letters are a word in later rows more often than the person of an earlier one. */
const LEAST = 3;
const LONGEST = 40;
/** Most names remembered of one table, those seen last. */
const MOST = 5000;

/**
 * Persons of earlier rows, in scripts without blanks between words. There a name has neither capitals nor edges by which it would be
 * known in a row that says nothing else of it.
 */
export class EarlierPersons {
  readonly #inside = new InsideTerms<RowTerm>();
  /** By name, how it is forgotten; the name seen last is the last. */
  readonly #forget = new Map<string, () => void>();

  /** Remembers the persons found in a cell. */
  learn(value: string, findings: readonly Finding[]): void {
    for (const { type, score, start, end } of findings) {
      if (type !== 'PERSON' || score < SURE || end - start < LEAST || end - start > LONGEST) continue;
      if (isUnspaced(value.charCodeAt(start)) && isUnspaced(value.charCodeAt(end - 1)))
        this.#add(value.slice(start, end));
    }
  }

  /** Those that stand in a cell. */
  in(value: string): RowTerm[] {
    return this.#inside.size === 0 ? [] : [...new Set(this.#inside.find(value).map(({ value: term }) => term))];
  }

  #add(name: string): void {
    if (this.#forget.has(name)) return;
    const text = copied(name);
    const forget = this.#inside.add(text, true, { text, type: 'PERSON' });
    if (forget === undefined) return;
    this.#forget.set(text, forget);
    for (const [oldest, takeOut] of this.#forget) {
      if (this.#forget.size <= MOST) break;
      takeOut();
      this.#forget.delete(oldest);
    }
  }
}
