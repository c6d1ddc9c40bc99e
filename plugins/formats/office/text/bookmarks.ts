import type { Edit } from '../../../../core/index.js';
import type { Names } from './rewrite.js';
import { nameOf, type UnitText } from './unit.js';

/** One argument of a field code. */
const ARGUMENT = /[^\s"\\]{1,200}/g;

/**
 * New names for bookmarks that contain a term. The name of a bookmark has no blanks or punctuation, and links and
 * fields refer to it, so the substitutes of a policy do not fit. A number is used instead, the same everywhere.
 */
export class BookmarkNames implements Names {
  readonly #names = new Map<string, string>();

  rename(reading: UnitText): void {
    if (reading.pieces[0]?.segment.writing !== 'bookmark') return;
    // Case does not distinguish bookmarks.
    const key = nameOf(reading).toLowerCase();
    if (!this.#names.has(key)) this.#names.set(key, `deid_${this.#names.size + 1}`);
  }

  /** Edits of the whole name of a bookmark, or of the references to it in a field code. */
  edits(reading: UnitText): Edit[] {
    if (this.#names.size === 0) return [];
    const { text, pieces } = reading;
    const writing = pieces[0]?.segment.writing;
    if (writing === 'bookmark') {
      const name = this.#names.get(nameOf(reading).toLowerCase());
      return name === undefined ? [] : [{ start: 0, end: text.length, text: name }];
    }
    if (writing !== 'field' && writing !== 'fieldAttribute') return [];
    return [...text.matchAll(ARGUMENT)].flatMap((match) => this.#edit(match[0], match.index));
  }

  #edit(name: string, start: number): Edit[] {
    const text = this.#names.get(name.toLowerCase());
    return text === undefined ? [] : [{ start, end: start + name.length, text }];
  }
}
