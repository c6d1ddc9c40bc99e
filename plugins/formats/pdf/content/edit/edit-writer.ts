import type { PDF } from '@libpdf/core';
import { Faces } from '../../fonts/faces.js';
import type { ContentOptions } from '../base/contract.js';
import type { ContentStream } from '../text/content-stream.js';
import type { ContentDocument } from '../text/document.js';
import { cleaned } from './cleaned.js';
import { fitLines } from './fit-lines.js';
import { rewrite } from './rewrite.js';
import type { DocumentEdits, StreamEdits } from './stream-edits.js';
import { SubstituteWriter } from './write-substitute.js';

/** New names of the writer, and of names with terms. */
type NamingOptions = Pick<ContentOptions, 'renamed' | 'newName'>;

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Writes edits into streams: for a page as soon as it gets no more, for streams that several pages may draw at the end.
 */
export class EditWriter {
  readonly #edits: DocumentEdits;
  readonly #document: ContentDocument;
  readonly #faces: Faces;
  readonly #substitutes: SubstituteWriter;
  readonly #renamed: ReadonlyMap<string, string>;
  readonly #written = new Set<ContentStream>();

  private constructor(
    edits: DocumentEdits,
    document: ContentDocument,
    faces: Faces,
    { renamed = NONE, newName }: NamingOptions,
  ) {
    this.#renamed = renamed;
    this.#edits = edits;
    this.#document = document;
    this.#faces = faces;
    this.#substitutes = new SubstituteWriter(faces, document.reader, newName);
  }

  static async open(
    edits: DocumentEdits,
    document: ContentDocument,
    pdf: PDF,
    naming: NamingOptions,
  ): Promise<EditWriter> {
    return new EditWriter(edits, document, await Faces.open(pdf, naming.newName), naming);
  }

  /** Writes a stream that gets no more edits, and releases them. */
  settle(stream: ContentStream): void {
    this.#fit();
    const edits = this.#edits.take(stream);
    if (edits !== undefined) this.#write(edits);
  }

  /**
   * Writes all remaining edits, and cleans the streams without any.
   * @returns true if a substitute could not be written with its characters.
   */
  finish(): boolean {
    this.#fit();
    for (const edits of this.#edits.all()) this.#write(edits);
    for (const stream of this.#document.streams()) this.#clean(stream);
    this.#substitutes.finish((face) => this.#faces.ref(face));
    return this.#substitutes.altered;
  }

  #fit(): void {
    fitLines(this.#edits.takeLines(), this.#edits, (glyph, substitute) => this.#substitutes.width(glyph, substitute));
  }

  #write(edits: StreamEdits): void {
    const { stream } = edits;
    const read = edits.isEmpty ? undefined : this.#document.read(stream);
    if (read === undefined) return;
    const edited = rewrite(read, edits, (glyph, substitute) => this.#substitutes.write(glyph, substitute));
    this.#document.write(stream, this.#isClean(stream) ? edited : cleaned(edited, this.#renamed));
    this.#written.add(stream);
  }

  #clean(stream: ContentStream): void {
    if (this.#written.has(stream) || this.#isClean(stream)) return;
    const bytes = stream.bytes();
    if (bytes !== undefined) this.#document.write(stream, cleaned(bytes, this.#renamed));
  }

  #isClean(stream: ContentStream): boolean {
    return this.#renamed.size === 0 && !this.#document.isLoose(stream);
  }
}
