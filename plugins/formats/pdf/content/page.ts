import type { Edit } from '../../../../core/index.js';
import type {
  Applied,
  ApplyOptions,
  ContentProblem,
  ContentUnit,
  DrawnPicture,
  EditMode,
  PageContent,
  Rectangle,
  RereadUnit,
  SeenCharacter,
} from './base/contract.js';
import { applyEdit } from './edit/apply.js';
import { applyToMarks, type MarkReading, readMarks } from './edit/apply-mark.js';
import { GlyphGrid } from './edit/grid.js';
import { linesAround } from './edit/line-items.js';
import { LineRooms } from './edit/line-room.js';
import type { PageArea } from './edit/page-edges.js';
import { spotRange } from './edit/pieces.js';
import type { DocumentEdits } from './edit/stream-edits.js';
import { isInside } from './occurrences.js';
import { cellsOfGlyphs } from './reading/cells.js';
import { follows } from './reading/follows.js';
import { halvesOf } from './reading/halves.js';
import { readNumbers } from './reading/numbers.js';
import { readByPlace } from './reading/read.js';
import { readAsDrawn } from './reading/read-drawn.js';
import { reread } from './reading/reread.js';
import { readSpaced } from './reading/spaced.js';
import { byDirection, type Spot } from './reading/spot.js';
import { type RuledText, ruledText } from './reading/tables.js';
import type { GlyphText } from './reading/text-builder.js';
import type { Borders } from './text/borders.js';
import { isUnknown } from './text/characters.js';
import type { Glyph } from './text/glyph.js';
import type { MarkText } from './text/marks.js';
import type { Rule } from './text/rules.js';

/** The text read from a page. */
export interface PageText {
  readonly glyphs: readonly Glyph[];
  readonly pictures: readonly DrawnPicture[];
  readonly marks: readonly MarkText[];
  readonly rules: readonly Rule[];
  readonly borders: Borders;
  readonly loose: readonly string[];
  /** Area for lines of text, if known. */
  readonly area?: PageArea;
}

/** Maps a box of the content's own space to pages. */
export type Place = (box: Omit<Rectangle, 'page'>) => readonly Rectangle[];

/** Share of glyphs without a known character above which the page is reported. */
const MAX_UNKNOWN_SHARE = 0.1;

/** The text of a page. All readings are made at once; the glyphs are kept for edits. */
export class ReadPage implements PageContent {
  readonly index: number | undefined;
  readonly units: readonly ContentUnit[];
  readonly problems: readonly ContentProblem[];
  readonly glyphs: number;
  readonly unmapped: number;
  readonly pictures: readonly DrawnPicture[];
  readonly loose: readonly string[];
  readonly #readings = new Map<ContentUnit, GlyphText>();
  /** By order of the glyph, the number of its cell; undefined if the page has no tables. */
  readonly #cells: Int32Array | undefined;
  readonly #marks: MarkReading;
  readonly #marksUnit: ContentUnit;
  readonly #edits: DocumentEdits;
  readonly #all: readonly Glyph[];
  readonly #groups: readonly (readonly Spot[])[];
  readonly #ruled: readonly RuledText[];
  readonly #place: Place;
  readonly #area: PageArea | undefined;
  readonly #rules: readonly Rule[];
  #grid: GlyphGrid | undefined;
  #rooms: LineRooms | undefined;

