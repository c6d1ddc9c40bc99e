import { append, reversePart } from '../../../../../kit/index.js';
import { isBlank } from '../text/characters.js';
import { combined } from './accents.js';
import type { Item } from './item.js';
import type { Segment } from './segments.js';
import type { Spot } from './spot.js';

/** Minimum gap, in font sizes, that counts as a blank without a glyph. */
const BLANK = 0.17;
/** Minimum gap, in font sizes, between cells of a row. */
const CELL = 2.5;
/** Maximum gap, in font sizes, that is never a blank, even if one is drawn in it. */
const UNSEEN = 0.05;

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/** The pieces of one row in reading order. */
export function itemsOf(row: readonly Segment[]): Item[] {
  const items: Item[] = [];
  for (const segment of row) {
    for (const spot of segment.spots) {
      const blank = blankBefore(items, spot);
      if (blank !== '') items.push({ text: blank, spot: undefined });
      addItem(items, spot);
    }
  }
  const seen = withoutUnseen(items);
  return seen.some(({ text }) => RIGHT_TO_LEFT.test(text)) ? logical(seen) : seen;
}

/** Removes blanks drawn over letters: they do not separate words. */
function withoutUnseen(items: Item[]): Item[] {
  let before: Spot | undefined;
  let first = -1;
  items.forEach(({ text, spot }, index) => {
    const blank = isBlank(text);
    if (blank && spot !== undefined && text !== '' && first < 0) first = index;
    if (blank || spot === undefined) return;
    if (first >= 0 && before !== undefined && Math.abs(spot.from - before.to) < UNSEEN * spot.size) {
      for (let at = first; at < index; at++) items[at] = { text: '', spot: items[at]?.spot };
    }
    [before, first] = [spot, -1];
  });
  return items;
}

function addItem(items: Item[], spot: Spot): void {
  const last = items[items.length - 1];
  const pair = last === undefined ? undefined : combined(last, spot);
  if (pair === undefined) items.push({ text: spot.glyph.text, spot });
  else {
    items.pop();
    append(items, pair);
  }
}

function blankBefore(items: readonly Item[], spot: Spot): string {
  const last = items[items.length - 1];
  if (last?.spot === undefined) return '';
  return blankBetween(last.spot, spot);
}

/** The blank between two neighbours on a line without a glyph for it. */
export function blankBetween(last: Spot, next: Spot): string {
  const gap = (next.from - last.to) / Math.max(last.size, next.size);
  if (gap > CELL) return '\t';
  return gap > BLANK && !endsBlank(last) && !beginsBlank(next) ? ' ' : '';
}

const beginsBlank = ({ glyph }: Spot): boolean => glyph.text.trimStart() !== glyph.text;

const endsBlank = ({ glyph }: Spot): boolean => glyph.text.trimEnd() !== glyph.text;

/**
 * Converts right-to-left text from visual to logical order. A simple form of the bidirectional algorithm (UAX 9): one
 * level of left-to-right runs in a right-to-left line, or the other way round.
 */
function logical(items: readonly Item[]): Item[] {
  const count = (pattern: RegExp): number => items.filter(({ text }) => pattern.test(text)).length;
  const rightToLeft = count(RIGHT_TO_LEFT);
  const mainlyRight = rightToLeft * 2 >= count(LEFT_TO_RIGHT);
  const turned = mainlyRight ? [...items].reverse() : [...items];
  const inner = mainlyRight ? (text: string) => !RIGHT_TO_LEFT.test(text) && LEFT_TO_RIGHT.test(text) : isRight;
  reverseRuns(turned, inner, mainlyRight ? isRight : (text) => !isRight(text) && LEFT_TO_RIGHT.test(text));
  return turned;
}

const isRight = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Reverses runs from one inner item to the last one before an outer item. Neutral items stay inside of a run. */
function reverseRuns(items: Item[], inner: (text: string) => boolean, outer: (text: string) => boolean): void {
  let first = -1;
  let last = -1;
  for (let index = 0; index <= items.length; index++) {
    const text = items[index]?.text;
    if (text !== undefined && inner(text)) {
      if (first < 0) first = index;
      last = index;
    } else if (first >= 0 && (text === undefined || outer(text))) {
      reversePart(items, first, last);
      first = -1;
    }
  }
}
