import type { Edit } from '../../../core/index.js';
import type { Applied, ApplyOptions, ContentProblem, ContentUnit, EditMode, PageContent } from './contract.js';
import { applyEdit } from './edit/apply.js';
import { GlyphGrid } from './edit/grid.js';
import type { DocumentEdits } from './edit/stream-edits.js';
import { readAsDrawn, readByPlace } from './reading/read.js';
import type { Reading } from './reading/text-builder.js';
import { isUnknown } from './text/characters.js';
import type { Glyph } from './text/glyph.js';

/** Part of the glyphs that may be without a character before the page is reported. */
const MANY_UNKNOWN = 0.1;

/** The text of a page, with its readings made at once and its glyphs kept for edits. */
export class ReadPage implements PageContent {
  readonly index: number | undefined;
  readonly units: readonly ContentUnit[];
  readonly problems: readonly ContentProblem[];
  readonly glyphs: number;
  readonly unmapped: number;
  readonly #readings = new Map<ContentUnit, Reading>();
  readonly #edits: DocumentEdits;
  readonly #all: readonly Glyph[];
  #grid: GlyphGrid | undefined;

  constructor(
    index: number | undefined,
    glyphs: readonly Glyph[],
    kinds: readonly ContentProblem['kind'][],
    edits: DocumentEdits,
  ) {
    this.index = index;
    this.#all = glyphs;
    this.#edits = edits;
    this.glyphs = glyphs.length;
    this.unmapped = glyphs.filter(({ text }) => isUnknown(text)).length;
    const unknown = this.unmapped > MANY_UNKNOWN * this.glyphs;
    const place = index === undefined ? {} : { page: index };
    this.problems = [...kinds, ...(unknown ? (['unmapped'] as const) : [])].map((kind) => ({ kind, ...place }));
    this.units = [...readingsOf(glyphs)].map((reading, order) => {
      const unit = { text: reading.text, again: order > 0 };
      this.#readings.set(unit, reading);
      return unit;
    });
  }

  apply(unit: ContentUnit, edits: readonly Edit[], mode: EditMode, _options: ApplyOptions): Applied {
    const reading = this.#readings.get(unit);
    if (reading === undefined || edits.length === 0) return { boxes: edits.map(() => []) };
    this.#grid ??= new GlyphGrid(this.#all);
    const grid = this.#grid;
    const boxes = edits.map((edit) => applyEdit(this.#edits, reading, grid, edit, mode));
    const { index } = this;
    return {
      boxes:
        index === undefined ? boxes.map(() => []) : boxes.map((list) => list.map((box) => ({ page: index, ...box }))),
    };
  }
}

/** The page as people read it, and as it is drawn where that is something else. */
function* readingsOf(glyphs: readonly Glyph[]): Iterable<Reading> {
  if (glyphs.length === 0) return;
  const byPlace = readByPlace(glyphs);
  yield byPlace;
  const asDrawn = readAsDrawn(glyphs);
  if (letters(byPlace.text) !== letters(asDrawn.text)) yield asDrawn;
}

const letters = (text: string): string => text.replace(/[\s\u00ad\u2010-]+/g, '');
