import type { Finding } from '../../core/contracts/recognizer.js';
import { InsideTerms } from '../../core/scan/unspaced.js';
import { isUnspaced } from '../../core/scan/unspaced-letters.js';
import type { RowTerm } from './row-names.js';
import { copied } from './seen-cells.js';

const MIN_SCORE = 0.7;
/** Minimum length of a remembered name: shorter ones are more often words in later rows. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
/** Maximum number of names remembered per table; the oldest are dropped. */
const MAX_NAMES = 5000;

/**
 * Persons of earlier rows, in scripts without blanks between words. There, neither capitals nor word boundaries show a
 * name in a row without other hints.
 */
export class EarlierPersons {
  readonly #inside = new InsideTerms<RowTerm>();
  /** Functions that forget each name, in the order in which the names were last seen. */
  readonly #forget = new Map<string, () => void>();

  /** Remembers the persons found in a cell. */
  learn(value: string, findings: readonly Finding[]): void {
    for (const { type, score, start, end } of findings) {
      if (type !== 'PERSON' || score < MIN_SCORE || end - start < MIN_LENGTH || end - start > MAX_LENGTH) continue;
      if (isUnspaced(value.charCodeAt(start)) && isUnspaced(value.charCodeAt(end - 1)))
        this.#add(value.slice(start, end));
    }
  }

  /** The remembered persons that occur in a cell. */
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
      if (this.#forget.size <= MAX_NAMES) break;
      takeOut();
      this.#forget.delete(oldest);
    }
  }
}
