import type { Quad } from '../geometry.js';
import type { ContentStream } from '../text/content-stream.js';
import type { Glyph } from '../text/glyph.js';

/** Text that stands where a glyph was. */
export interface Substitute {
  readonly text: string;
  /** Room it should keep to, in the text space of the glyph's run. */
  readonly room: number;
}

/** A glyph that is taken away, perhaps with text in its place. */
export interface Removal {
  readonly glyph: Glyph;
  substitute: Substitute | undefined;
}

/** All edits of one content stream, which several pages may draw. */
export class StreamEdits {
  readonly stream: ContentStream;
  /** By index of the operator, then by place of the glyph in it. */
  readonly removals = new Map<number, Map<number, Removal>>();
  readonly #boxes = new Map<string, Quad>();

  constructor(stream: ContentStream) {
    this.stream = stream;
  }

  get boxes(): Iterable<Quad> {
    return this.#boxes.values();
  }

  /** Takes a glyph away. The first substitute of a place stays. */
  remove(glyph: Glyph, substitute?: Substitute): void {
    const { operator } = glyph.run;
    const known = this.removals.get(operator);
    const removals = known ?? new Map<number, Removal>();
    if (known === undefined) this.removals.set(operator, removals);
    const place = placeOf(glyph.element, glyph.at);
    const removal = removals.get(place);
    if (removal === undefined) removals.set(place, { glyph, substitute });
    else removal.substitute ??= substitute;
  }

  isRemoved({ run, element, at }: Glyph): boolean {
    return this.removals.get(run.operator)?.has(placeOf(element, at)) === true;
  }

  /** Covers a place, in the stream's own space. */
  cover(quad: Quad): void {
    this.#boxes.set(quad.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join(' '), quad);
  }
}

/** Strings are far shorter than 2^24 bytes. */
export const placeOf = (element: number, at: number): number => element * 2 ** 24 + at;

/** The edits of all streams of a document. */
export class DocumentEdits {
  readonly #streams = new Map<ContentStream, StreamEdits>();

  of(stream: ContentStream): StreamEdits {
    const known = this.#streams.get(stream);
    if (known !== undefined) return known;
    const edits = new StreamEdits(stream);
    this.#streams.set(stream, edits);
    return edits;
  }

  all(): Iterable<StreamEdits> {
    return this.#streams.values();
  }
}
