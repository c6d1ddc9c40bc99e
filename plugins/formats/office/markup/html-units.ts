import { append } from '../../../../kit/index.js';
import { segmentOf } from '../text/decoded.js';
import { type Segment, type Unit, VIEW } from '../text/unit.js';
import type { WorkbookNames } from '../xlsx/names.js';
import type { Decoded } from '../xml/entities.js';
import { formulaUnits, personOf, readAttribute } from './html-attributes.js';
import { HtmlCells } from './html-cells.js';
import { isBlock, KEEPS_BLANKS, PERSONS } from './html-places.js';
import { decodeHtml } from './html-references.js';
import { DECODED, type HtmlAttribute, HtmlScanner } from './html-scanner.js';
import { HtmlTables } from './html-tables.js';
import { type MarkupCell, type MarkupFile, type Opaque, trimmed } from './markup-file.js';
import { styleUnits } from './style-units.js';

const BOTH = VIEW.final | VIEW.original;
/** Comments cannot be nested in HTML, but comments inside of comments are searched down to this depth. */
const MAX_DEPTH = 4;
/** Elements that contain a formula, without their prefix. */
const FORMULAS = new Set(['formula', 'refersto']);
/** What has been read from the file and its comments. */
interface Found {
  readonly units: Unit[];
  readonly cells: MarkupCell[];
  readonly opaque: Opaque[];
  readonly names: WorkbookNames;
  readonly tables: HtmlTables;
  /** Nesting depth of comments. */
  readonly depth: number;
}

const partOf = (name: string): string => name.slice(name.indexOf(':') + 1);

class HtmlReader {
  readonly #scanner: HtmlScanner;
  readonly #found: Found;
  readonly #cells: HtmlCells;
  #flow: Segment[] = [];
  /** The last opened element, if nothing has been closed since. */
  #element = '';
  #keepsBlanks = 0;

  constructor(scanner: HtmlScanner, found: Found) {
    this.#scanner = scanner;
    this.#found = found;
    this.#cells = new HtmlCells(found.tables, found.cells);
  }

