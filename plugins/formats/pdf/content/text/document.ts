import { PdfArray, type PdfDict, type PdfObject, PdfStream } from '@libpdf/core';
import type { Reader } from '../base/objects.js';
import { decodeStream } from '../stream/decode.js';
import { tokenize } from '../stream/tokenize.js';
import type { ContentStream, ReadStream } from './content-stream.js';
import { type Font, readFont } from './font.js';
import { type Loose, looseIn } from './loose.js';

/** Source of a page's own content. */
export interface PageSource {
  readonly dict: PdfDict;
  readonly resources: PdfDict;
}

/** Fonts and content streams of one document, each read once. */
export class ContentDocument {
  readonly reader: Reader;
  readonly #limit: number;
  readonly #fonts = new Map<PdfDict | undefined, Font>();
  readonly #pages = new Map<PdfDict, ContentStream>();
  readonly #forms = new Map<PdfStream, ContentStream>();
  readonly #loose = new WeakSet<ContentStream>();
  #last: { readonly stream: ContentStream; readonly read: ReadStream | undefined } | undefined;

  /** @param limit maximum size of an uncompressed stream, in bytes */
  constructor(reader: Reader, limit: number) {
    this.reader = reader;
    this.#limit = limit;
  }

  font(dict: PdfDict | undefined): Font {
    const known = this.#fonts.get(dict);
    if (known !== undefined) return known;
    const font = readFont(dict, this.reader);
    this.#fonts.set(dict, font);
    return font;
  }

  /** True if any content read so far has drawn the stream. */
  isRead(form: PdfStream): boolean {
    return this.#forms.has(form);
  }

  /** A form, an appearance or a pattern. @param outer resources of the drawing content, for a form without its own */
  form(form: PdfStream, outer: PdfDict): ContentStream {
    const known = this.#forms.get(form);
    if (known !== undefined) return known;
    const stream: ContentStream = {
      resources: this.reader.dict(form, 'Resources') ?? outer,
      bytes: () => this.unpacked(form),
      write: (bytes) => form.setData(bytes),
    };
    this.#forms.set(form, stream);
    return stream;
  }

  /** The content of a page: its parts, concatenated. A page may be in the document twice. */
  page({ dict, resources }: PageSource, register: (object: PdfObject) => PdfObject): ContentStream {
    const known = this.#pages.get(dict);
    if (known !== undefined) return known;
    const stream: ContentStream = {
      resources,
      bytes: () => this.#joined(dict),
      write: (bytes) => dict.set('Contents', register(new PdfStream(undefined, bytes))),
    };
    this.#pages.set(dict, stream);
    return stream;
  }

  /**
   * Reads a stream; undefined if its bytes are unavailable.
   * @param keeps true for the stream of a page: it is cached until another page is read, because it is often written
   * then.
   */
  read(stream: ContentStream, keeps = false): ReadStream | undefined {
    if (this.#last?.stream === stream) return this.#last.read;
    const bytes = stream.bytes();
    const read = bytes && { bytes, operators: tokenize(bytes) };
    if (keeps) this.#last = { stream, read };
    return read;
  }

  /** Content of a stream that draws nothing. */
  loose(stream: ContentStream, read: ReadStream): Loose {
    const loose = looseIn(read);
    if (loose.texts.length > 0) this.#loose.add(stream);
    return loose;
  }

  /** True if a stream contains anything that draws nothing. */
  isLoose(stream: ContentStream): boolean {
    return this.#loose.has(stream);
  }

  /** Rewrites a stream. */
  write(stream: ContentStream, bytes: Uint8Array): void {
    if (this.#last?.stream === stream) this.#last = undefined;
    stream.write(bytes);
  }

  /** All streams that were read so far. */
  *streams(): Iterable<ContentStream> {
    yield* this.#pages.values();
    yield* this.#forms.values();
  }

  #joined(page: PdfDict): Uint8Array | undefined {
    const contents = this.reader.entry(page, 'Contents');
    const parts = contents instanceof PdfArray ? this.reader.items(contents) : [contents];
    const chunks: Uint8Array[] = [];
    for (const part of parts) {
      if (!(part instanceof PdfStream)) continue;
      const bytes = this.unpacked(part);
      if (bytes === undefined) return undefined;
      chunks.push(bytes, LINE_FEED);
    }
    return Buffer.concat(chunks);
  }

  /** The uncompressed bytes of a stream; undefined if they are unavailable. */
  unpacked(stream: PdfStream): Uint8Array | undefined {
    return decodeStream(stream, this.reader.resolve, this.#limit);
  }
}

/** A token never continues from one part to the next. */
const LINE_FEED = Uint8Array.of(10);
