import { isBelow } from './cell-lines.js';
import { type Column, columnsOf } from './columns.js';
import type { Item } from './item.js';
import { itemsOf } from './items.js';
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

function readColumn(column: Column, builder: TextBuilder): void {
  let last: { row: readonly Segment[]; items: readonly Item[] } | undefined;
  for (const row of column.rows) {
    const items = itemsOf(row);
    const goesOn = last !== undefined && (isParagraph(last.row, row, column) || isLastCell(last.row, row));
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

/** Whether a row is nothing but the second line of the last cell of the row above. */
function isLastCell(row: readonly Segment[], next: readonly Segment[]): boolean {
  const [cell, line] = [row[row.length - 1], next[0]];
  return row.length > 1 && next.length === 1 && cell !== undefined && line !== undefined && isBelow(cell, line);
}
