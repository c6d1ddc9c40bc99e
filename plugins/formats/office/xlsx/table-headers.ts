import type { Edit } from '../../../../core/index.js';
import { elements, type Part } from '../parts/parts.js';
import type { Area } from '../sheets/area.js';
import { readCellText } from '../text/decoded.js';
import { escapeAttribute } from '../xml/entities.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import { areaOf } from './cells.js';
import type { WorkbookNames } from './names.js';
import type { Sheet, SheetTable } from './sheet.js';
import { changedText, type TextChange } from './string-forms.js';

/** Reads the part of a table; undefined if it does not state the position of the table. */
export function readTable(part: Part): SheetTable | undefined {
  const source = part.xml?.text ?? '';
  for (const { attributes } of elements(source, new Set(['table']))) {
    const area: Area | undefined = areaOf(attributes.get('ref') ?? '');
    if (area === undefined) return undefined;
    return { part, area, hasHeader: attributes.get('headerRowCount') !== '0' };
  }
  return undefined;
}

/** The name of one column in the part of a table. */
interface ColumnName {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function columnNames(source: string): ColumnName[] {
  const scanner = new XmlScanner(source);
  const names: ColumnName[] = [];
  for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
    if ((event !== 'open' && event !== 'empty') || localName(scanner.name) !== 'tableColumn') continue;
    const name = scanner.attributes().find((attribute) => attribute.name === 'name');
    if (name === undefined) continue;
    names.push({ ...name, text: readCellText(source.slice(name.start, name.end)).text });
  }
  return names;
}

/** The columns of a table whose names are in cells, with the index of the cell. */
export function titledColumns(sheet: Sheet, { part, area, hasHeader }: SheetTable) {
  const columns = columnNames(part.xml?.text ?? '');
  const cells = columns.map((_, column) => (hasHeader ? cellAt(sheet, area.firstRow, area.firstColumn + column) : -1));
  return columns.map((name, i) => ({ name, cell: cells[i] ?? -1 })).filter(({ cell }) => cell >= 0);
}

const cellAt = ({ cells }: Sheet, row: number, column: number): number => {
  for (let i = 0; i < cells.count; i++) if (cells.row[i] === row && cells.column[i] === column) return i;
  return -1;
};

const key = (name: string): string => name.toLowerCase();

/** A name for a header that no other column of the table has. */
function free(name: string, taken: ReadonlySet<string>): string {
  for (let i = 1; ; i++) {
    const candidate = i === 1 ? name : `${name} ${i}`;
    if (!taken.has(key(candidate))) return candidate;
  }
}

/**
 * Renames columns of a table whose header cells have changed, and updates formulas that refer to them. The name of a
 * column must equal the text of its header cell, and no two columns may have the same name; otherwise Excel reports a
 * damaged file.
 * @param changes changes of the sheet's cells; a header that would equal another one is changed further.
 * @returns edits of the table's part.
 */
export function renameColumns(
  sheet: Sheet,
  table: SheetTable,
  changes: (TextChange | undefined)[],
  names: WorkbookNames,
): Edit[] {
  const columns = titledColumns(sheet, table);
  const kept = columns.filter(({ cell }) => changes[cell] === undefined);
  const taken = new Set(kept.map(({ name }) => key(name.text)));
  const edits: Edit[] = [];
  for (const { name: column, cell } of columns) {
    const change = changes[cell];
    if (change === undefined) continue;
    const before = sheet.text(cell);
    const wanted = changedText(before, change);
    const name = free(wanted, taken);
    taken.add(key(name));
    if (name !== wanted)
      changes[cell] =
        typeof change === 'string' ? name : [...change.slice(0, -1), longer(before, change, name.slice(wanted.length))];
    names.renameColumn(column.text, name);
    const written = escapeAttribute(name.replaceAll('\r', '_x000d_').replaceAll('\n', '_x000a_'));
    edits.push({ start: column.start, end: column.end, text: written });
  }
  return edits;
}

/** Appends a suffix to the last edit of a text. It must follow the term, or it would not be found. */
function longer(text: string, edits: readonly Edit[], suffix: string): Edit {
  const last = edits.at(-1) ?? { start: text.length, end: text.length, text: '' };
  const rest = text.slice(last.end);
  return { start: last.start, end: text.length, text: last.text + rest + suffix };
}
