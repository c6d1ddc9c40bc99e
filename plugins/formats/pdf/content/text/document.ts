import { PdfArray, type PdfDict, type PdfObject, PdfStream } from '@libpdf/core';
import type { Reader } from '../base/objects.js';
import { decodeStream } from '../stream/decode.js';
import { tokenize } from '../stream/tokenize.js';
import type { ContentStream, ReadStream } from './content-stream.js';
import { type Font, readFont } from './font.js';
import { type Loose, looseIn } from './loose.js';

/** Where a page's own content stands. */
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

  /** @param limit largest unpacked stream, in bytes */
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

  /** Whether the stream was drawn by any content read so far. */
  isRead(form: PdfStream): boolean {
    return this.#forms.has(form);
  }

  /** A form, an appearance or a pattern. @param outer resources of what draws it, for one without its own */
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

  /** The content of a page: its parts one after the other. A page may stand in the document twice. */
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
   * Reads a stream; undefined where its bytes cannot be had.
   * @param keeps true for that of a page: what it holds is kept until another page is read, because it is often written then.
   */
  read(stream: ContentStream, keeps = false): ReadStream | undefined {
    if (this.#last?.stream === stream) return this.#last.read;
    const bytes = stream.bytes();
    const read = bytes && { bytes, operators: tokenize(bytes) };
    if (keeps) this.#last = { stream, read };
    return read;
  }

  /** What draws nothing in a stream that was read. */
  loose(stream: ContentStream, read: ReadStream): Loose {
    const loose = looseIn(read);
    if (loose.texts.length > 0) this.#loose.add(stream);
    return loose;
  }

  /** Whether a stream holds what draws nothing. */
  isLoose(stream: ContentStream): boolean {
    return this.#loose.has(stream);
  }

  /** Writes a stream anew. */
  write(stream: ContentStream, bytes: Uint8Array): void {
    if (this.#last?.stream === stream) this.#last = undefined;
    stream.write(bytes);
  }

  /** All that were read so far. */
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

  /** The unpacked bytes of a stream, or undefined where they cannot be had. */
  unpacked(stream: PdfStream): Uint8Array | undefined {
    return decodeStream(stream, this.reader.resolve, this.#limit);
  }
}

/** A token does not go on from one part to the next. */
const LINE_FEED = Uint8Array.of(10);
