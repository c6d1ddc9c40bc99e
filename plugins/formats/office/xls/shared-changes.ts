import type { Edit } from '../../../../core/index.js';
import type { Cell } from './biff/cells.js';
import { movedRuns } from './biff/format-runs.js';
import { type SharedString, writeSharedStrings } from './biff/shared-strings.js';
import { MAX_CHARACTERS } from './biff/strings.js';
import type { Book } from './workbook.js';

/** The new text for a cell with a shared string. */
interface Change {
  /** `undefined` for a string that no cell uses. */
  readonly cell: Cell | undefined;
  readonly text: string;
  readonly edits: readonly Edit[];
}

/** New texts of the shared strings of a workbook. */
export class SharedChanges {
  readonly #book: Book;
  readonly #byString = new Map<number, Change[]>();

  constructor(book: Book) {
    this.#book = book;
  }

  get size(): number {
    return this.#byString.size;
  }

  add(string: number, cell: Cell | undefined, text: string, edits: readonly Edit[]): void {
    const known = this.#byString.get(string) ?? [];
    this.#byString.set(string, known);
    known.push({ cell, text, edits });
  }

  /**
   * Writes the new table of strings. A string may be used in two columns with different meanings, such as a person and
   * a town, so each new text becomes a string of its own.
   * @param point called for each cell with the index of its new string.
   */
  write(point: (cell: Cell, string: number) => void): ReturnType<typeof writeSharedStrings> {
    const { shared, uses, cells } = this.#book;
    const strings: SharedString[] = [...shared];
    const users = new Map<number, number>();
    for (const { content } of cells)
      if (content.is === 'shared') users.set(content.string, (users.get(content.string) ?? 0) + 1);
    for (const [string, all] of this.#byString) {
      const noneStays = all.length >= (users.get(string) ?? 0);
      const places = new Map<string, number>();
      for (const { cell, text, edits } of all) {
        const place = places.get(text) ?? (noneStays && places.size === 0 ? string : strings.length);
        if (!places.has(text)) strings[place] = changedString(shared[string], text, edits);
        places.set(text, place);
        if (cell !== undefined && place !== string) point(cell, place);
      }
    }
    return writeSharedStrings(strings, uses);
  }
}

/** Phonetic guides are dropped, because they repeat the old text. */
function changedString(was: SharedString | undefined, text: string, edits: readonly Edit[]): SharedString {
  const short = text.slice(0, MAX_CHARACTERS);
  return { text: short, runs: movedRuns(was?.runs ?? [], edits, short.length), phonetic: undefined };
}
