import type { Quad } from '../geometry.js';
import type { ContentStream } from '../text/content-stream.js';
import type { Glyph } from '../text/glyph.js';
import type { Mark } from '../text/marks.js';
import type { Follower } from './followers.js';
import { spacing } from './spacing.js';

/** Text that stands where a glyph was. */
export interface Substitute {
  readonly text: string;
  /** Width of what it takes the place of, in points along the line. */
  readonly own: number;
  /** Room it keeps to, in points along the line. */
  room: number;
  /** It runs against the direction of letters: it keeps to the right end of its place. */
  readonly backwards: boolean;
  /** How far behind the start of its place it begins, in points. */
  lead: number;
  /** Room behind the end of the line, in points. */
  readonly free: number;
  /** What stands right behind it, the words that follow on the line, and what follows them. */
  readonly tail: Follower | undefined;
  readonly words: readonly Follower[];
  readonly rest: Follower | undefined;
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
  /** Numbers of a TJ array that move text from a glyph on: by index of the operator, then by place of the glyph. */
  readonly shifts = new Map<number, Map<number, number>>();
  /** New texts of marked content: by index of the operator, then by key; undefined takes the text away. */
  readonly marks = new Map<number, Map<string, string | undefined>>();
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

  /** Whether a glyph of one operator is removed between two of its glyphs, these included. */
  removesBetween(from: Glyph, to: Glyph): boolean {
    const [a, b] = [placeOf(from.element, from.at), placeOf(to.element, to.at)];
    const [first, last] = [Math.min(a, b), Math.max(a, b)];
    for (const place of this.removals.get(from.run.operator)?.keys() ?? []) {
      if (place >= first && place <= last) return true;
    }
    return false;
  }

  /** Changes a text of marked content. Once it is taken away it stays so. */
  mark({ operator }: Mark, key: string, text: string | undefined): void {
    const texts = this.marks.get(operator) ?? new Map<string, string | undefined>();
    this.marks.set(operator, texts);
    if (!texts.has(key) || text === undefined) texts.set(key, text);
  }

  get isEmpty(): boolean {
    return this.removals.size + this.shifts.size + this.marks.size === 0;
  }

  /** Moves a glyph and what follows it in its operator, by a distance of its text space. */
  shift({ run, element, at }: Glyph, by: number): void {
    const shifts = this.shifts.get(run.operator) ?? new Map<number, number>();
    this.shifts.set(run.operator, shifts);
    const place = placeOf(element, at);
    shifts.set(place, (shifts.get(place) ?? 0) + spacing(run, by));
  }

  /** How far a glyph is moved so far, in its text space. */
  shiftOf({ run, element, at }: Glyph): number {
    let sum = 0;
    for (const [place, by] of this.shifts.get(run.operator) ?? []) if (place <= placeOf(element, at)) sum += by;
    const unit = spacing(run, 1);
    return unit === 0 ? 0 : sum / unit;
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
