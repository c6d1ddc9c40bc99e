import { type Edit, type FileJob, type FileReport, splice } from '../../../core/index.js';
import type { Ocr } from '../../../core/services.js';
import { hasAnnotationPictures } from './annotation-pictures.js';
import { EditedPlaces } from './base/edited-places.js';
import { Changes } from './changes.js';
import { type Content, openContent } from './content/index.js';
import { checkedBytes, toPicture } from './finished-document.js';
import { type NewName, newNames } from './objects/new-names.js';
import { InnerPictures } from './ocr/inner-pictures.js';
import { PagePictures } from './ocr/pictures.js';
import { PictureReader } from './ocr/reader.js';
import type { OpenedPdf } from './open.js';
import type { PdfOptions } from './options.js';
import { PageEdits } from './page-edits.js';
import { PageSearch } from './page-search.js';
import { PdfiumDocument } from './pdfium/document.js';
import type { Pdfium } from './pdfium/instance.js';
import { pageLength } from './pdfium/text.js';
import { cleanStreams } from './scrub/clean-streams.js';
import { Destinations } from './scrub/destinations.js';
import { isToolName } from './scrub/ignored.js';
import { Names, renameAll } from './scrub/names.js';
import type { Place } from './scrub/place.js';
import { readPlaces } from './scrub/read-places.js';
import { hasAttachments, hasPrivateCopies, removeHidden } from './scrub/remove.js';
import { DocumentSearch } from './search.js';
import { SeenEdits } from './seen-edits.js';
import { type Check, checkPages } from './verify/verify.js';

/** Maximum size of an uncompressed content stream, in bytes; larger ones would take too long to read. */
const CONTENT_BYTES = 64 * 1024 * 1024;

/** What a page of a letter or report holds, about. */
const SCANNED_CHARACTERS = 2_000;

/** What processing a document needs. */
export interface WorkParts {
  readonly job: FileJob;
  readonly options: PdfOptions;
  readonly opened: OpenedPdf;
  readonly pdfium: Pdfium;
  readonly ocr: () => Ocr;
}

