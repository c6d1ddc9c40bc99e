import { type FileSession, splice } from '../../../../core/index.js';
import { type Pauses, withPersons, withSubject } from '../../../../kit/index.js';
import { FIRST_SURE_DAY, laterDay } from '../sheets/serial-days.js';
import type { PackageSearch } from '../text/rewrite.js';
import { type FoundCell, hasWholeName, type SearchedSheet } from './found-cell.js';
import type { PivotItems } from './pivot-items.js';
import { changedText, type TextChange } from './string-forms.js';

/** Minimum length in code units of a text whose replacements are counted once for all cells that display it. */
const LONG = 1000;

/** Requests substitutes for all terms in the cells of a workbook. */
export class CellReplacement {
  readonly #session: FileSession;
  readonly #search: PackageSearch;
  readonly #items: PivotItems;
  readonly #pauses: Pauses;

  constructor(session: FileSession, search: PackageSearch, items: PivotItems, pauses: Pauses) {
    this.#pauses = pauses;
    this.#session = session;
    this.#search = search;
    this.#items = items;
  }

  /**
   * Replaces cell by cell in the order of the workbook, but full names first, so that `Abernathy` alone becomes the
   * person whose full name is in a later cell.
   */
  async replace(sheets: readonly SearchedSheet[]): Promise<(TextChange | undefined)[][]> {
    const all = sheets.map(({ found }) => new Array<TextChange | undefined>(found.length).fill(undefined));
    for (const sheet of sheets) countShared(sheet);
    for (const whole of [true, false]) {
      for (const [at, { sheet, found }] of sheets.entries()) {
        const changes = all[at] ?? [];
        for (let i = 0; i < found.length; i++) {
          const cell = found[i];
          if (cell === undefined || (whole && !hasWholeName(cell))) continue;
          const change = cell.times === 0 ? this.#change(cell, 1) : this.#changeOnce(cell);
          changes[i] = change !== undefined && sheet.isDate(i) ? inCalendar(cell.text, change) : change;
          // Released early, because there may be millions.
          found[i] = undefined;
          if (this.#pauses.due) await this.#pauses.take();
        }
      }
    }
    return all;
  }

  #changeOnce(cell: FoundCell): TextChange | undefined {
    if (!cell.isComputed) {
      cell.isComputed = true;
      cell.change = this.#change(cell, cell.text.length < LONG ? cell.times : 1);
    }
    return cell.change;
  }

  #change(cell: FoundCell, times: number): TextChange | undefined {
    const { text, header, persons } = cell;
    const named = withPersons(cell.findings, persons);
    const findings = this.#session.bySubject === true ? withSubject(named, persons[0]) : named;
    const edits = this.#session.replace(text, findings, { times, ...(header && { header }) });
    for (const edit of edits) this.#search.forget(edit.text);
    this.#search.forgetMade(text, edits);
    if (splice(text, edits) === text) return undefined;
    const apart = this.#items.apart(text, edits, true);
    const [only, second] = apart;
    const isAll = second === undefined && only?.start === 0 && only.end === text.length;
    return isAll ? only.text : apart;
  }
}

/** A day that a workbook can show as a date: those before its calendar begins move on by years of whole weeks. */
function inCalendar(text: string, change: TextChange): TextChange {
  const moved = changedText(text, change);
  return moved < FIRST_SURE_DAY ? (laterDay(moved, text) ?? change) : change;
}

function countShared({ sheet, found }: SearchedSheet): void {
  for (let i = 0; i < found.length; i++) {
    const cell = found[i];
    if (cell === undefined || (sheet.shared(i) < 0 && cell.isRepeated !== true)) continue;
    cell.times++;
  }
}
