import type { PDF, PDFPage } from '@libpdf/core';
import type { Edit } from '../../../../core/index.js';
import type {
  Content,
  ContentOptions,
  ContentProblem,
  ContentProblemKind,
  ContentUnit,
  PageContent,
} from './base/contract.js';
import { Reader } from './base/objects.js';
import { EditWriter } from './edit/edit-writer.js';
import type { PageArea } from './edit/page-edges.js';
import { DocumentEdits } from './edit/stream-edits.js';
import { LooseTerms } from './occurrences.js';
import { type Place, ReadPage } from './page.js';
import { fieldsOn, inheritedResources, visibleArea } from './resources.js';
import { openShadow } from './shadow.js';
import { quietStreams } from './shadow-parts.js';
import type { ContentStream } from './text/content-stream.js';
import { type Decoder, openDecoder } from './text/decoder.js';
import { ContentDocument } from './text/document.js';
import { keepShown } from './text/kept-shown.js';
import { Attempts, KnownCodes } from './text/known-codes.js';
import { Alignment } from './text/shown.js';
import { Walk } from './text/walk.js';

interface WalkedPage {
  readonly walk: Walk;
  readonly kinds: ContentProblemKind[];
}

/** The content of one document. */
class DocumentContent implements Content {
  readonly #pdf: PDF;
  readonly #options: ContentOptions;
  readonly #decoder: Decoder;
  readonly #reader: Reader;
  readonly #document: ContentDocument;
  readonly #edits = new DocumentEdits();
  /** For each page, whether it was read without the decoder, because it must be read again in the same way. */
  readonly #undecoded = new Map<number, boolean>();
  readonly #attempts = new Attempts();
  readonly #names = new Set<string>();
  #writer: Promise<EditWriter> | undefined;
  /** The terms of the last search, because all units are searched for the same ones. */
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
    return this.#page(this.#pageAt(index));
  }

  async settle(index: number): Promise<void> {
    const writer = await this.#openWriter();
    writer.settle(this.#streamOf(this.#pageAt(index)));
  }

  occurrences(unit: ContentUnit, terms: readonly string[]): readonly Edit[] {
    if (this.#sought?.terms !== terms) this.#sought = { terms, loose: new LooseTerms(terms) };
    return this.#sought.loose.in(unit.text, unit.seams);
  }

  async finish(): Promise<readonly ContentProblem[]> {
    const writer = await this.#openWriter();
    return writer.finish() ? [{ kind: 'no-face' }] : [];
  }

  names(): Iterable<string> {
    return this.#names;
  }

  #openWriter(): Promise<EditWriter> {
    this.#writer ??= EditWriter.open(this.#edits, this.#document, this.#pdf, this.#options);
    return this.#writer;
  }

  async close(): Promise<void> {
    await this.#decoder.close();
  }

  #pageAt(index: number): PDFPage {
    const page = this.#pdf.getPage(index);
    if (page === null) throw new RangeError('no such page');
    return page;
  }

  #streamOf({ dict }: PDFPage): ContentStream {
    const resources = inheritedResources(dict, this.#reader);
    return this.#document.page({ dict, resources }, (object) => this.#pdf.register(object));
  }

  async #page(page: PDFPage): Promise<PageContent> {
    const { dict, index } = page;
    const stream = this.#streamOf(page);
    const place: Place = (box) => [{ page: index, ...box }];
    const visible = visibleArea(dict, this.#reader);
    const area = visible && { visible, taken: fieldsOn(dict, this.#reader) };
    return this.#read(this.#decoder, index, stream, index, place, area);
  }

  /** Content that no page draws itself. */
  async *#outside(): AsyncIterable<PageContent> {
    const shadow = await openShadow(this.#pdf, this.#document);
    const quiet = this.#quiet();
    if (quiet.loose.length > 0) yield quiet;
    if (shadow === undefined) return;
    try {
      yield await this.#read(shadow.decoder, 0, shadow.stream, undefined, shadow.place);
    } finally {
      await shadow.decoder.close();
    }
  }

  /** Other text in streams that draw no text and that no page draws. */
  #quiet(): PageContent {
    const walk = new Walk(this.#document, new KnownCodes());
    for (const stream of quietStreams(this.#pdf, this.#document)) walk.look(stream);
    return this.#content(walk, undefined, [], () => []);
  }

  async #read(
    decoder: Decoder,
    at: number,
    stream: ContentStream,
    index: number | undefined,
    place: Place,
    area?: PageArea,
  ): Promise<PageContent> {
    const { walk, kinds } = this.#known(stream, index) ?? (await this.#decoded(decoder, at, stream));
    if (walk.tooLarge) kinds.push('too-large');
    return this.#content(walk, index, kinds, place, area);
  }

  #content(
    walk: Walk,
    index: number | undefined,
    kinds: readonly ContentProblemKind[],
    place: Place,
    area?: PageArea,
  ): PageContent {
    const { glyphs, pictures, marks, rules, borders, loose } = walk;
    for (const { names } of loose) for (const name of names) this.#names.add(name);
    const text = {
      glyphs,
      pictures,
      marks: marks.texts,
      rules: rules.found,
      borders,
      loose: loose.flatMap(({ texts }) => texts),
      ...(area && { area: { ...area, taken: [...area.taken, ...rules.edges] } }),
    };
    return new ReadPage(index, text, kinds, this.#edits, place);
  }

  /** Reads a page without the decoder if all of its codes are known from other pages, or if it was read so before. */
  #known(stream: ContentStream, index: number | undefined): WalkedPage | undefined {
    if (index === undefined || !(this.#undecoded.get(index) ?? this.#attempts.isDue())) return undefined;
    const codes = new KnownCodes();
    const walk = new Walk(this.#document, codes);
    walk.page(stream);
    if (!this.#undecoded.has(index)) this.#attempts.note(!codes.failed);
    this.#undecoded.set(index, !codes.failed);
    return codes.failed ? undefined : { walk, kinds: [] };
  }

  async #decoded(decoder: Decoder, at: number, stream: ContentStream): Promise<WalkedPage> {
    const shown = await decoder.shown(at);
    const kinds: ContentProblemKind[] = shown === undefined ? ['unreadable'] : [];
    const alignment = new Alignment(shown ?? []);
    const walk = new Walk(this.#document, alignment);
    walk.page(stream);
    if (alignment.missed + alignment.left > 0) kinds.push('not-aligned');
    return { walk, kinds };
  }
}

/** Opens the content of a document. @param bytes the same document as saved bytes */
export async function openContent(pdf: PDF, bytes: Uint8Array, options: ContentOptions): Promise<Content> {
  return new DocumentContent(pdf, keepShown(await openDecoder(bytes)), options);
}
