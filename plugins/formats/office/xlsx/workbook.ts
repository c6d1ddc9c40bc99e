import { elements, type Part } from '../parts/parts.js';
import { type Relation, relationsOf } from '../parts/relations.js';
import { decodeReferences } from '../xml/entities.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import { numberStyles } from './number-formats.js';
import { SharedStrings } from './shared-strings.js';
import { Sheet, type SheetTable, type Workbook } from './sheet.js';
import { readTable } from './table-headers.js';

const SHEET_ROOTS = new Set(['worksheet', 'macrosheet', 'dialogsheet', 'xlmacrosheet']);

/** The parts of a workbook that need special treatment. */
export interface WorkbookParts extends Workbook {
  readonly main: Part | undefined;
  readonly stringsPart: Part | undefined;
  /** Names of the sheets. */
  readonly names: readonly string[];
  /** In the order of the workbook, if it states one. */
  readonly sheets: readonly Sheet[];
  /** Places of sheets in that list, by their names in lower case. */
  readonly sheetNumbers: ReadonlyMap<string, number>;
}

/** Local name of the root element, which identifies a part, because media types are sometimes wrong. */
function rootOf({ xml }: Part): string {
  if (xml === undefined) return '';
  const scanner = new XmlScanner(xml.text, { lenient: true });
  for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
    if (event === 'open' || event === 'empty') return localName(scanner.name).toLowerCase();
  }
  return '';
}

function isFrom1904(main: Part | undefined): boolean {
  for (const { attributes } of elements(main?.xml?.text ?? '<x/>', new Set(['workbookPr']))) {
    return /^(?:1|true|on)$/.test(attributes.get('date1904') ?? '');
  }
  return false;
}

/** Names and parts of the sheets, in the order of the workbook. */
function sheetList(main: Part | undefined, relations: ReadonlyMap<string, Relation>) {
  const order: Part[] = [];
  const names: string[] = [];
  const byName = new Map<string, Part>();
  for (const { attributes } of elements(main?.xml?.text ?? '<x/>', new Set(['sheet']))) {
    const part = relations.get(attributes.get('id') ?? '')?.part;
    const name = attributes.get('name') ?? '';
    if (part !== undefined) order.push(part);
    if (part !== undefined) byName.set(name.toLowerCase(), part);
    names.push(name);
  }
  return { order, names, byName };
}

const tablesOf = (parts: readonly Part[], sheet: Part): SheetTable[] =>
  [...relationsOf(parts, sheet).values()]
    .filter(({ type }) => type === 'table')
    .flatMap(({ part }) => readTable(part) ?? []);

/** Finds sheets, strings and formats of a workbook. */
export function openWorkbook(parts: readonly Part[], isMain: (contentType: string) => boolean): WorkbookParts {
  const main = parts.find(({ contentType, xml }) => xml !== undefined && isMain(contentType));
  const roots = new Map(parts.map((part) => [part, rootOf(part)]));
  const withRoot = (root: string): Part | undefined => parts.find((part) => roots.get(part) === root);
  const stringsPart = withRoot('sst');
  const strings = stringsPart?.xml === undefined ? undefined : new SharedStrings(stringsPart.xml.text);
  const workbook: Workbook = {
    strings,
    format: numberStyles(withRoot('stylesheet')?.xml?.text),
    from1904: isFrom1904(main),
  };
  const { order, names, byName } = sheetList(main, main === undefined ? new Map() : relationsOf(parts, main));
  const isSheet = (part: Part): boolean => SHEET_ROOTS.has(roots.get(part) ?? '');
  const sheetParts = [...new Set([...order.filter(isSheet), ...parts.filter(isSheet)])];
  const sheets = sheetParts.map(
    (part, i) => new Sheet(part, part.xml?.text ?? '', i + 1, tablesOf(parts, part), workbook),
  );
  const sheetNumbers = new Map([...byName].map(([name, part]) => [name, sheetParts.indexOf(part)]));
  return { ...workbook, main, stringsPart, names, sheets, sheetNumbers };
}

const NAME =
  /<(?:[\w.-]{1,40}:)?definedName\s[^<>]{0,2000}?\bname\s{0,5}=\s{0,5}["']([^"'<>]{1,255})["'][^<>]{0,2000}>([^<]{1,8192})</g;

/** The defined names of a workbook, in lower case, and what they refer to. */
export const definedNames = (main: Part | undefined): ReadonlyMap<string, string> =>
  new Map(
    Array.from((main?.xml?.text ?? '').matchAll(NAME), ([, name = '', formula = '']) => [
      decodeReferences(name).text.toLowerCase(),
      decodeReferences(formula).text,
    ]),
  );

const FORMULA = /<(?:[\w.-]{1,40}:)?f[\s>]/;

/** True if cells of a sheet have formulas. @param source of its part */
export const isComputed = (source: string): boolean => FORMULA.test(source);
