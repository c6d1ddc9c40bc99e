import { strToU8, zipSync } from 'fflate';
import type { Parts } from './make-docx.js';

const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Media types of the parts that tests use, by the beginning of their names. */
const TYPES: readonly (readonly [string, string])[] = [
  ['xl/workbook.xml', `${SHEET}.sheet.main+xml`],
  ['xl/worksheets/sheet', `${SHEET}.worksheet+xml`],
  ['xl/sharedStrings.xml', `${SHEET}.sharedStrings+xml`],
  ['xl/styles.xml', `${SHEET}.styles+xml`],
  ['xl/tables/', `${SHEET}.table+xml`],
  ['xl/comments', `${SHEET}.comments+xml`],
  ['xl/printerSettings/', `${SHEET}.printerSettings`],
  ['xl/calcChain.xml', `${SHEET}.calcChain+xml`],
  ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
];

const relation = (id: string, type: string, target: string, mode = ''): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/>`;

/** A part that lists relations: id, type, target, and `External` for what lies outside. */
export const relations = (...rows: (readonly [id: string, type: string, target: string, mode?: string])[]): string =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships">${rows
    .map(([id, type, target, mode]) => relation(id, type, target, mode && ` TargetMode="${mode}"`))
    .join('')}</Relationships>`;

/** A sheet around its content: `sheetData` and what else stands beside it. */
export const sheet = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}/officeDocument/2006/relationships">${content}</worksheet>`;

/** A cell as it is written: a number, a formula, `#3` for the shared string 3, any other text as an inline string. */
export type CellText = string | number | { readonly raw: string };

const letter = (column: number): string => String.fromCharCode(65 + column);

function cell(text: CellText, at: string): string {
  if (typeof text === 'object') return text.raw.replace('<c', `<c r="${at}"`);
  if (typeof text === 'number') return `<c r="${at}"><v>${text}</v></c>`;
  if (/^#\d+$/.test(text)) return `<c r="${at}" t="s"><v>${text.slice(1)}</v></c>`;
  return `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

/** The cells of a sheet, row by row; empty texts are no cells. */
export const sheetData = (rows: readonly (readonly CellText[])[]): string =>
  `<sheetData>${rows
    .map((row, r) => {
      const cells = row.map((text, c) => (text === '' ? '' : cell(text, `${letter(c)}${r + 1}`)));
      return `<row r="${r + 1}">${cells.join('')}</row>`;
    })
    .join('')}</sheetData>`;

/** A part with shared strings; each is the content of its `si`. */
export const sharedStrings = (...strings: string[]): string =>
  `<sst xmlns="${MAIN}" count="${strings.length}" uniqueCount="${strings.length}">${strings
    .map((content) => `<si>${content.startsWith('<') ? content : `<t>${content}</t>`}</si>`)
    .join('')}</sst>`;

/** Formats of cells: 1 shows a date, 2 a social security number. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="000\\-00\\-0000"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`;

/** A workbook: its sheets by name, and what a test adds or replaces. */
export function xlsx(sheets: Readonly<Record<string, string>>, parts: Parts = {}, inWorkbook = ''): Uint8Array {
  const names = Object.keys(sheets);
  const list = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('');
  const all: Parts = {
    '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets>${list}</sheets>${inWorkbook}</workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...names.map((_, i) => [`rId${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['rId90', 'sharedStrings', 'sharedStrings.xml'],
      ['rId91', 'styles', 'styles.xml'],
      ['rId92', 'calcChain', 'calcChain.xml'],
    ),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(Object.values(sheets).map((content, i) => [`xl/worksheets/sheet${i + 1}.xml`, content])),
    ...parts,
  };
  const overrides = Object.keys(all).flatMap((name) => {
    const type = TYPES.find(([start]) => name.startsWith(start))?.[1];
    return type === undefined ? [] : [`<Override PartName="/${name}" ContentType="${type}"/>`];
  });
  const types = `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>${overrides.join('')}</Types>`;
  const named: Parts = { '[Content_Types].xml': types, ...all };
  const files = Object.entries(named).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  return zipSync(Object.fromEntries(files));
}
