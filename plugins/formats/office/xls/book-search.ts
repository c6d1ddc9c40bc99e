import { type Edit, splice } from '../../../../core/index.js';
import { type GivenColumns, type Pauses, type SearchedSheet, searchSheetInSlices } from '../../../../kit/index.js';
import type { Cell } from './biff/cells.js';
import { continuationsOf, RECORD, VERSION } from './biff/records.js';
import { UNICODE_STRINGS } from './biff/strings.js';
import type { BookChanges } from './book-changes.js';
import { shownCell } from './cell-values.js';
import { searchDrawing } from './drawing-search.js';
import { type FixedText, textsIn, textsInFormula } from './fixed-text.js';
import { searchHeaderFooter, searchSheetNames, searchTextBox, withoutPageCodes } from './own-texts.js';
import type { PlaceSearch } from './place-search.js';
import type { Book } from './workbook.js';

/** Records of numbers, formats, fonts, styles, colours and pictures, which contain no user text. */
const NO_TEXT: ReadonlySet<number> = new Set([
  ...[
    RECORD.begin5,
    RECORD.endOfFile,
    RECORD.blanks,
    RECORD.numbers,
    RECORD.number,
    RECORD.smallNumber,
    RECORD.sharedText,
  ],
  ...[RECORD.rowOffsets, RECORD.index, RECORD.stringOffsets, RECORD.sharedStrings, RECORD.cellFormat],
  ...[RECORD.image, RECORD.drawingGroup, 0x31, 0x231, 0x93, 0x92, 0x201, 0x208, 0x7d, 0xe9, 0x896, 0x87d, 0x88d],
]);
/** Records whose text names a person who saved the file, reserved it, or wrote a note (in BIFF5, the note itself). */
const PERSONS: ReadonlySet<number> = new Set([0x5b, 0x5c]);
/**
 * Records of drawings, controls, printers and conditional formats: mostly numbers, which may look like rare characters.
 */
const BINARY: ReadonlySet<number> = new Set([RECORD.drawing, 0x5d, 0x4d, 0x1b0, 0x1b1, 0x87a, 0x87b, RECORD.continued]);
const NOTE = 0x1c;
/** Number of bytes before the text of a note: its row and column. */
const NOTE_HEAD = 4;
/** Records of formulas, and the offset of the tokens. */
const FORMULAS: ReadonlyMap<number, number> = new Map([
  [RECORD.formula, 22],
  [RECORD.array, 14],
  [RECORD.sharedFormula, 10],
]);
/**
 * Records that are mostly text: names, links and their tooltips, queries, connections, views, page headers, drawings.
 */
const TEXTS: ReadonlySet<number> = new Set([
  ...[0x18, 0x51, 0x1ad, 0x1b8, 0x1a9, 0x1ae, 0x1be, 0x800, 0x801, 0x803, 0x804, 0x805, 0x876, 0x89c, 0x894],
]);
/** Headers and footers of first and even pages. */
const PAGE_FOOTERS = 0x89c;
/** Minimum length of an uncertain text in bytes: shorter ones may be something else. */
const MIN_WIDE = 16;
const MIN_NARROW = 12;
/** Records of styles, whose names may contain names of persons. */
const STYLES: ReadonlySet<number> = new Set([0x293, 0x892]);
/** Records of number formats, which may contain text. */
const FORMATS: ReadonlySet<number> = new Set([RECORD.format5, RECORD.format8]);
const LITERAL = /"([^"]{3,255})"/g;
/** Record with the class of the program that displays an embedded object: `Word.Document.8`. */
const OBJECT = 0x5d;
const PROGRAM = /^[A-Za-z][A-Za-z0-9]{0,40}(?:\.[A-Za-z][A-Za-z0-9]{0,40}){1,2}\.\d{1,3}$/;

/** Searches a whole workbook, and registers how each place is written when a term is replaced. */
export class BookSearch {
  /** Sheets that have cells. */
  readonly sheets: SearchedSheet[] = [];
  readonly #book: Book;
  readonly #changes: BookChanges;
  readonly #search: PlaceSearch;
  readonly #hasMacros: boolean;
  readonly #pauses: Pauses;
  /** Findings in cells without a formula, in lower case. */
  readonly #inputs = new Set<string>();
  readonly #handled = new Set<number>();

  /** @param hasMacros true if the file keeps macros, whose modules have the code names of the sheets. */
  constructor(book: Book, changes: BookChanges, search: PlaceSearch, hasMacros: boolean, pauses: Pauses) {
    this.#pauses = pauses;
    this.#book = book;
    this.#hasMacros = hasMacros;
    this.#changes = changes;
    this.#search = search;
  }

  async run(given: GivenColumns): Promise<void> {
    await this.#cells(given);
    await this.#unusedStrings();
    const target = { book: this.#book, changes: this.#changes, search: this.#search };
    searchSheetNames(target);
    this.#book.records.forEach(({ type }, index) => {
      if (this.#book.version === VERSION.biff8 && type === RECORD.textBox) this.#mark(searchTextBox(target, index));
      else if (type === RECORD.header || type === RECORD.footer) searchHeaderFooter(target, index);
    });
    await this.#rest();
  }

