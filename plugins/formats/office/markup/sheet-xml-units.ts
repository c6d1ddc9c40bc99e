import type { Edit } from '../../../../core/index.js';
import { append, lexiconSet } from '../../../../kit/index.js';
import { decodePercent } from '../parts/uri.js';
import { isMeasure } from '../sheets/plain-number.js';
import { isNotAPerson } from '../text/authors.js';
import { segmentOf } from '../text/decoded.js';
import { headerFooterUnits } from '../text/header-footer.js';
import { isMadeUp, isOwnWords } from '../text/structure.js';
import type { Segment, Unit, Writing } from '../text/unit.js';
import { formulaReferences, formulaTexts } from '../xlsx/formula.js';
import type { WorkbookNames } from '../xlsx/names.js';
import type { XmlAttribute } from '../xml/attributes.js';
import { type Decoded, decodeReferences } from '../xml/entities.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import { type MarkupCell, type MarkupFile, trimmed } from './markup-file.js';
import { asDate, asNumber, attributeCut, textInstead } from './sheet-xml-values.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Attributes of types, formats, sizes and positions in a workbook ("XML Spreadsheet Reference", 2002). */
const STRUCTURAL = lexiconSet('format-names', { class: 'spreadsheetml-attribute' });
const PERSONS = words('Author LastAuthor Manager Comment@Author');
const FORMULAS = words('Cell@Formula NamedRange@RefersTo Formula Value Value1 Value2 Min Max Qualifier');
const IDENTIFIERS = words('NamedRange@Name NamedCell@Name');
/** Names of styles, and numbers and dates of properties. */
const NO_TEXT = words(
  'Style@Name Created LastSaved LastPrinted Version TotalTime Words Pages Characters Lines Revision Range',
);

/** A cell that is being read. */
interface OpenCell {
  readonly row: number;
  readonly column: number;
  readonly formula: XmlAttribute | undefined;
  type: XmlAttribute | undefined;
  readonly segments: Segment[];
}

class SheetReader {
  readonly units: Unit[] = [];
  readonly cells: MarkupCell[] = [];
  readonly #scanner: XmlScanner;
  readonly #names: WorkbookNames;
  /** True if the file is a workbook rather than custom XML data. */
  readonly #isWorkbook: boolean;
  #sheet = -1;
  #row = 0;
  #column = 0;
  #cell: OpenCell | undefined;
  #comment: Segment[] | undefined;

  constructor(source: string, names: WorkbookNames, isWorkbook: boolean) {
    this.#scanner = new XmlScanner(source);
    this.#names = names;
    this.#isWorkbook = isWorkbook;
  }

  read(): MarkupFile {
    const scanner = this.#scanner;
    for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
      if (event === 'open' || event === 'empty') this.#tag(localName(scanner.name), event === 'empty');
      else if (event === 'close') this.#close(localName(scanner.name));
      else if (event === 'text' || event === 'cdata') this.#text(event);
      else if (event === 'comment' || !/^xml\b|^mso-/.test(this.#raw))
        this.#unit([this.#segment({ text: this.#raw }, 'comment')]);
    }
    return { units: this.units, cells: this.cells, opaque: [] };
  }

  get #raw(): string {
    return this.#scanner.source.slice(this.#scanner.start, this.#scanner.end);
  }