/** One document in process: it is read as a whole, changed, and checked. */
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
  readonly #pages: PageSearch;
  readonly #renamed: Map<string, string>;
  readonly #newName: NewName;
  readonly #places = new EditedPlaces();
  readonly #changes = new Changes();

  private constructor(parts: WorkParts, content: Content, renamed: Map<string, string>, newName: NewName) {
    const { opened, pdfium, options, job, ocr } = parts;
    this.#parts = parts;
    this.#content = content;
    this.#renamed = renamed;
    this.#newName = newName;
    this.#document = new PdfiumDocument(pdfium, opened.bytes);
    this.#reader = options.ocr ? new PictureReader(ocr) : undefined;
    this.#pictures = new PagePictures(this.#document, this.#reader);
    this.#inner = this.#reader && new InnerPictures(opened.objects, opened.pages, pdfium, this.#reader);
    this.#destinations = new Destinations(opened.objects);
    this.#search = new DocumentSearch(job.session);
    const seen = new SeenEdits(this.#document, options.gap, this.#places);
    this.#edits = new PageEdits(content, opened.pages.length, options.gap, this.#places, seen);
    this.#pages = new PageSearch(
      {
        ...{ content, options, document: this.#document, search: this.#search, edits: this.#edits, seen },
        ...{ pictures: this.#pictures, inner: this.#inner, session: job.session },
      },
      this.#changes,
    );
  }

  static async open(parts: WorkParts): Promise<DocumentWork> {
    const { opened, job } = parts;
    const { signal } = job;
    const streamBytes = Math.min(CONTENT_BYTES, job.limits.partBytes);
    const renamed = new Map<string, string>();
    const newName = newNames(opened.objects);
    const options = { streamBytes, renamed, newName, ...(signal && { signal }) };
    return new DocumentWork(parts, await openContent(opened.objects.pdf, opened.bytes, options), renamed, newName);
  }

  /** Searches pages and hidden texts, and registers the necessary changes. */
  async read(): Promise<void> {
    const { opened, job } = this.#parts;
    job.session.announce?.(this.#lengths());
    for await (const page of this.#content.pages()) {
      job.signal?.throwIfAborted();
      await this.#pages.read(page);
    }
    this.#changes.report.pages = opened.pages.length;
    for (const page of opened.incompletePages) this.#changes.report.incompletePages.add(page);
    const { notSearched } = this.#changes.report;
    for (const place of readPlaces(opened.objects, this.#destinations, (kind) => notSearched.add(kind)))
      this.#place(place);
    const { outside } = opened;
    if (outside !== '') this.#place({ text: outside, searched: true, ignores: isToolName(outside) });
    const names = new Names(opened.objects);
    names.addAll(this.#content.names());
    for (const place of names.places()) this.#place(place);
    this.#search.finish();
  }

  /** Characters of the pages. A page without text counts like a written one, since it may be a scan. */
  *#lengths(): Generator<number> {
    for (let page = 0; page < this.#document.pageCount; page++)
      yield pageLength(this.#document, page) || SCANNED_CHARACTERS;
  }

  /** Paints over terms in the picture of their page if another reader sees them, but no glyphs were found for them. */
  #repaint(index: number, edits: readonly Edit[]): void {
    this.#pictures.characters(index).edits = edits;
    this.#changes.editable.delete(index);
    this.#changes.note(index, 'picture');
  }

  #place({ text, searched, type, label, ignores, exact, write, destination, name = destination && text }: Place): void {
    const apply = (edits: readonly Edit[]): void => {
      this.#changes.any = true;
      this.#changes.report.hiddenTexts++;
      if (name === undefined) write?.(splice(text, edits));
      else if (!this.#renamed.has(name)) this.#renamed.set(name, this.#newName());
    };
    const known = {
      ...(type && { type }),
      ...(label !== undefined && { label }),
      ...(ignores && { ignores }),
      ...(exact && { exact }),
    };
    this.#search.add({ text, searched, charged: searched, apply, ...known });
  }

  /** Makes the changes. @returns the finished document; `undefined` if the original needs no change. */
  async finish(): Promise<Uint8Array | undefined> {
    const { objects, pages, leftovers } = this.#parts.opened;
    // Must happen before pages become pictures, which removes files attached to their annotations.
    const attached = hasAttachments(objects);
    this.#changes.report.attachments = attached;
    const copies = hasPrivateCopies(objects);
    this.#changes.report.privateCopies = copies;
    if (!this.#changes.any && !leftovers && !attached && !copies && !(await this.#showsTerms())) return undefined;
    for (const [index, edits] of await this.#edits.finish()) this.#repaint(index, edits);
    for (const problem of await this.#content.finish()) this.#changes.report.problems.add(problem.kind);
    await this.#inner?.finish(this.#places);
    const edited = {
      opened: this.#parts.opened,
      search: this.#search,
      report: this.#changes.report,
      reader: this.#reader,
    };
    for (const index of this.#changes.pictured) {
      if (!this.#isEdited(index)) toPicture(edited, this.#pictures, index, this.#places.of(index));
    }
    this.#destinations.rename(this.#renamed);
    renameAll(objects, this.#renamed);
    if (this.#changes.any || attached || copies) this.#changes.report.removed = removeHidden(objects, pages);
    cleanStreams(objects, this.#search.gone);
    this.#changes.report.leftovers = leftovers;
    objects.pdf.fonts.finalize(true);
    return checkedBytes(edited, this.#check());
  }

  /**
   * True if the content of a page that was read as a picture has been edited, so that the page need not become a
   * picture.
   */
  #isEdited(index: number): boolean {
    const { objects, pages } = this.#parts.opened;
    const page = pages[index];
    if (page === undefined || !this.#changes.editable.has(index) || hasAnnotationPictures(objects, page.dict))
      return false;
    return this.#pictures.isEdited(index, this.#places.of(index));
  }

  /** True if the original document shows a term to the check, although no reading of its content contains it. */
  async #showsTerms(): Promise<boolean> {
    if (!this.#changes.unconfirmed) return false;
    return (await checkPages(this.#parts.opened.bytes, this.#check())).size > 0;
  }

  #check(): Check {
    const { pdfium, opened } = this.#parts;
    const { gone, goneFromPages } = this.#search;
    return { pdfium, gone, goneFromPages, pageCount: opened.pages.length, streamBytes: CONTENT_BYTES };
  }

  report(): FileReport {
    return this.#changes.report.toFileReport();
  }

  async close(): Promise<void> {
    this.#document.close();
    await Promise.all([this.#content.close(), this.#reader?.close()]);
  }
}