  read(): void {
    const scanner = this.#scanner;
    for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
      if (event === 'open') this.#open();
      else if (event === 'close') this.#close();
      else if (event === 'text') this.#text();
      else if (event === 'comment') this.#comment();
      else this.#aside();
    }
    this.#cells.closeAll();
    this.#endFlow();
  }

  #open(): void {
    const { name, attributes, start, end } = this.#scanner;
    this.#element = name;
    if (isBlock(name)) this.#block(start);
    if (name === 'br') this.#segments.push({ ...this.#break(start), start, end, element: 'keep' });
    if (name === 'table') this.#cells.openTable();
    else if (name === 'tr') this.#cells.openRow();
    else if (name === 'td' || name === 'th')
      this.#cells.openCell(attributes, (wanted) => this.#value(attributes, wanted));
    for (const attribute of attributes) this.#attribute(name, attribute);
    if (KEEPS_BLANKS.has(name)) this.#keepsBlanks++;
    if (this.#scanner.raw()) this.#raw(start);
  }

  #close(): void {
    const { name, start, attributes } = this.#scanner;
    for (const attribute of attributes) this.#attribute(name, attribute);
    this.#element = '';
    if (KEEPS_BLANKS.has(name) && this.#keepsBlanks > 0) this.#keepsBlanks--;
    if (name === 'td' || name === 'th' || name === 'tr') this.#cells.closeCell();
    if (name === 'table') this.#cells.closeTable();
    if (isBlock(name)) this.#block(start);
  }

  get #segments(): Segment[] {
    return this.#cells.segments ?? this.#flow;
  }

  #value(attributes: readonly HtmlAttribute[], wanted: string): string | undefined {
    const found = attributes.find(({ name }) => name === wanted);
    return found === undefined ? undefined : this.#scanner.source.slice(found.start, found.end);
  }

  /** Text before a block does not belong to the text inside of the block. */
  #block(at: number): void {
    const { segments } = this.#cells;
    if (segments === undefined) this.#endFlow();
    else if (segments.at(-1)?.element === undefined && segments.length > 0) segments.push(this.#break(at));
  }

  #break(at: number): Segment {
    return { start: at, end: at, text: '\n', writing: 'html', views: BOTH, element: 'keep' };
  }

  #endFlow(): void {
    const segments = trimmed(this.#flow);
    this.#flow = [];
    if (segments.length > 0) this.#found.units.push({ segments, repeated: false });
  }

  #text(): void {
    const { start, end, source } = this.#scanner;
    const decoded = decodeHtml(source.slice(start, end), { collapsed: this.#keepsBlanks === 0 });
    const segment = segmentOf(decoded, start, 0, -1, 'html');
    if (this.#element === 'x:name') this.#sheetName(decoded, start);
    else if (FORMULAS.has(partOf(this.#element)) && this.#element.includes(':'))
      append(this.#found.units, formulaUnits(decoded, start, { quoted: true, names: this.#found.names }));
    else if (PERSONS.has(partOf(this.#element))) this.#unit(trimmed([segment]), personOf(decoded.text));
    else this.#segments.push(segment);
  }

  #sheetName(decoded: Decoded, start: number): void {
    this.#found.names.take(decoded.text);
    this.#unit([segmentOf(decoded, start, 0, -1, 'sheetName')]);
  }

  #unit(segments: readonly Segment[], known: Pick<Unit, 'search' | 'type'> = {}): void {
    if (segments.some(({ text }) => /\S/.test(text))) this.#found.units.push({ segments, repeated: false, ...known });
  }

  #raw(from: number): void {
    const { name, start, end, source } = this.#scanner;
    const text = source.slice(start, end);
    if (name === 'style') append(this.#found.units, styleUnits({ text }, start));
    else if (name === 'script') {
      this.#found.opaque.push({ kind: 'scripts', cut: { start: from, end: closeOf(source, end), text: '' } });
      this.#unit([segmentOf({ text }, start, 0, -1, 'script')], { search: 'known' });
    } else this.#unit([segmentOf(DECODED.has(name) ? decodeHtml(text) : { text }, start, 0, -1, 'html')]);
  }

  /** Comments of office programs contain markup: properties of the file, names of sheets, older forms of drawings. */
  #comment(): void {
    const { source, start, end } = this.#scanner;
    const depth = this.#found.depth + 1;
    if (depth > MAX_DEPTH) this.#aside();
    else
      new HtmlReader(new HtmlScanner(source, start, end), {
        ...this.#found,
        ...{ depth, tables: new HtmlTables(), cells: [] },
      }).readAside();
  }

  /** Reads a comment. Tables in it do not count as tables of the file. */
  readAside(): void {
    this.read();
    for (const { unit } of this.#found.cells) this.#found.units.push(unit);
  }

  #aside(): void {
    const { source, start, end } = this.#scanner;
    this.#unit([segmentOf({ text: source.slice(start, end) }, start, 0, -1, 'script')], { search: 'known' });
  }

  #attribute(element: string, attribute: HtmlAttribute): void {
    const { source, attributes } = this.#scanner;
    const isContent = element === 'meta' && attribute.name === 'content';
    const meta = isContent ? (this.#value(attributes, 'name') ?? '') : '';
    const { units, value, opaque } = readAttribute(source, { element, attribute, meta }, this.#found.names);
    const { place } = this.#cells;
    if (value !== undefined && place !== undefined) this.#cells.add(place, [value]);
    else if (value !== undefined) this.#unit([value]);
    if (opaque !== undefined) this.#found.opaque.push(opaque);
    append(this.#found.units, units);
  }
}

/** Offset at which an element ends whose text ends there. */
function closeOf(source: string, from: number): number {
  const close = source.indexOf('>', from);
  return close < 0 ? source.length : close + 1;
}

/**
 * Finds the texts of an HTML file: cells of tables, text that runs over several inline elements, attributes, comments,
 * style sheets.
 */
export function readHtml(source: string, names: WorkbookNames): MarkupFile {
  const found: Found = { units: [], cells: [], opaque: [], names, tables: new HtmlTables(), depth: 0 };
  new HtmlReader(new HtmlScanner(source), found).read();
  return found;
}
