import type { EntityType } from '../../../../core/index.js';
import { append } from '../../../../kit/index.js';
import { isOwnSchema, isVml, type Part } from '../parts/parts.js';
import { typed, typeOfAttribute, typeOfText } from '../text/authors.js';
import { isOfCalendar, TEXT_CACHES } from '../text/chart-caches.js';
import { readCellText, segmentOf } from '../text/decoded.js';
import { dayUnit, editingDateUnits, isEditingDate } from '../text/editing-dates.js';
import { formatUnits } from '../text/format-texts.js';
import { headerFooterUnits } from '../text/header-footer.js';
import { isPackedAttribute, isPackedElement, isPackedText, packedUnits } from '../text/packed.js';
import { isReadable } from '../text/places.js';
import {
  FIELD_TITLES,
  FORMULA_ATTRIBUTES,
  FORMULA_TEXTS,
  IDENTIFIERS,
  isHeaderOrFooter,
  PIVOT_CAPTIONS,
  SHEET_NAMES,
} from '../text/sheet-places.js';
import { isMadeUp, isOwnWords, isStandardNamespace, isStructuralText, mayHoldWords } from '../text/structure.js';
import { type Segment, type Unit, VIEW, type Writing } from '../text/unit.js';
import type { XmlAttribute } from '../xml/attributes.js';
import { type Decoded, decodeReferences } from '../xml/entities.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import { formulaReferences, formulaUnits, type SheetNames } from './formula.js';
import { MAY_BE_TERM, MAY_REPEAT, PivotFields } from './pivot-fields.js';

/** Elements whose runs are read as one text. */
const PARAGRAPHS = new Set(['si', 'is', 'p', 'text']);
const BOTH = VIEW.final | VIEW.original;
/** More than an address: two letters in lower case, or as many digits as an identifier. */
const MAY_BE_NAME = /\p{Ll}{2}|\p{L}{4}|\d(?:\D?\d){6}/u;
const NUMBER = /^-?\d{1,400}(?:\.\d{1,400})?(?:E[+-]?\d{1,3})?$/i;

/** What the reader of a workbook's part needs in addition to the part. */
interface ReadOptions {
  /** Names of the workbook's own sheets. */
  readonly names: SheetNames;
  /** Called for each cell of a sheet; left out if the part has no cells. */
  readonly cell?: (scanner: XmlScanner, unit: (unit: Unit) => void, tag: () => void) => void;
  readonly row?: (scanner: XmlScanner) => void;
  /** Types of columns by their titles in lower case, for caches of their values. */
  readonly typeOfTitle?: (title: string) => EntityType | undefined;
  /** True if the name of a table column comes from a cell. */
  readonly isTitled?: (name: string) => boolean;
  /** Titles of the fields of a record, if the part contains the records of a pivot cache. */
  readonly recordTitles?: readonly string[] | undefined;
}

/** What is known about a unit besides its text. */
type Known = Pick<Unit, 'type' | 'header' | 'isTitle' | 'search' | 'whole' | 'repeatsCell'>;

class PartReader {
  readonly units: Unit[] = [];
  readonly #scanner: XmlScanner;
  readonly #part: Part;
  readonly #options: ReadOptions;
  readonly #paragraphs: Segment[][] = [];
  readonly #pivot: PivotFields;
  #spaceAt: number | undefined;
  #pronunciation = 0;
  /** True if the open cache of a chart contains months, some of which look like names. */
  #isOfCalendar = false;

  constructor(source: string, part: Part, options: ReadOptions) {
    this.#scanner = new XmlScanner(source, { lenient: isVml(part) });
    this.#part = part;
    this.#options = options;
    this.#pivot = new PivotFields(options.typeOfTitle ?? (() => undefined), options.recordTitles ?? []);
  }

