import type { PDF, PDFPage } from '@libpdf/core';
import type { Edit } from '../../../core/index.js';
import { Faces } from '../fonts/faces.js';
import type {
  Content,
  ContentOptions,
  ContentProblem,
  ContentProblemKind,
  ContentUnit,
  PageContent,
} from './contract.js';
import { fitLines } from './edit/fit-lines.js';
import type { PageArea } from './edit/line-room.js';
import { rewrite } from './edit/rewrite.js';
import { DocumentEdits } from './edit/stream-edits.js';
import { withoutComments } from './edit/without-comments.js';
import { SubstituteWriter } from './edit/write-substitute.js';
import { Reader } from './objects.js';
import { LooseTerms } from './occurrences.js';
import { type Place, ReadPage } from './page.js';
import { fieldsOn, inheritedResources, visibleArea } from './resources.js';
import { openShadow } from './shadow.js';
import type { ContentStream } from './text/content-stream.js';
import { type Decoder, openDecoder } from './text/decoder.js';
import { ContentDocument } from './text/document.js';
import { keepShown } from './text/kept-shown.js';
import { Alignment } from './text/shown.js';
import { Walk } from './text/walk.js';

/** The content of one document. */
class DocumentContent implements Content {
  readonly #pdf: PDF;
  readonly #options: ContentOptions;
  readonly #decoder: Decoder;
  readonly #reader: Reader;
  readonly #document: ContentDocument;
  readonly #edits = new DocumentEdits();
  /** The terms of the last search: all units are searched for the same ones. */
  #sought: { readonly terms: readonly string[]; readonly loose: LooseTerms } | undefined;

  constructor(pdf: PDF, decoder: Decoder, options: ContentOptions) {
    this.#pdf = pdf;
    this.#decoder = decoder;
    this.#options = options;
    this.#reader = new Reader((ref) => pdf.getObject(ref));
    this.#document = new ContentDocument(this.#reader, options.streamBytes);
  }

  async *pages(): AsyncIterable<PageContent> {
    for (const page of this.#pdf.getPages()) {
      this.#options.signal?.throwIfAborted();
      yield await this.#page(page);
    }
    yield* this.#outside();
  }

  async page(index: number): Promise<PageContent> {
    const page = this.#pdf.getPage(index);
    if (page === null) throw new RangeError('no such page');
    return this.#page(page);
  }

  occurrences(unit: ContentUnit, terms: readonly string[]): readonly Edit[] {
    if (this.#sought?.terms !== terms) this.#sought = { terms, loose: new LooseTerms(terms) };
    return this.#sought.loose.in(unit.text, unit.seams);
  }

  async finish(): Promise<readonly ContentProblem[]> {
    const faces = await Faces.open(this.#pdf);
    const writer = new SubstituteWriter(faces, this.#reader);
    fitLines(this.#edits, (glyph, substitute) => writer.width(glyph, substitute));
    const edited = [...this.#edits.all()].filter((edits) => !edits.isEmpty);
    for (const edits of edited) {
      const bytes = edits.stream.bytes();
      if (bytes === undefined) continue;
      const edited = rewrite(bytes, edits, (glyph, substitute) => writer.write(glyph, substitute));
      edits.stream.write(withoutComments(edited));
    }
    this.#cleanOthers(new Set(edited.map(({ stream }) => stream)));
    writer.finish((face) => faces.ref(face));
    return writer.altered ? [{ kind: 'no-face' }] : [];
  }

  #cleanOthers(edited: ReadonlySet<ContentStream>): void {
    for (const stream of this.#document.streams()) {
      const bytes = edited.has(stream) ? undefined : stream.bytes();
      if (bytes === undefined) continue;
      const clean = withoutComments(bytes);
      if (clean !== bytes) stream.write(clean);
    }
  }

  async close(): Promise<void> {
    await this.#decoder.close();
  }

  async #page({ dict, index }: PDFPage): Promise<PageContent> {
    const resources = inheritedResources(dict, this.#reader);
    const stream = this.#document.page({ dict, resources }, (object) => this.#pdf.register(object));
    const place: Place = (box) => [{ page: index, ...box }];
    const visible = visibleArea(dict, this.#reader);
    const area = visible && { visible, taken: fieldsOn(dict, this.#reader) };
    return this.#read(this.#decoder, index, stream, index, place, area);
  }

  /** Content that no page draws itself. */
  async *#outside(): AsyncIterable<PageContent> {
    const shadow = await openShadow(this.#pdf, this.#document);
    if (shadow === undefined) return;
    try {
      yield await this.#read(shadow.decoder, 0, shadow.stream, undefined, shadow.place);
    } finally {
      await shadow.decoder.close();
    }
  }

  async #read(
    decoder: Decoder,
    at: number,
    stream: ContentStream,
    index: number | undefined,
    place: Place,
    area?: PageArea,
  ): Promise<PageContent> {
    const shown = await decoder.shown(at);
    const kinds: ContentProblemKind[] = shown === undefined ? ['unreadable'] : [];
    const alignment = new Alignment(shown ?? []);
    const walk = new Walk(this.#document, alignment);
    walk.page(stream);
    if (walk.tooLarge) kinds.push('too-large');
    if (alignment.missed + alignment.left > 0) kinds.push('not-aligned');
    const { glyphs, pictures, marks, rules } = walk;
    const text = {
      glyphs,
      pictures,
      marks: marks.texts,
      rules: rules.found,
      ...(area && { area: { ...area, taken: [...area.taken, ...rules.edges] } }),
    };
    return new ReadPage(index, text, kinds, this.#edits, place);
  }
}

/** Opens the content of a document. @param bytes the same document, saved */
export async function openContent(pdf: PDF, bytes: Uint8Array, options: ContentOptions): Promise<Content> {
  return new DocumentContent(pdf, keepShown(await openDecoder(bytes)), options);
}
