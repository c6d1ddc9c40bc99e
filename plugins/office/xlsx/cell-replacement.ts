import { type Edit, type FileSession, splice } from '../../../core/index.js';
import type { PackageSearch } from '../rewrite.js';
import type { CellChange } from './cell-writer.js';
import { type FoundCell, hasWholeName, type SearchedSheet } from './found-cell.js';

/** Replacements in longer texts are counted once for all cells that show them. */
const LONG = 1000;

/** Asks for the substitutes of all terms in the cells of a workbook. */
export class CellReplacement {
  readonly #session: FileSession;
  readonly #search: PackageSearch;

  constructor(session: FileSession, search: PackageSearch) {
    this.#session = session;
    this.#search = search;
  }

  /**
   * Substitutes cell by cell, in the order of the workbook; but whole names before others, so that `Abernathy` alone is the person that some
   * later cell calls by the full name.
   */
  replace(sheets: readonly SearchedSheet[]): (CellChange | undefined)[][] {
    const all = sheets.map(({ found }) => new Array<CellChange | undefined>(found.length).fill(undefined));
    // Cells that show one string under one title share what was found, and so the change.
    const known = new Map<FoundCell, CellChange | undefined>();
    for (const whole of [true, false]) {
      for (const [at, { found, sheet }] of sheets.entries()) {
        const changes = all[at] ?? [];
        for (const [i, cell] of found.entries()) {
          if (cell === undefined || (whole && !hasWholeName(cell))) continue;
          changes[i] = this.#changeOnce(cell, sheet.shared(i) >= 0, known);
          // Nobody asks for it again, and there may be millions.
          found[i] = undefined;
        }
      }
    }
    return all;
  }

  #changeOnce(
    cell: FoundCell,
    isShared: boolean,
    known: Map<FoundCell, CellChange | undefined>,
  ): CellChange | undefined {
    if (!isShared) return this.#change(cell);
    // Asked for each short one all the same, because replacements are counted.
    if (!known.has(cell)) known.set(cell, this.#change(cell));
    else if (cell.text.length < LONG) this.#edits(cell);
    return known.get(cell);
  }

  #edits({ text, findings, header }: FoundCell): readonly Edit[] {
    return this.#session.replace(text, findings, header === undefined ? {} : { header });
  }

  #change(cell: FoundCell): CellChange | undefined {
    const edits = this.#edits(cell);
    for (const edit of edits) this.#search.forget(edit.text);
    this.#search.forgetMade(cell.text, edits);
    return splice(cell.text, edits) === cell.text ? undefined : { text: cell.text, edits };
  }
}