  #mark(indexes: readonly number[]): void {
    for (const index of indexes) this.#handled.add(index);
  }

  async #cells(given: GivenColumns): Promise<void> {
    const bySheet = new Map<number, Cell[]>();
    for (const cell of this.#book.cells) {
      const known = bySheet.get(cell.sheet);
      if (known === undefined) bySheet.set(cell.sheet, [cell]);
      else known.push(cell);
    }
    for (const cells of bySheet.values()) {
      const shown = cells.map((cell) => shownCell(this.#book, cell));
      const sheet = await searchSheetInSlices(shown, this.#search.session, given, this.#pauses);
      this.sheets.push(sheet);
      cells.forEach((cell, i) => {
        const { text = '', plain = false } = shown[i] ?? {};
        const findings = sheet.findings[i] ?? [];
        if (text === '' || (plain && findings.length === 0)) return;
        const isInput = cell.content.is !== 'result' && cell.content.is !== 'numeric result';
        if (isInput) for (const { start, end } of findings) this.#inputs.add(text.slice(start, end).toLowerCase());
        this.#search.add(
          { text, write: (edits) => this.#changes.cell(cell, text, edits, this.#isPutTogether(text, edits)) },
          findings,
        );
      });
    }
  }

  /** True if the result of a formula contains a term that is in no cell: then the formula assembles it from pieces. */
  #isPutTogether(text: string, edits: readonly Edit[]): boolean {
    return edits.some(({ start, end }) => !this.#inputs.has(text.slice(start, end).toLowerCase()));
  }

  async #unusedStrings(): Promise<void> {
    const used = new Set(this.#book.cells.map(({ content }) => (content.is === 'shared' ? content.string : -1)));
    for (const [string, { text }] of this.#book.shared.entries()) {
      if (used.has(string) || text === '') continue;
      this.#search.find({ text, write: (edits) => this.#changes.unused(string, splice(text, edits), edits) });
      if (this.#pauses.due) await this.#pauses.take();
    }
  }

  /** All other records; their texts keep their length. */
  async #rest(): Promise<void> {
    const { records, version, codec } = this.#book;
    let owner = 0;
    const cellTexts = new Set(
      this.#book.cells.filter(({ content }) => content.is !== 'shared').map(({ record }) => record),
    );
    for (const [index, { type }] of records.entries()) {
      if (this.#pauses.due) await this.#pauses.take();
      if (type !== RECORD.continued) owner = type;
      const isText = type === RECORD.label || type === RECORD.rich || type === RECORD.result;
      if (NO_TEXT.has(owner) || this.#handled.has(index) || (isText && cellTexts.has(index))) continue;
      if ([RECORD.sheet, RECORD.header, RECORD.footer].some((one) => one === type)) continue;
      if (type === RECORD.codeName) {
        this.#codeName(index);
        continue;
      }
      if (type === RECORD.drawing) {
        const end = continuationsOf(records, index);
        this.#mark(Array.from({ length: end - index }, (_, i) => index + i));
        searchDrawing(this.#changes.region(index, end), { codec, changes: this.#changes, search: this.#search });
        continue;
      }
      const named = PERSONS.has(type) || (type === NOTE && version === VERSION.biff8);
      const region = this.#changes.region(index);
      const places = FORMULAS.has(type)
        ? textsInFormula(region, codec, FORMULAS.get(type) ?? 0)
        : textsIn(region, codec, { from: type === NOTE ? NOTE_HEAD : 0, anyScript: !BINARY.has(type) });
      for (const place of places) {
        if (type === OBJECT && PROGRAM.test(place.text)) continue;
        if (type === PAGE_FOOTERS) this.#search.find({ ...place, text: withoutPageCodes(place.text) });
        else if (FORMATS.has(type)) this.#format(place);
        else if (STYLES.has(type)) this.#search.addSkeleton(place);
        else if (named) this.#search.findPerson(place);
        else if (place.hasLength || TEXTS.has(type)) this.#search.find(place);
        else
          this.#search.addUncertain(place, place.size >= (place.isWide ? MIN_WIDE : MIN_NARROW) && !BINARY.has(type));
      }
    }
  }

  /** A number format; its signs stay. */
  #format(place: FixedText): void {
    for (const { index, 1: text = '' } of place.text.matchAll(LITERAL)) {
      const at = index + 1;
      const write: FixedText['write'] = (edits) =>
        place.write(edits.map((edit) => ({ ...edit, start: edit.start + at, end: edit.end + at })));
      this.#search.find({ text, write }, { charged: false });
    }
  }

  /** Without macros, nothing needs the code name of a sheet. */
  #codeName(index: number): void {
    const { records, coder } = this.#book;
    const data = records[index]?.data ?? Buffer.alloc(0);
    // Some programs write it in the form of BIFF8 into BIFF5, too.
    const read = [coder, UNICODE_STRINGS].map((one) => one.read(data, 0, 2)).find((one) => one?.end === data.length);
    const text = (read ?? coder.read(data, 0, 2))?.text ?? '';
    if (!this.#hasMacros) this.#search.addUncertain({ text, write: () => this.#changes.replaceOne(index, []) }, true);
  }
}
