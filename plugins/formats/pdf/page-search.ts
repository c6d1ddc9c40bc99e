import { DeidError, type Edit, type FileSession } from '../../../core/index.js';
import type { Changes } from './changes.js';
import type { Content, ContentProblem, PageContent } from './content/index.js';
import type { InnerPictures, InnerText } from './ocr/inner-pictures.js';
import type { PagePictures, PageReading } from './ocr/pictures.js';
import type { PdfOptions } from './options.js';
import type { PageEdits } from './page-edits.js';
import { type PageKind, pageReading } from './page-kind.js';
import { pageNumberIn } from './page-number.js';
import type { PdfiumDocument } from './pdfium/document.js';
import { pageText } from './pdfium/text.js';
import { isToolName } from './scrub/ignored.js';
import type { DocumentSearch } from './search.js';
import { holdsWords, newLines } from './second-reading.js';
import type { SeenEdits } from './seen-edits.js';
import { TableFindings } from './tables/table-findings.js';

/** Content outside of pages has no picture. */
const OUTSIDE = { kind: 'text', unreadPictures: false, editable: false } as const;

/** What the search of pages needs. */
export interface PageSearchParts {
  readonly content: Content;
  readonly document: PdfiumDocument;
  readonly options: PdfOptions;
  readonly search: DocumentSearch;
  readonly session: FileSession;
  readonly edits: PageEdits;
  readonly seen: SeenEdits;
  readonly pictures: PagePictures;
  /** Undefined if pictures are not read. */
  readonly inner: InnerPictures | undefined;
}

/** Searches pages in all ways in which they can be read, and registers the necessary changes. */
export class PageSearch {
  readonly #parts: PageSearchParts;
  readonly #changes: Changes;

  constructor(parts: PageSearchParts, changes: Changes) {
    this.#parts = parts;
    this.#changes = changes;
  }

  /** Searches one page, or content outside of pages. */
  async read(page: PageContent): Promise<void> {
    const { index } = page;
    const { kind, unreadPictures, editable } =
      index === undefined ? OUTSIDE : pageReading(page, index, this.#parts.document);
    if (kind === 'text') await this.#innerPictures(page, unreadPictures);
    if (editable && index !== undefined) this.#changes.editable.add(index);
    const elsewhere = index === undefined || (kind !== 'text' && !editable) ? [] : this.#learn(index, page, kind);
    const take = this.#parts.edits.of(page);
    const tables = TableFindings.of(this.#parts.session, page);
    const units = page.units.map((unit, order) => ({ unit, order }));
    for (const { unit, order } of units.sort((a, b) => Number(b.unit.joined ?? 0) - Number(a.unit.joined ?? 0))) {
      this.#parts.search.add({
        text: unit.text,
        charged: !unit.isRepeated,
        searched: true,
        ...(tables && { find: () => tables.in(unit, !unit.isRepeated) }),
        also: elsewhere,
        ...(index === undefined
          ? { appearance: true as const }
          : { page: index, ignores: pageNumberIn(unit.text, index, this.#parts.document.pageCount) }),
        occurrences: (terms) => this.#parts.content.occurrences(unit, terms),
        apply: (edits) => {
          take(order, edits);
          this.#changes.note(index, kind);
        },
      });
    }
    this.#loose(page);
    if (index === undefined) this.#unplaced(page.problems);
    else if (kind !== 'text') await this.#picture(index, kind);
  }

  /** Content that draws nothing is removed with any change, so only the presence of a term matters. */
  #loose({ index, loose }: PageContent): void {
    const text = loose.join('\n');
    const apply = (): void => this.#changes.note(index, 'text');
    if (/[\p{L}\p{N}]/u.test(text))
      this.#parts.search.add({ text, charged: false, searched: true, ignores: isToolName(text), apply });
  }

  /** Pictures on a page of text are read as far as time allows. */
  async #innerPictures(page: PageContent, hasPictures: boolean): Promise<void> {
    const isRead = await this.#parts.inner?.read(page, this.#noteInner(page.index));
    if (hasPictures && isRead !== true) this.#changes.report.unreadPictures = true;
  }

  /** A separate method, because a closure created beside a variable with a page would keep that page in memory. */
  #noteInner(index: number | undefined): (text: InnerText) => void {
    return ({ text, apply }) => {
      this.#changes.report.innerPictures = true;
      const change = (edits: readonly Edit[]): void => {
        apply(edits);
        this.#changes.note(index, 'text');
      };
      this.#parts.search.add({ text, charged: true, searched: true, apply: change });
    };
  }

  /**
   * A second reader joins words differently. What it finds is changed where it sees it, and searched in the text of the
   * first reader.
   */
  #learn(index: number, { units }: PageContent, kind: PageKind): readonly string[] {
    const known = units.map(({ text }) => text);
    const halves = units.flatMap((unit) => unit.halves ?? []).join(' ');
    const lines = newLines(pageText(this.#parts.document, index) ?? '', [...known, halves]);
    if (lines.text === '') return [];
    const apply = (edits: readonly Edit[]): void => {
      this.#parts.seen.note(index, lines, edits);
      this.#changes.note(index, kind);
    };
    const given = { charged: false, searched: true, reread: { page: index } } as const;
    const ignores = pageNumberIn(lines.text, index, this.#parts.document.pageCount);
    const found = this.#parts.search.add({ text: lines.text, ...given, ignores, apply });
    const terms = found.filter((term) => !holdsWords(known, term));
    if (terms.length > 0) this.#changes.unconfirmed = true;
    return terms;
  }

  /** Content without a known position on a page cannot be verified as searched. */
  #unplaced(problems: readonly ContentProblem[]): void {
    if (problems.some(({ kind }) => kind !== 'no-face' && kind !== 'unmapped')) this.#changes.report.unplaced = true;
  }

  /** Reads a page as a picture. */
  async #picture(index: number, kind: PageKind): Promise<void> {
    const { pictures } = this.#parts;
    const characters = pictures.characters(index);
    this.#addReading(index, kind, characters, false);
    if (kind === 'layered' && (await pictures.isTrue(index, characters))) {
      const outside = await pictures.wordsOutside(index, characters);
      if (outside === undefined) return;
      this.#addReading(index, kind, outside, true);
      this.#changes.report.recognisedPages.add(index);
      return;
    }
    const words = await pictures.words(index);
    if (words !== undefined) {
      this.#addReading(index, kind, words, true);
      this.#changes.report.recognisedPages.add(index);
    } else if (this.#parts.options.unreadable === 'fail') throw new DeidError('no_text_layer', [index + 1]);
    else this.#changes.report.unreadPages.add(index);
  }

  #addReading(index: number, kind: PageKind, reading: PageReading, charged: boolean): void {
    const { text } = reading.content;
    const apply = (edits: readonly Edit[]): void => {
      reading.edits = edits;
      this.#changes.note(index, kind);
    };
    if (/\S/.test(text)) this.#parts.search.add({ text, charged, searched: true, page: index, apply });
  }
}
