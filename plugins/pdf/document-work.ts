import { DeidError, type Edit, type FileJob, type FileReport, splice } from '../../core/index.js';
import { hasAnnotationPictures } from './annotation-pictures.js';
import { type Content, type ContentProblem, openContent, type PageContent } from './content/index.js';
import { EditedPlaces } from './edited-places.js';
import { checkedBytes, toPicture } from './finished-document.js';
import type { OpenedPdf } from './objects/open.js';
import { InnerPictures } from './ocr/inner-pictures.js';
import { PagePictures, type PageReading } from './ocr/pictures.js';
import { PictureReader } from './ocr/reader.js';
import type { PdfOptions } from './options.js';
import { PageEdits } from './page-edits.js';
import { type PageKind, pageReading } from './page-kind.js';
import { PdfiumDocument } from './pdfium/document.js';
import type { Pdfium } from './pdfium/instance.js';
import { pageText } from './pdfium/text.js';
import { Report } from './report.js';
import { Destinations } from './scrub/destinations.js';
import type { Place } from './scrub/place.js';
import { readPlaces } from './scrub/read-places.js';
import { hasAttachments, removeHidden } from './scrub/remove.js';
import { DocumentSearch } from './search.js';
import { holdsWords, newLines } from './second-reading.js';
import { SeenEdits } from './seen-edits.js';
import { type Check, checkPages } from './verify/verify.js';

/** Largest unpacked stream of content, in bytes: above it, reading takes longer than anybody waits. */
const CONTENT_BYTES = 64 * 1024 * 1024;

/** Content that stands on no page has no picture. */
const OUTSIDE = { kind: 'text', unreadPictures: false, editable: false } as const;

/** What work on a document needs. */
export interface WorkParts {
  readonly job: FileJob;
  readonly options: PdfOptions;
  readonly opened: OpenedPdf;
  readonly pdfium: Pdfium;
}

/** One document on its way: read as a whole, changed, checked. */
export class DocumentWork {
  readonly #parts: WorkParts;
  readonly #content: Content;
  readonly #document: PdfiumDocument;
  readonly #reader: PictureReader | undefined;
  readonly #pictures: PagePictures;
  readonly #inner: InnerPictures | undefined;
  readonly #destinations: Destinations;
  readonly #search: DocumentSearch;
  readonly #edits: PageEdits;
  readonly #seen: SeenEdits;
  readonly #renamed = new Map<string, string>();
  /** Pages that become pictures of themselves. */
  readonly #pictured = new Set<number>();
  /** Those that need not if all terms on them stood in content that was edited. */
  readonly #editable = new Set<number>();
  readonly #places = new EditedPlaces();
  readonly #report = new Report();
  #changed = false;
  /** Another reader found terms that the content does not show, so that the check must say whether they are there. */
  #doubtful = false;

  private constructor(parts: WorkParts, content: Content) {
    const { opened, pdfium, options, job } = parts;
    this.#parts = parts;
    this.#content = content;
    this.#document = new PdfiumDocument(pdfium, opened.bytes);
    this.#reader = options.ocr ? new PictureReader() : undefined;
    this.#pictures = new PagePictures(this.#document, this.#reader);
    this.#inner = this.#reader && new InnerPictures(opened.objects, opened.pages, pdfium, this.#reader);
    this.#destinations = new Destinations(opened.objects);
    this.#search = new DocumentSearch(job.session);
    this.#edits = new PageEdits(content, options.gap, this.#places);
    this.#seen = new SeenEdits(content, this.#document, options.gap, this.#places);
  }

  static async open(parts: WorkParts): Promise<DocumentWork> {
    const { opened, job } = parts;
    const { signal } = job;
    const streamBytes = Math.min(CONTENT_BYTES, job.limits.partBytes);
    const content = await openContent(opened.objects.pdf, opened.bytes, { streamBytes, ...(signal && { signal }) });
    return new DocumentWork(parts, content);
  }

  /** Looks for terms in pages and in what is hidden, and notes what is to be changed. */
  async read(): Promise<void> {
    const { opened, job } = this.#parts;
    for await (const page of this.#content.pages()) {
      job.signal?.throwIfAborted();
      await this.#page(page);
    }
    this.#report.pages = opened.pages.length;
    for (const place of readPlaces(opened.objects, this.#destinations)) this.#place(place);
    this.#search.finish();
  }

  async #page(page: PageContent): Promise<void> {
    const { index } = page;
    const { kind, unreadPictures, editable } = index === undefined ? OUTSIDE : pageReading(page, index, this.#document);
    if (kind === 'text') await this.#innerPictures(page, unreadPictures);
    if (editable && index !== undefined) this.#editable.add(index);
    const elsewhere = index === undefined || (kind !== 'text' && !editable) ? [] : this.#learn(index, page, kind);
    const take = this.#edits.of(page);
    const units = page.units.map((unit, order) => ({ unit, order }));
    for (const { unit, order } of units.sort((a, b) => Number(b.unit.joined ?? 0) - Number(a.unit.joined ?? 0))) {
      this.#search.add({
        text: unit.text,
        charged: !unit.again,
        searched: true,
        also: elsewhere,
        ...(index !== undefined && { page: index }),
        occurrences: (terms) => this.#content.occurrences(unit, terms),
        apply: (edits) => {
          take(order, edits);
          this.#change(index, kind);
        },
      });
    }
    if (index === undefined) this.#unplaced(page.problems);
    else if (kind !== 'text') await this.#picture(index, kind);
  }

