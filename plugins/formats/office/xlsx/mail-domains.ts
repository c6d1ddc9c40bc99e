import type { Edit } from '../../../../core/index.js';
import type { Part } from '../parts/parts.js';
import type { Sheet } from './sheet.js';
import { changedText, type TextChange } from './string-forms.js';

const ADDRESS = /^[^@\s]{1,64}@([\p{L}\p{N}.-]{3,255})$/u;

/**
 * Edits of formulas that put addresses of e-mail together, such as `A2&"@hillside.org"`: the domain becomes that of the substitute.
 * @param changes of the cells, by sheet
 */
export function mailDomains(
  sheets: readonly Sheet[],
  changes: readonly (readonly (TextChange | undefined)[])[],
): ReadonlyMap<Part, readonly Edit[]> {
  const edits = new Map<Part, readonly Edit[]>();
  for (const [at, sheet] of sheets.entries()) {
    const found = (changes[at] ?? []).flatMap((change, i) =>
      change === undefined ? [] : (domainOf(sheet, i, change) ?? []),
    );
    if (found.length > 0) edits.set(sheet.part, found);
  }
  return edits;
}

function domainOf(sheet: Sheet, i: number, change: TextChange): Edit | undefined {
  const { source, cells } = sheet;
  if (sheet.shared(i) >= 0) return undefined;
  const domain = ADDRESS.exec(sheet.text(i))?.[1];
  const other = domain === undefined ? undefined : ADDRESS.exec(changedText(sheet.text(i), change))?.[1];
  if (domain === undefined || other === undefined) return undefined;
  const start = source.indexOf(`@${domain}`, cells.start[i]);
  // In the formula, which is before its result.
  if (start < 0 || start + domain.length >= (cells.value[i] ?? 0)) return undefined;
  return { start, end: start + 1 + domain.length, text: `@${other}` };
}
