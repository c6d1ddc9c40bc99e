import type { Edit } from '../../../../core/index.js';
import { decodeReferences } from '../xml/entities.js';
import type { WorkbookNames } from './names.js';

/** The formula of a cell. */
const FORMULA = /<((?:[\w.-]{1,40}:)?f)(?:\s[^<>]{0,2000})?>([^<]{1,100000})<\//g;

/**
 * Edits of formulas in the cells of a sheet if sheets, tables or names that they refer to have new names.
 * @param changed edits that are made anyway: a formula in which one begins is replaced as a whole.
 */
export function movedReferences(source: string, names: WorkbookNames, changed: readonly Edit[]): Edit[] {
  if (names.isEmpty) return [];
  const edits: Edit[] = [];
  const starts = new Set(changed.map(({ start }) => start));
  for (const match of source.slice(0, source.lastIndexOf('sheetData>') + 1).matchAll(FORMULA)) {
    const base = match.index + match[0].length - 2 - (match[2] ?? '').length;
    if (starts.has(match.index)) continue;
    const { text, offsets } = decodeReferences(match[2] ?? '');
    const at = (offset: number): number => base + (offsets?.[offset] ?? offset);
    for (const { start, end, text: name } of names.inFormula(text)) {
      edits.push({ start: at(start), end: at(end), text: name.replaceAll('&', '&amp;').replaceAll('<', '&lt;') });
    }
  }
  return edits;
}