  /** Pictures on a page of text are read where there is time for it. */
  async #innerPictures(page: PageContent, hasPictures: boolean): Promise<void> {
    const isRead = await this.#inner?.read(page, ({ text, apply }) => {
      this.#report.innerPictures = true;
      const change = (edits: readonly Edit[]): void => {
        apply(edits);
        this.#change(page.index, 'text');
      };
      this.#search.add({ text, charged: true, searched: true, apply: change });
    });
    if (hasPictures && isRead !== true) this.#report.unreadPictures = true;
  }

  /**
   * A second reader puts words together differently: what it finds is changed where it sees it, and looked for in the text of
   * the first.
   */
  #learn(index: number, { units }: PageContent, kind: PageKind): readonly string[] {
    const known = units.map(({ text }) => text);
    const lines = newLines(pageText(this.#document, index) ?? '', known);
    if (lines.text === '') return [];
    const apply = (edits: readonly Edit[]): void => {
      this.#seen.note(index, lines, edits);
      this.#change(index, kind);
    };
    const found = this.#search.add({ text: lines.text, charged: false, searched: true, reread: true, apply });
    const terms = found.filter((term) => !holdsWords(known, term));
    if (terms.length > 0) this.#doubtful = true;
    return terms;
  }

  #change(page: number | undefined, kind: PageKind): void {
    this.#changed = true;
    if (page === undefined) return;
    this.#report.changedPages.add(page);
    if (kind !== 'text') this.#pictured.add(page);
  }

  /** Content whose place on a page is not known cannot be seen, so nobody can say that it was read. */
  #unplaced(problems: readonly ContentProblem[]): void {
    if (problems.some(({ kind }) => kind !== 'no-face' && kind !== 'unmapped')) this.#report.unplaced = true;
  }

  /** Reads a page as it is seen. */
  async #picture(index: number, kind: PageKind): Promise<void> {
    this.#addReading(index, kind, this.#pictures.characters(index), false);
    if (kind === 'layered') return;
    const words = await this.#pictures.words(index);
    if (words !== undefined) {
      this.#addReading(index, kind, words, true);
      this.#report.recognisedPages.add(index);
    } else if (this.#parts.options.unreadable === 'fail') throw new DeidError('no_text_layer', [index + 1]);
    else this.#report.unreadPages.add(index);
  }

  #addReading(index: number, kind: PageKind, reading: PageReading, charged: boolean): void {
    const { text } = reading.content;
    const apply = (edits: readonly Edit[]): void => {
      reading.edits = edits;
      this.#change(index, kind);
    };
    if (/\S/.test(text)) this.#search.add({ text, charged, searched: true, page: index, apply });
  }

  /** Terms that another reader sees, but whose glyphs were not found, are painted over in the picture of their page. */
  #repaint(index: number, edits: readonly Edit[]): void {
    this.#pictures.characters(index).edits = edits;
    this.#editable.delete(index);
    this.#change(index, 'picture');
  }

  #place({ text, searched, type, program, write, destination }: Place): void {
    const apply = (edits: readonly Edit[]): void => {
      this.#changed = true;
      this.#report.hiddenTexts++;
      if (!destination) write?.(splice(text, edits));
      else if (!this.#renamed.has(text)) this.#renamed.set(text, `deid_${this.#renamed.size + 1}`);
    };
    this.#search.add({ text, searched, charged: searched, apply, ...(type && { type }), ...(program && { program }) });
  }

  /** Makes the changes. @returns the finished document; `undefined` if the given one needs no change. */
  async finish(): Promise<Uint8Array | undefined> {
    const { objects, pages, leftovers } = this.#parts.opened;
    // Before pages become pictures: the files attached to them go with their notes.
    const attached = hasAttachments(objects);
    this.#report.attachments = attached;
    if (!this.#changed && !leftovers && !attached && !(await this.#showsTerms())) return undefined;
    await this.#edits.finish();
    for (const [index, edits] of await this.#seen.finish()) this.#repaint(index, edits);
    for (const problem of await this.#content.finish()) this.#report.problems.add(problem.kind);
    await this.#inner?.finish(this.#places);
    const edited = { opened: this.#parts.opened, search: this.#search, report: this.#report, reader: this.#reader };
    for (const index of this.#pictured) {
      if (!this.#isEdited(index)) toPicture(edited, this.#pictures, index, this.#places.of(index));
    }
    this.#destinations.rename(this.#renamed);
    if (this.#changed || attached) this.#report.removed = removeHidden(objects, pages);
    this.#report.leftovers = leftovers;
    objects.pdf.fonts.finalize(true);
    return checkedBytes(edited, this.#check());
  }

  /** Whether a page that was read as it is seen was changed in its content, so that it need not become a picture. */
  #isEdited(index: number): boolean {
    const { objects, pages } = this.#parts.opened;
    const page = pages[index];
    if (page === undefined || !this.#editable.has(index) || hasAnnotationPictures(objects, page.dict)) return false;
    return this.#pictures.isEdited(index, this.#places.of(index));
  }

  /** Whether the document as it was given shows a term to the check, though no reading of its content has it. */
  async #showsTerms(): Promise<boolean> {
    if (!this.#doubtful) return false;
    return (await checkPages(this.#parts.opened.bytes, this.#check())).size > 0;
  }

  #check(): Check {
    const { pdfium, opened } = this.#parts;
    const { gone, goneFromPages } = this.#search;
    return { pdfium, gone, goneFromPages, pageCount: opened.pages.length, streamBytes: CONTENT_BYTES };
  }

  report(): FileReport {
    return this.#report.toFileReport();
  }

  async close(): Promise<void> {
    this.#document.close();
    await Promise.all([this.#content.close(), this.#reader?.close()]);
  }
}
