import { append } from '../../../../../kit/index.js';
import type { Quad } from '../base/geometry.js';
import type { ContentStream } from '../text/content-stream.js';
import type { Glyph, Run } from '../text/glyph.js';
import type { Mark } from '../text/marks.js';
import type { Rule } from '../text/rules.js';
import type { LineRoom } from './line-room.js';
import { spacing } from './spacing.js';

/** Text in place of a glyph. */
export interface Substitute {
  readonly text: string;
  /** The text operator whose font and size it has: that of most letters it replaces. */
  readonly like: Run;
  /** Space between its letters in addition to their own widths, in the text space of the glyph it replaces. */
  readonly letterSpacing: number;
  /** Available room, in points along the line. */
  room: number;
  /**
   * Set if it runs against the direction of letters, so that it is aligned to the right end of its place: the width of
   * that place, in points.
   */
  readonly backwards: number | undefined;
  /** Set for invisible text that fills its room: what readers of text find at a box. */
  readonly hidden?: true;
}

/** The part of a hit on one line, as spots of a reading. */
export interface PlacedPiece {
  readonly start: number;
  readonly end: number;
  /** The glyph at which its substitute is written, if it has one. */
  readonly first: Glyph;
  /** Its width along the line, in points. */
  readonly own: number;
}

/** Glyphs of one text operator, from an index up to the following one. */
export interface Stretch {
  readonly from: Glyph;
  readonly until: Glyph | undefined;
}

/** A word of a line, or a part of a hit. */
export interface LineItem {
  readonly stretches: readonly Stretch[];
  /** Width of the blank before it, in points; 0 if there is none. */
  readonly gap: number;
  /** Minimum width of that blank, in points. */
  readonly least: number;
  /** Its beginning and end along the line, in points. */
  readonly from: number;
  readonly to: number;
  readonly piece?: PlacedPiece;
}

/** A line with hits. */
export interface EditedLine extends LineRoom {
  readonly items: readonly LineItem[];
  /** Font size, in points. */
  readonly size: number;
  /** Rules below its words or through them. */
  readonly rules: readonly Rule[];
}

/** A glyph to be removed, possibly with text in its place. */
export interface Removal {
  readonly glyph: Glyph;
  substitute: Substitute | undefined;
}

/** All edits of one content stream, which several pages may draw. */
export class StreamEdits {
  readonly stream: ContentStream;
  /** By index of the operator, then by position of the glyph in it. */
  readonly removals = new Map<number, Map<number, Removal>>();
  /** Numbers of a TJ array that move text from a glyph on: by index of the operator, then by position of the glyph. */
  readonly shifts = new Map<number, Map<number, number>>();
  /** New texts of marked content: by index of the operator, then by key; undefined removes the text. */
  readonly marks = new Map<number, Map<string, string | undefined>>();
  /** Replaced operators, by index. */
  readonly redrawn = new Map<number, string>();
  readonly #boxes = new Map<string, Quad>();

  constructor(stream: ContentStream) {
    this.stream = stream;
  }

  get boxes(): Iterable<Quad> {
    return this.#boxes.values();
  }

  /** Removes a glyph. The first substitute at a position wins. */
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

  /** The text in place of a removed glyph. */
  substituteAt({ run, element, at }: Glyph): Substitute | undefined {
    return this.removals.get(run.operator)?.get(placeOf(element, at))?.substitute;
  }

  isRemoved({ run, element, at }: Glyph): boolean {
    return this.removals.get(run.operator)?.has(placeOf(element, at)) === true;
  }

  /** Changes a text of marked content. A removed text stays removed. */
  mark({ operator }: Mark, key: string, text: string | undefined): void {
    const texts = this.marks.get(operator) ?? new Map<string, string | undefined>();
    this.marks.set(operator, texts);
    if (!texts.has(key) || text === undefined) texts.set(key, text);
  }

  get isEmpty(): boolean {
    return this.removals.size + this.shifts.size + this.marks.size + this.redrawn.size === 0;
  }

  /** Replaces the operators that draw a rule. */
  redraw({ operator }: Rule, operators: readonly string[]): void {
    operators.forEach((text, index) => {
      this.redrawn.set(operator + index, text);
    });
  }

  /** Moves a glyph and the text after it in its operator, by a distance of its text space. */
  shift({ run, element, at }: Glyph, by: number): void {
    const shifts = this.shifts.get(run.operator) ?? new Map<number, number>();
    this.shifts.set(run.operator, shifts);
    const place = placeOf(element, at);
    shifts.set(place, (shifts.get(place) ?? 0) + spacing(run, by));
  }

  /** Total movement of a glyph so far, in its text space. */
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

/** Combines both numbers: strings are far shorter than 2^24 bytes. */
export const placeOf = (element: number, at: number): number => element * 2 ** 24 + at;

/** The edits of all streams of a document. */
export class DocumentEdits {
  #lines: EditedLine[] = [];
  readonly #streams = new Map<ContentStream, StreamEdits>();

  of(stream: ContentStream): StreamEdits {
    const known = this.#streams.get(stream);
    if (known !== undefined) return known;
    const edits = new StreamEdits(stream);
    this.#streams.set(stream, edits);
    return edits;
  }

  /** Registers lines into which substitutes must be fitted. */
  addLines(lines: Iterable<EditedLine>): void {
    append(this.#lines, lines);
  }

  /** Returns and removes the registered lines. */
  takeLines(): readonly EditedLine[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }

  /** Returns and removes the edits of a stream that gets no more; undefined if it has none. */
  take(stream: ContentStream): StreamEdits | undefined {
    const edits = this.#streams.get(stream);
    this.#streams.delete(stream);
    return edits;
  }

  all(): Iterable<StreamEdits> {
    return this.#streams.values();
  }
}