  read(): readonly Unit[] {
    const scanner = this.#scanner;
    const { cell, row } = this.#options;
    for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
      if (event === 'open' || event === 'empty') {
        const name = localName(scanner.name);
        if (name === 'row' && row !== undefined) row(scanner);
        else if (name !== 'c' || cell === undefined) this.#tag(name, event === 'empty');
        else if (event === 'open')
          cell(
            scanner,
            (unit) => this.units.push(unit),
            () => this.#attributes(localName(scanner.name)),
          );
      } else if (event === 'close') this.#close(localName(scanner.name));
      else if (event === 'text' || event === 'cdata') this.#text(event);
      else if (event === 'comment' || !scanner.source.startsWith('xml', scanner.start)) this.#aside();
    }
    return this.units;
  }

  /** Attributes of a tag inside of a cell. */
  #attributes(name: string): void {
    const all = this.#scanner.attributes();
    for (const attribute of all) this.#attribute(name, attribute, '', all);
  }

  #around(up: number): string {
    const { path } = this.#scanner;
    return localName(path[path.length - 1 - up] ?? '');
  }

  #tag(name: string, empty: boolean): void {
    const scanner = this.#scanner;
    const attributes = scanner.end - scanner.start > scanner.name.length + 3 ? scanner.attributes() : [];
    const parent = this.#around(empty ? 0 : 1);
    this.#pivot.enter(name, parent, (wanted) => this.#value(attributes, wanted), scanner);
    for (const attribute of attributes) this.#attribute(name, attribute, parent, attributes);
    if (name === 'br' && parent === 'p') this.#lineBreak();
    if (empty) return;
    if (PARAGRAPHS.has(name)) this.#paragraphs.push([]);
    if (name === 'rPh') this.#pronunciation++;
    if (TEXT_CACHES.has(name)) this.#isOfCalendar = isOfCalendar(scanner.source, scanner.start, scanner.name);
    const isSpaced = name === 't' && this.#around(1) !== 'fld' && !scanner.name.startsWith('a:');
    const hasSpace = attributes.some((attribute) => attribute.name === 'xml:space');
    this.#spaceAt = isSpaced && !hasSpace ? scanner.start + 1 + scanner.name.length : undefined;
  }

  #lineBreak(): void {
    const { start, end } = this.#scanner;
    this.#paragraphs.at(-1)?.push({ start, end, text: '\n', writing: 'text', views: BOTH, element: 'keep' });
  }

  #close(name: string): void {
    this.#pivot.leave(name);
    if (name === 'rPh') this.#pronunciation--;
    if (PARAGRAPHS.has(name)) this.#unit(this.#paragraphs.pop() ?? []);
  }

  #unit(segments: readonly Segment[], known: Known = {}): void {
    if (segments.some(({ text }) => /\S/.test(text))) this.units.push({ segments, repeated: false, ...known });
  }

  #text(event: 'text' | 'cdata'): void {
    const { start, end, source } = this.#scanner;
    const element = this.#around(0);
    if (element === '') return;
    const raw = source.slice(start, end);
    if (event === 'text' && !/[^\s]/.test(raw)) return;
    if (isEditingDate(element)) append(this.units, editingDateUnits(raw, start));
    if (isPackedElement(element) || (event === 'text' && isPackedText(raw))) {
      append(this.units, packedUnits(raw, start, 'packed'));
      return;
    }
    if (element === 'formatCode') append(this.units, formatUnits(decodeReferences(raw), start));
    const isNumber = element === 'v' && this.#around(2) === 'numCache';
    if (isStructuralText(element, this.#around(2)) && !isNumber) return;
    const decoded = event === 'cdata' ? { text: raw } : readCellText(raw);
    if (FORMULA_TEXTS.has(element)) this.#formula(decoded, start);
    else if (isHeaderOrFooter(element)) append(this.units, headerFooterUnits(decoded, start));
    else if (element === 'v' && NUMBER.test(decoded.text)) this.#number(decoded, start, isNumber);
    else this.#words(element, decoded, event === 'cdata' ? 'cdata' : 'cellText', isNumber);
  }

  /** A number in the cache of a chart or of another workbook stays a number. */
  #number(decoded: Decoded, start: number, isInCache: boolean): void {
    const mayBeTerm = MAY_BE_TERM.test(decoded.text);
    if (!mayBeTerm && !(isInCache && MAY_REPEAT.test(decoded.text))) return;
    const segment = segmentOf(decoded, start, 0, decoded.text.length, 'pivotNumber');
    const search = mayBeTerm ? 'known' : 'cells';
    this.#unit([segment], { whole: true, ...(isInCache && { search, repeatsCell: true }) });
  }

  #words(element: string, decoded: Decoded, writing: Writing, isNumber: boolean): void {
    const { start, end } = this.#scanner;
    const spaceAt = this.#spaceAt;
    const place = { start, end, writing, views: BOTH };
    const segment = { ...place, ...decoded, ...(spaceAt !== undefined && element === 't' && { spaceAt }) };
    const paragraph = element === 't' || element === 'text' ? this.#paragraphs.at(-1) : undefined;
    if (paragraph !== undefined && this.#pronunciation === 0) paragraph.push(segment);
    else if (element !== 'v' && isMadeUp(decoded.text) && !isOwnSchema(this.#part)) return;
    else if (isNumber || this.#pronunciation > 0) this.#unit([segment], { search: 'known' });
    else if (element === 'v' && TEXT_CACHES.has(this.#around(2)))
      this.#unit([segment], { repeatsCell: true, ...(this.#isOfCalendar && { search: 'known' }) });
    else this.#unit([segment], typed(typeOfText(element), decoded.text));
  }

  #formula(decoded: Decoded, base: number): void {
    append(this.units, [...formulaUnits(decoded, base, this.#options.names), formulaReferences(decoded, base)]);
  }

  /** An attribute that refers to a range, or contains whatever a program or a person has written instead. */
  #reference(decoded: Decoded, attribute: XmlAttribute): void {
    const units = formulaUnits(decoded, attribute.start, this.#options.names);
    append(this.units, [...units, formulaReferences(decoded, attribute.start)]);
    if (units.length > 0 || !MAY_BE_NAME.test(decoded.text)) return;
    const [sheet = '', cells] = decoded.text.replace(/^#?'|'(?=!)/g, '').split('!');
    // References to the workbook's own sheets change with their names.
    if (cells === undefined || !this.#options.names.isSheet(sheet.replaceAll("''", "'")))
      this.#whole(decoded, attribute, cells === undefined ? 'identifier' : 'attribute');
  }

  #aside(): void {
    const { start, end, source } = this.#scanner;
    this.#unit([{ start, end, text: source.slice(start, end), writing: 'comment', views: BOTH }]);
  }

  #attribute(element: string, attribute: XmlAttribute, parent: string, all: readonly XmlAttribute[]): void {
    const { name, start, end } = attribute;
    const local = localName(name);
    const raw = this.#scanner.source.slice(start, end);
    if (raw === '' || (name.startsWith('xmlns') && !this.#isOwnNamespace(raw))) return;
    const day = isOwnSchema(this.#part) ? undefined : dayUnit(element, local, raw, start);
    if (day !== undefined) {
      this.units.push(day);
      return;
    }
    const place = `${element}@${local}`;
    const decoded = decodeReferences(raw);
    if (name.startsWith('xmlns')) this.#whole(decoded, attribute, 'attribute', { search: 'known' });
    else if (isPackedAttribute(element, local) || isPackedText(raw))
      append(this.units, packedUnits(raw, start, local === 'gfxdata' ? 'packedShape' : 'packed'));
    else if (local === 'formatCode') append(this.units, formatUnits(decoded, start));
    else if (element === 'Relationship') this.#link(local, decoded, attribute, all);
    // Names and addresses never begin with a digit.
    else if (FORMULA_ATTRIBUTES.has(place) && !/^\d/.test(decoded.text)) this.#reference(decoded, attribute);
    else if (SHEET_NAMES.has(place)) this.#whole(decoded, attribute, 'sheetName');
    else if (IDENTIFIERS.has(place)) this.#identifier(decoded, attribute);
    else if (place === 'tableColumn@name') this.#columnName(decoded, attribute);
    else this.#plain(element, parent, attribute, decoded);
  }

  /** The map of a schema repeats its namespace in several attributes, which must all agree. */
  #isOwnNamespace(value: string): boolean {
    return isOwnSchema(this.#part) && !isStandardNamespace(value);
  }

  #plain(element: string, parent: string, attribute: XmlAttribute, decoded: Decoded): void {
    const local = localName(attribute.name);
    const pivot = this.#pivot.item(`${element}@${local}`, decoded.text);
    const isOwn = isOwnSchema(this.#part) && isOwnWords(attribute.name);
    if (pivot === 'none') return;
    if (pivot !== undefined) this.#whole(decoded, attribute, pivot.writing, pivot.known);
    else if (isReadable(element, local, parent) || isOwn) {
      const caption = PIVOT_CAPTIONS.has(`${element}@${local}`) && { repeatsCell: true };
      this.#whole(decoded, attribute, 'attribute', {
        ...typed(typeOfAttribute(element, local), decoded.text),
        ...(FIELD_TITLES.has(`${element}@${local}`) && { isTitle: true }),
        ...caption,
      });
    } else if (mayHoldWords(attribute.name, decoded.text))
      this.#whole(decoded, attribute, 'attribute', { search: 'spelled' });
  }

  /** The title of a table column. If it comes from a cell it is searched there, otherwise here. */
  #columnName(decoded: Decoded, attribute: XmlAttribute): void {
    if (this.#options.isTitled?.(decoded.text) !== true) this.#whole(decoded, attribute, 'columnName');
  }

  #whole(decoded: Decoded, at: XmlAttribute, writing: Writing, known: Known = {}): void {
    this.#unit([segmentOf(decoded, at.start, 0, decoded.text.length, writing)], known);
  }

  /** `_xlnm.Print_Area` and similar names are defined by Excel. */
  #identifier(decoded: Decoded, attribute: XmlAttribute): void {
    if (!decoded.text.startsWith('_xlnm.')) this.#whole(decoded, attribute, 'identifier');
  }

  #link(local: string, decoded: Decoded, attribute: XmlAttribute, all: readonly XmlAttribute[]): void {
    if (local !== 'Target') return;
    if (decoded.text.startsWith('#')) this.#formula(decoded, attribute.start);
    else if (this.#value(all, 'TargetMode') === 'External') this.#whole(decoded, attribute, 'uri');
  }

  #value(attributes: readonly XmlAttribute[], wanted: string): string | undefined {
    const found = attributes.find(({ name }) => localName(name) === wanted);
    return found === undefined ? undefined : decodeReferences(this.#scanner.source.slice(found.start, found.end)).text;
  }
}

/**
 * Finds the readable texts of a part of a workbook: strings across their runs, formulas, headers, names, attributes,
 * links, comments.
 */
export const readSheetUnits = (source: string, part: Part, options: ReadOptions): readonly Unit[] =>
  new PartReader(source, part, options).read();