  #segment(decoded: Decoded, writing: Writing, start = this.#scanner.start): Segment {
    return segmentOf(decoded, start, 0, -1, writing);
  }

  #unit(segments: readonly Segment[], known: Pick<Unit, 'type' | 'search'> = {}): void {
    if (segments.some(({ text }) => /\S/.test(text))) this.units.push({ segments, repeated: false, ...known });
  }

  #tag(name: string, empty: boolean): void {
    const attributes = this.#scanner.attributes();
    if (this.#isWorkbook) this.#place(name, attributes, empty);
    for (const attribute of attributes) this.#attribute(name, attribute);
  }

  /** The position of a cell is given only if it does not follow the previous one. */
  #place(name: string, attributes: readonly XmlAttribute[], empty: boolean): void {
    const number = (wanted: string): number => Number(this.#value(attributes, wanted));
    if (name === 'Worksheet') {
      this.#sheet++;
      this.#row = 0;
    } else if (name === 'Row') {
      this.#row = number('Index') > 0 ? number('Index') : this.#row + 1;
      this.#column = 0;
    } else if (name === 'Cell') {
      this.#column = number('Index') > 0 ? number('Index') : this.#column + 1;
      const formula = attributes.find((one) => localName(one.name) === 'Formula');
      if (!empty) this.#cell = { row: this.#row, column: this.#column, formula, type: undefined, segments: [] };
      if (number('MergeAcross') > 0) this.#column += number('MergeAcross');
    } else if (name === 'Comment' && !empty) this.#comment = [];
    else if (name === 'Data' && this.#cell !== undefined && this.#comment === undefined)
      this.#cell.type = attributes.find((one) => localName(one.name) === 'Type');
  }

  #value(attributes: readonly XmlAttribute[], wanted: string): string | undefined {
    const found = attributes.find(({ name }) => localName(name) === wanted);
    return found === undefined ? undefined : this.#scanner.source.slice(found.start, found.end);
  }

  #close(name: string): void {
    if (!this.#isWorkbook) return;
    if (name === 'Comment' && this.#comment !== undefined) {
      this.#unit(this.#comment);
      this.#comment = undefined;
    } else if (name === 'Cell' && this.#cell !== undefined) {
      this.#endCell(this.#cell);
      this.#cell = undefined;
    }
  }

  #endCell({ row, column, formula, type, segments }: OpenCell): void {
    const { source } = this.#scanner;
    const kind = type === undefined ? 'String' : source.slice(type.start, type.end);
    const [only] = segments;
    if (only === undefined || kind === 'Boolean' || kind === 'Error') return;
    const shown = kind === 'Number' && segments.length === 1 ? [asNumber(only)] : segments;
    const kept = trimmed(kind === 'DateTime' && segments.length === 1 ? [asDate(only)] : shown);
    const text = kept.map((segment) => segment.text).join('');
    if (text === '') return;
    const plain = kind === 'Number' && isMeasure(text);
    const unit = { segments: kept, repeated: false, ...(kind === 'Number' && { whole: true }) };
    const follow = (now: string): Edit[] => [
      ...(formula === undefined ? [] : [attributeCut(source, formula)]),
      ...(type === undefined || kind === 'String' ? [] : textInstead(kind, type, only, now)),
    ];
    this.cells.push({ table: this.#sheet, row: row - 1, column: column - 1, unit, plain, follow });
  }

  #text(event: 'text' | 'cdata'): void {
    const { path, start } = this.#scanner;
    const raw = this.#raw;
    const element = localName(path.at(-1) ?? '');
    const decoded = event === 'cdata' ? { text: raw } : decodeReferences(raw);
    const segment = this.#segment(decoded, event === 'cdata' ? 'cdata' : 'text');
    const isData = this.#cell !== undefined && path.some((name) => localName(name) === 'Data');
    if (this.#comment !== undefined && isData) this.#comment.push(segment);
    else if (this.#cell !== undefined && isData) this.#cell.segments.push(segment);
    else if (!this.#isWorkbook) this.#unit(trimmed([segment]));
    else if (FORMULAS.has(element)) this.#formula(decoded, start);
    else if (!NO_TEXT.has(element) && /[\p{L}\p{N}]{2}/u.test(raw))
      this.#unit(trimmed([segment]), personIn(element, decoded.text));
  }

  #attribute(element: string, { name, start, end }: XmlAttribute): void {
    const local = localName(name);
    const raw = this.#scanner.source.slice(start, end);
    if (name.startsWith('xmlns') || !/[\p{L}\p{N}]{2}/u.test(raw) || isMadeUp(raw)) return;
    const decoded = decodeReferences(raw);
    const place = `${element}@${local}`;
    if (!this.#isWorkbook && isOwnWords(name)) this.#unit([this.#segment(decoded, 'attribute', start)]);
    if (!this.#isWorkbook) return;
    if (STRUCTURAL.has(local) || NO_TEXT.has(place)) return;
    else if (place === 'Worksheet@Name') {
      this.#names.take(decoded.text);
      this.#unit([this.#segment(decoded, 'sheetName', start)]);
    } else if (FORMULAS.has(place)) this.#formula(decoded, start);
    else if (IDENTIFIERS.has(place)) this.#unit([this.#segment(decoded, 'identifier', start)]);
    else if (local === 'HRef') this.#unit([this.#segment(decodePercent(decoded), 'uri', start)]);
    else if (local === 'Data') append(this.units, headerFooterUnits(decoded, start));
    else this.#unit([this.#segment(decoded, 'attribute', start)], personIn(place, decoded.text));
  }

  #formula(decoded: Decoded, start: number): void {
    append(this.units, [...formulaTexts(decoded, start, this.#names), formulaReferences(decoded, start)]);
  }
}

const personIn = (place: string, text: string): Pick<Unit, 'type'> =>
  PERSONS.has(place) && !isNotAPerson(text) ? { type: 'PERSON' } : {};

/** Finds the texts of a workbook in the XML of Excel 2002 and 2003, or of any other XML. */
export const readSheetXml = (source: string, names: WorkbookNames, isWorkbook: boolean): MarkupFile =>
  new SheetReader(source, names, isWorkbook).read();
