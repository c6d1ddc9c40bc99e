import type { FileSession } from '../../../../core/index.js';
import { append } from '../../../../kit/index.js';
import { isOwnSchema, type Part } from '../parts/parts.js';
import type { XmlAttribute } from '../xml/attributes.js';
import { decodeReferences } from '../xml/entities.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import { typed, typeOfAttribute, typeOfText } from './authors.js';
import { isOfCalendar, TEXT_CACHES } from './chart-caches.js';
import { dayUnit, editingDateUnits, isEditingDate } from './editing-dates.js';
import { formatUnits } from './format-texts.js';
import { headerFooterUnits } from './header-footer.js';
import { isPackedAttribute, isPackedElement, isPackedText, packedUnits } from './packed.js';
import { isBookmark, isFrameName, isReadable } from './places.js';
import { isHeaderOrFooter } from './sheet-places.js';
import { isMadeUp, isOwnWords, isStructuralText, mayHoldWords } from './structure.js';
import { Tables } from './tables.js';
import { type Segment, type Unit, VIEW, type Writing } from './unit.js';

/** The kind of part that is read. */
interface PartKind {
  /** True for data of a customer's own schema: any attribute may be written by a person. */
  readonly ownSchema: boolean;
}

const BOTH = VIEW.final | VIEW.original;

/** Elements of a run that are read as characters. */
const CHARACTERS: ReadonlyMap<string, { text: string; stays: boolean }> = new Map([
  ['tab', { text: '\t', stays: false }],
  ['ptab', { text: '\t', stays: false }],
  ['br', { text: '\n', stays: true }],
  ['cr', { text: '\n', stays: true }],
  ['noBreakHyphen', { text: '-', stays: false }],
  // A soft hyphen is displayed only at the end of a line, so it does not separate words.
  ['softHyphen', { text: '', stays: false }],
]);
/** A phonetic guide is inside of the paragraph that it belongs to. */
const isParagraph = (element: string): boolean => element === 'p' || element === 'rt';
const FIELD_TEXT = new Set(['instrText', 'delInstrText']);
const DELETED = new Set(['del', 'moveFrom']);
const INSERTED = new Set(['ins', 'moveTo']);
/** Elements that describe what a content control contains. */
const LABELS = new Set(['alias', 'tag']);
/** Elements that may have `xml:space` according to the standard. */
const SPACED = new Set(['w:t', 'w:delText', 'w:instrText', 'w:delInstrText', 'm:t']);

class UnitReader {
  readonly units: Unit[] = [];
  readonly #scanner: XmlScanner;
  readonly #kind: PartKind;
  /** Segments of the open paragraphs; paragraphs of text boxes are inside of others. */
  readonly #paragraphs: Segment[][] = [];
  readonly #tables: Tables;
  #deleted = 0;
  #inserted = 0;
  #fallback = 0;
  /** True if the open cache of a chart contains months, some of which look like names. */
  #isOfCalendar = false;
  #spaceAt: number | undefined;

  constructor(source: string, kind: PartKind, session: Pick<FileSession, 'find'>) {
    this.#scanner = new XmlScanner(source);
    this.#kind = kind;
    this.#tables = new Tables(session);
  }

