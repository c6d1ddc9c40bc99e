import { type FileSession, splice, withPersons } from '../../../core/index.js';
import type { PackageSearch } from '../rewrite.js';
import type { CellChange } from './cell-writer.js';
import { type FoundCell, hasWholeName, type SearchedSheet, type Together } from './found-cell.js';
import type { PivotItems } from './pivot-items.js';

/** Replacements in longer texts are counted once for all cells that show them. */
const LONG = 1000;

/** Asks for the substitutes of all terms in the cells of a workbook. */
export class CellReplacement {
  readonly #session: FileSession;
  readonly #search: PackageSearch;
  readonly #items: PivotItems;

  constructor(session: FileSession, search: PackageSearch, items: PivotItems) {
    this.#session = session;
    this.#search = search;
    this.#items = items;
  }

  /**
   * Substitutes cell by cell, in the order of the workbook; but whole names before others, so that `Abernathy` alone is the person that some
   * later cell calls by the full name.
   */
  replace(sheets: readonly SearchedSheet[]): (CellChange | undefined)[][] {
    const all = sheets.map(({ found }) => new Array<CellChange | undefined>(found.length).fill(undefined));
    for (const sheet of sheets) countShared(sheet);
    for (const whole of [true, false]) {
      for (const [at, { found }] of sheets.entries()) {
        const changes = all[at] ?? [];
        for (let i = 0; i < found.length; i++) {
          const cell = found[i];
          if (cell === undefined || (whole && !(cell.together?.whole ?? hasWholeName(cell)))) continue;
          changes[i] = cell.together === undefined ? this.#change(cell, 1) : this.#changeOnce(cell, cell.together);
          // Nobody asks for it again, and there may be millions.
          found[i] = undefined;
        }
      }
    }
    return all;
  }

  #changeOnce(cell: FoundCell, together: Together): CellChange | undefined {
    if (!together.isAsked) {
      together.isAsked = true;
      together.change = this.#change(cell, cell.text.length < LONG ? together.times : 1);
    }
    return together.change;
  }

  #change(cell: FoundCell, times: number): CellChange | undefined {
    const { text, header, persons } = cell;
    const findings = withPersons(cell.findings, persons);
    const edits = this.#session.replace(text, findings, { times, ...(header && { header }) });
    for (const edit of edits) this.#search.forget(edit.text);
    this.#search.forgetMade(text, edits);
    return splice(text, edits) === text ? undefined : { text, edits: this.#items.apart(text, edits, true) };
  }
}

function countShared({ sheet, found }: SearchedSheet): void {
  for (let i = 0; i < found.length; i++) {
    const cell = found[i];
    if (cell === undefined || (sheet.shared(i) < 0 && cell.isRepeated !== true)) continue;
    if (cell.together !== undefined) cell.together.times++;
    else cell.together = { times: 1, whole: hasWholeName(cell), isAsked: false, change: undefined };
  }
}
