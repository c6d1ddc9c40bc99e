import type { Glyph } from '../text/glyph.js';
import { type Column, columnsOf } from './columns.js';
import type { Item } from './item.js';
import { blankBetween, itemsOf } from './items.js';
import { type Segment, segmentsOf } from './segments.js';
import type { Spot } from './spot.js';
import { type Reading, TextBuilder } from './text-builder.js';

const HYPHEN = /^[-\u00ad\u2010]$/;
const LOWER = /^\p{Ll}/u;
const WORD = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
/** Letters of scripts that have no blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\uff00-\uffef]/u;
const SOFT_HYPHEN = '\u00ad';

/** A page's text as people read it: by lines and columns, paragraphs joined, words whole. @param groups by direction */
export function readByPlace(groups: readonly (readonly Spot[])[]): Reading {
  const builder = new TextBuilder();
  for (const spots of groups) {
    for (const column of columnsOf(segmentsOf(spots))) readColumn(column, builder);
  }
  return builder.done();
}

/** A page's text in the order it is drawn. @param groups its spots by direction */
export function readAsDrawn(glyphs: readonly Glyph[], groups: readonly (readonly Spot[])[]): Reading {
  const builder = new TextBuilder();
  const [first = []] = groups;
  for (const spots of groups.length > 1 ? runsOf(glyphs, groups) : [first]) {
    let last: Spot | undefined;
    for (const spot of spots) {
      if (last !== undefined) builder.blank(separator(last, spot));
      builder.add({ text: spot.glyph.text, spot });
      last = spot;
    }
    builder.blank('\n');
  }
  return builder.done();
}

/** Spots in drawing order, cut where the direction changes. */
function* runsOf(glyphs: readonly Glyph[], groups: readonly (readonly Spot[])[]): Iterable<Spot[]> {
  const group = new Map<Glyph, { spot: Spot; index: number }>();
  groups.forEach((spots, index) => {
    for (const spot of spots) group.set(spot.glyph, { spot, index });
  });
  let run: Spot[] = [];
  let direction = -1;
  for (const glyph of glyphs) {
    const place = group.get(glyph);
    if (place === undefined) continue;
    if (place.index !== direction && run.length > 0) {
      yield run;
      run = [];
    }
    direction = place.index;
    run.push(place.spot);
  }
  yield run;
}

function separator(last: Spot, next: Spot): string {
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.base - next.base) > 0.5 * size) return '\n';
  return next.from - last.to < -2 * size ? ' ' : blankBetween(last, next);
}

function readColumn(column: Column, builder: TextBuilder): void {
  let last: { row: readonly Segment[]; items: readonly Item[] } | undefined;
  for (const row of column.rows) {
    const items = itemsOf(row);
    const goesOn = last !== undefined && isParagraph(last.row, row, column);
    if (last !== undefined) joinLines(last.items, items, goesOn, builder);
    for (const item of withoutHyphen(items)) builder.add(item);
    last = { row, items };
  }
  if (last !== undefined) {
    for (const { spot, text } of hyphenOf(last.items)) builder.add({ spot, text });
    builder.blank('\n');
  }
}

/** Ends a line: nothing between the halves of a word, a blank inside a paragraph, else a line break. */
function joinLines(items: readonly Item[], next: readonly Item[], goesOn: boolean, builder: TextBuilder): void {
  const [hyphen] = hyphenOf(items);
  const start = next.find(({ text }) => text.trim() !== '')?.text ?? '';
  const end = [...items].reverse().find(({ text }) => text.trim() !== '')?.text ?? '';
  const unspaced = UNSPACED.test(end) && UNSPACED.test(start);
  if (hyphen === undefined) builder.blank(goesOn ? (unspaced ? '' : ' ') : '\n');
  else if (hyphen.text === SOFT_HYPHEN || (LOWER.test(start) && isBroken(items))) builder.hidden(hyphen.spot);
  else {
    builder.add(hyphen);
    if (!WORD_START.test(start)) builder.blank('\n');
  }
}

/** Whether letters stand before the hyphen: `exam-`, not `12-`. */
const isBroken = (items: readonly Item[]): boolean => /\p{L}$/u.test(items[hyphenAt(items) - 1]?.text ?? '');

/** The hyphen a line ends with, after a letter or digit. */
function hyphenOf(items: readonly Item[]): Item[] {
  const hyphen = items[hyphenAt(items)];
  return hyphen === undefined ? [] : [hyphen];
}

/** Index of the hyphen a line ends with, but for blanks; -1 where there is none. */
function hyphenAt(items: readonly Item[]): number {
  let at = items.length - 1;
  while (at > 0 && items[at]?.text.trim() === '') at--;
  return HYPHEN.test(items[at]?.text ?? '') && WORD.test(items[at - 1]?.text ?? '') ? at : -1;
}

function withoutHyphen(items: readonly Item[]): readonly Item[] {
  const at = hyphenAt(items);
  return at < 0 ? items : items.slice(0, at);
}

/** Whether a row goes on in the next one: both run over one line, the first to the edge, close together and of one size. */
function isParagraph(row: readonly Segment[], next: readonly Segment[], column: Column): boolean {
  const [a, b] = [row[0], next[0]];
  if (a === undefined || b === undefined || row.length > 1 || next.length > 1) return false;
  const width = column.to - column.from;
  const size = Math.max(a.size, b.size);
  return (
    size < 1.25 * Math.min(a.size, b.size) &&
    a.base - b.base < 2 * size &&
    a.to > column.to - Math.max(0.18 * width, 4 * size) &&
    b.from < column.from + Math.max(0.1 * width, 2 * size)
  );
}
