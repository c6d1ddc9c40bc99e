import type { Edit } from '../../../../core/index.js';
import type { Pauses } from '../../../../kit/index.js';
import { isPartList, type Part } from '../parts/parts.js';
import { KIND } from './cells.js';
import type { SearchedSheet } from './found-cell.js';
import { SerialDates } from './serial-dates.js';
import { constantsIn, serialEdits } from './serial-places.js';
import { changedText, type TextChange } from './string-forms.js';

const CACHE = /[<:]numCache[\s>]/;

/**
 * The days that cells showed as dates, and what became of them; if there are charts, also other numbers of cells.
 * @param changes of the cells, by sheet
 */
export function replacedDates(
  parts: readonly Part[],
  sheets: readonly SearchedSheet[],
  changes: readonly (readonly (TextChange | undefined)[])[],
  from1904: boolean,
): SerialDates {
  const dates = new SerialDates(from1904);
  const constants = new Set(parts.flatMap(({ xml }) => (xml === undefined ? [] : [...constantsIn(xml.text)])));
  const hasCharts = parts.some(({ xml }) => xml !== undefined && CACHE.test(xml.text));
  for (const [at, { sheet }] of sheets.entries()) {
    for (const [i, change] of (changes[at] ?? []).entries()) {
      if (change === undefined || sheet.cells.kind[i] !== KIND.number) continue;
      const column = sheet.cells.column[i] ?? 0;
      const changed = changedText(sheet.text(i), change);
      if (sheet.isDate(i)) dates.add(column, sheet.raw(i), changed);
      else {
        const raw = sheet.raw(i);
        if (constants.has(raw)) dates.addConstant(raw, sheet.typed(i, changed) ?? changed);
        if (hasCharts) dates.addNumber(column, raw, changed);
      }
    }
  }
  return dates;
}

/** Edits of the places of a workbook that repeat such a day as a number. */
export async function repeatedDates(
  parts: readonly Part[],
  dates: SerialDates,
  pauses: Pauses,
): Promise<ReadonlyMap<Part, readonly Edit[]>> {
  const edits = new Map<Part, readonly Edit[]>();
  if (dates.isEmpty) return edits;
  for (const part of parts) {
    if (part.xml === undefined || isPartList(part)) continue;
    const found = serialEdits(part.xml.text, dates);
    if (found.length > 0) edits.set(part, found);
    if (pauses.due) await pauses.take();
  }
  return edits;
}