  constructor(
    index: number | undefined,
    { glyphs, pictures, marks, rules, borders, loose, area }: PageText,
    kinds: readonly ContentProblem['kind'][],
    edits: DocumentEdits,
    place: Place,
  ) {
    this.index = index;
    this.#place = place;
    this.#area = area;
    this.#all = glyphs;
    this.#groups = byDirection(glyphs);
    this.#ruled = this.#groups.map((spots) => ruledText(spots, borders));
    this.pictures = pictures;
    this.loose = loose;
    this.#rules = rules;
    this.#edits = edits;
    this.glyphs = glyphs.length;
    this.unmapped = glyphs.filter(({ text }) => isUnknown(text)).length;
    const unknown = this.unmapped > MAX_UNKNOWN_SHARE * this.glyphs;
    const page = index === undefined ? {} : { page: index };
    this.problems = [...kinds, ...(unknown ? (['unmapped'] as const) : [])].map((kind) => ({ kind, ...page }));
    for (const { reading, joined } of readingsOf(glyphs, this.#groups, this.#ruled)) {
      const [seams, halves] = [seamsOf(reading), halvesOf(reading)];
      const isRepeated = this.#readings.size > 0;
      const unit = {
        ...{ text: reading.text, isRepeated, halves },
        ...(joined && { joined }),
        ...(seams && { seams }),
        ...(reading.tables && { tables: reading.tables }),
      };
      this.#readings.set(unit, reading);
    }
    this.#cells = cellsOfGlyphs(this.#readings.values().next().value, glyphs.length);
    this.#marks = readMarks(marks);
    this.#marksUnit = { text: this.#marks.text, isRepeated: true };
    this.units = [...this.#readings.keys(), ...(marks.length > 0 ? [this.#marksUnit] : [])];
  }

  reread(characters: readonly SeenCharacter[]): RereadUnit {
    const reading = reread(this.#all, characters);
    const { text, origin } = reading;
    const holds = ({ start, end }: Edit): boolean => {
      for (let at = start; at < end; at++) if ((origin[at] ?? -1) < 0 && text[at]?.trim() !== '') return false;
      return true;
    };
    const unit = { text, isRepeated: true, holds };
    this.#readings.set(unit, reading);
    return unit;
  }

  cellsOf(unit: ContentUnit): Int32Array | undefined {
    const [reading, cells] = [this.#readings.get(unit), this.#cells];
    if (reading === undefined || cells === undefined) return undefined;
    return reading.origin.map((spot) => cells[reading.spots[spot]?.glyph.order ?? -1] ?? -1);
  }

  glyphsOf(unit: ContentUnit, { start, end }: Edit): readonly number[] {
    const reading = this.#readings.get(unit);
    const range = reading && spotRange(reading, start, end);
    return reading === undefined || range === undefined
      ? []
      : reading.spots.slice(range[0], range[1]).map(({ glyph }) => glyph.order);
  }

  apply(unit: ContentUnit, edits: readonly Edit[], mode: EditMode, { gap }: ApplyOptions): Applied {
    if (unit === this.#marksUnit) applyToMarks(this.#edits, this.#marks, edits, mode);
    const reading = this.#readings.get(unit);
    if (reading === undefined || edits.length === 0) return { boxes: edits.map(() => []) };
    this.#grid ??= new GlyphGrid(this.#all);
    const grid = this.#grid;
    const applied = edits.map((edit) => applyEdit(this.#edits, reading, grid, edit, { mode, gap }));
    const pieces = applied.flatMap((one) => one.pieces);
    if (pieces.length > 0) {
      this.#rooms ??= new LineRooms(this.#ruled, this.#area);
      this.#edits.addLines(linesAround(reading, pieces, this.#rooms, this.#rules, this.#area?.taken ?? []));
    }
    return { boxes: applied.map(({ boxes }) => boxes.flatMap((box) => this.#place(box))) };
  }
}

/** Maximum number of seams; above it, the letters of the page are drawn one by one. */
const MAX_SEAMS = 2000;

function seamsOf({ text, spots, origin }: GlyphText): ReadonlySet<number> | undefined {
  let seams: Set<number> | undefined;
  let last = spots[origin[0] ?? -1]?.glyph.run;
  for (let at = 1; at < text.length; at++) {
    const run = spots[origin[at] ?? -1]?.glyph.run;
    if (run !== undefined && run !== last && isInside(text, at)) {
      seams ??= new Set();
      if (seams.size >= MAX_SEAMS) return undefined;
      seams.add(at);
    }
    last = run;
  }
  return seams;
}

/**
 * The readings of a page: as people read it, with spaced letters joined, as numbers of glyphs, and in the order of
 * drawing if that differs.
 */
function* readingsOf(
  glyphs: readonly Glyph[],
  groups: readonly (readonly Spot[])[],
  ruled: readonly RuledText[],
): Iterable<{ reading: GlyphText; joined?: true }> {
  if (glyphs.length === 0) return;
  const byPlace = readByPlace(ruled);
  yield { reading: byPlace };
  const spaced = readSpaced(byPlace);
  if (spaced !== undefined) yield { reading: spaced, joined: true };
  const numbers = readNumbers(byPlace);
  if (numbers !== undefined) yield { reading: numbers };
  if (isInOrder(byPlace, glyphs)) return;
  const asDrawn = readAsDrawn(glyphs, groups);
  if (!follows(asDrawn, byPlace)) yield { reading: asDrawn };
}

/** True if a reading has all glyphs in the order of drawing. */
const isInOrder = ({ spots }: GlyphText, glyphs: readonly Glyph[]): boolean =>
  spots.length === glyphs.length && spots.every(({ glyph }, index) => glyph === glyphs[index]);