  read(): readonly Unit[] {
    const scanner = this.#scanner;
    for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
      if (event === 'open' || event === 'empty') this.#tag(event === 'empty');
      else if (event === 'close') this.#close(localName(scanner.name));
      else if (event === 'text' || event === 'cdata') this.#text(event);
      else if (event === 'comment' || !scanner.source.startsWith('xml', scanner.start)) this.#aside();
    }
    return this.units;
  }

  /** The element around the current one, `up` levels above it; `''` outside of the root. */
  #around(up: number): string {
    const { path } = this.#scanner;
    return localName(path[path.length - 1 - up] ?? '');
  }

  #tag(empty: boolean): void {
    const scanner = this.#scanner;
    const name = localName(scanner.name);
    const parent = this.#around(empty ? 0 : 1);
    const attributes = scanner.end - scanner.start > scanner.name.length + 3 ? scanner.attributes() : [];
    for (const attribute of attributes) this.#attribute(name, attribute, parent, attributes);
    this.#character(name, parent, empty);
    if (name === 'gridSpan') this.#tables.span(this.#number(attributes, 'val'));
    if (empty) return;
    this.#tables.enter(name);
    if (isParagraph(name)) this.#paragraphs.push([]);
    this.#count(name, 1);
    if (TEXT_CACHES.has(name)) this.#isOfCalendar = isOfCalendar(scanner.source, scanner.start, scanner.name);
    const hasSpace = attributes.some((attribute) => attribute.name === 'xml:space');
    this.#spaceAt = SPACED.has(scanner.name) && !hasSpace ? scanner.start + 1 + scanner.name.length : undefined;
  }

  #close(name: string): void {
    this.#count(name, -1);
    for (const { index, known } of this.#tables.leave(name)) {
      const unit = this.units[index];
      if (unit !== undefined) this.units[index] = { ...unit, ...known };
    }
    if (!isParagraph(name)) return;
    const segments = this.#paragraphs.pop() ?? [];
    this.#unit(segments);
    if (name === 'p') this.#tables.add(segments.map(({ text }) => text).join(''), this.units.length - 1);
  }

  #count(name: string, step: number): void {
    if (DELETED.has(name)) this.#deleted += step;
    else if (INSERTED.has(name)) this.#inserted += step;
    else if (name === 'Fallback') this.#fallback += step;
  }

  #unit(segments: readonly Segment[], known: Pick<Unit, 'type' | 'search' | 'isTitle'> = {}): void {
    if (!segments.some(({ text }) => /\S/.test(text))) return;
    this.units.push({ segments, repeated: this.#fallback > 0, ...known });
  }

  #character(name: string, parent: string, empty: boolean): void {
    const character = parent === 'r' || parent === 'p' ? CHARACTERS.get(name) : undefined;
    const { start, end } = this.#scanner;
    if (character === undefined) return;
    const element = empty && !character.stays ? 'drop' : 'keep';
    this.#paragraphs.at(-1)?.push({ start, end, text: character.text, writing: 'text', views: this.#views(), element });
  }

  #views(): number {
    const views = (this.#deleted > 0 ? 0 : VIEW.final) | (this.#inserted > 0 ? 0 : VIEW.original);
    // Inserted and then deleted: not visible, but still in the file.
    return views === 0 ? VIEW.original : views;
  }

  #text(event: 'text' | 'cdata'): void {
    const { start, end, source } = this.#scanner;
    const element = this.#around(0);
    if (isEditingDate(element)) append(this.units, editingDateUnits(source.slice(start, end), start));
    if (element === 'formatCode') append(this.units, formatUnits(decodeReferences(source.slice(start, end)), start));
    if (element === '' || isStructuralText(element, this.#around(2))) return;
    if (isPackedElement(element) || isPackedText(source.slice(start, end))) {
      append(this.units, packedUnits(source.slice(start, end), start, 'packed'));
      return;
    }
    const decoded = event === 'cdata' ? { text: source.slice(start, end) } : decodeReferences(source.slice(start, end));
    if (isHeaderOrFooter(element)) {
      append(this.units, headerFooterUnits(decoded, start));
      return;
    }
    const paragraph =
      element === 't' || element === 'delText' || FIELD_TEXT.has(element) ? this.#paragraphs.at(-1) : undefined;
    const isField = FIELD_TEXT.has(element);
    const writing: Writing = event === 'cdata' ? 'cdata' : isField ? 'field' : 'text';
    const views = isField
      ? VIEW.fields
      : element === 'delText'
        ? VIEW.original
        : paragraph === undefined
          ? BOTH
          : this.#views();
    const spaceAt = this.#spaceAt;
    const segment = { start, end, ...decoded, writing, views, ...(spaceAt !== undefined && { spaceAt }) };
    if (paragraph !== undefined) paragraph.push(segment);
    else if (isMadeUp(decoded.text) && !this.#kind.ownSchema) return;
    else if (this.#isOfCalendar && TEXT_CACHES.has(this.#around(2))) this.#unit([segment], { search: 'known' });
    else this.#unit([segment], typed(typeOfText(element), decoded.text));
  }

  #aside(): void {
    const { start, end, source } = this.#scanner;
    this.#unit([{ start, end, text: source.slice(start, end), writing: 'comment', views: BOTH }]);
  }

  #attribute(element: string, attribute: XmlAttribute, parent: string, all: readonly XmlAttribute[]): void {
    const { name, start, end } = attribute;
    const local = localName(name);
    const raw = this.#scanner.source.slice(start, end);
    const day = this.#kind.ownSchema ? undefined : dayUnit(element, local, raw, start);
    if (day !== undefined) {
      this.units.push(day);
      return;
    }
    if (isPackedAttribute(element, local) || isPackedText(raw)) {
      append(this.units, packedUnits(raw, start, local === 'gfxdata' ? 'packedShape' : 'packed'));
      return;
    }
    if (local === 'formatCode') append(this.units, formatUnits(decodeReferences(raw), start));
    const isLink = element === 'Relationship' && local === 'Target' && this.#isExternal(all);
    const isOwn = this.#kind.ownSchema && isOwnWords(name);
    const decoded = decodeReferences(raw);
    const isUnknown = !isLink && !isOwn && !isReadable(element, local, parent);
    if (isUnknown && !mayHoldWords(name, decoded.text)) return;
    if (isMadeUp(decoded.text)) return;
    const writing = isLink ? 'uri' : writingOf(element, local, parent);
    const segment = { start, end, ...decoded, writing, views: BOTH } as const;
    this.#unit([segment], isUnknown ? { search: 'spelled' } : this.#known(element, local, decoded.text));
  }

  #known(element: string, attribute: string, text: string): Pick<Unit, 'type' | 'search' | 'isTitle'> {
    if (isFrameName(attribute, text)) return { search: 'known' };
    const isLabel = LABELS.has(element) && this.#tables.isTitle(text);
    return isLabel ? { isTitle: true } : typed(typeOfAttribute(element, attribute), text);
  }

  #number(attributes: readonly XmlAttribute[], wanted: string): number {
    const found = attributes.find(({ name }) => localName(name) === wanted);
    return found === undefined ? Number.NaN : Number(this.#scanner.source.slice(found.start, found.end));
  }

  #isExternal(attributes: readonly XmlAttribute[]): boolean {
    const { source } = this.#scanner;
    return attributes.some(({ name, start, end }) => name === 'TargetMode' && source.slice(start, end) === 'External');
  }
}

function writingOf(element: string, attribute: string, parent: string): Writing {
  if (isBookmark(element, attribute, parent)) return 'bookmark';
  return element === 'fldSimple' && attribute === 'instr' ? 'fieldAttribute' : 'attribute';
}

/**
 * Finds the readable texts of an XML part: paragraphs across their runs, single elements, attributes, links, comments.
 * @param session examines the values of tables without titles
 */
export const readUnits = (source: string, part: Part, session: Pick<FileSession, 'find'>): readonly Unit[] =>
  new UnitReader(source, { ownSchema: isOwnSchema(part) }, session).read();
