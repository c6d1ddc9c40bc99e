import type { Span } from '../../../../core/index.js';
import type { Box } from '../pdfium/picture.js';
import type { Character } from '../pdfium/text.js';
import type { Row } from './word.js';

/** A piece of text and its place in a picture. */
export interface Piece extends Span {
  readonly box: Box;
  readonly row?: Row;
}

/** The text of a picture, with the places of its pieces. */
export interface PictureText {
  readonly text: string;
  /** In the order of the text. */
  readonly pieces: readonly Piece[];
}

/** Maximum rise of a line within a box, in heights of its letters. */
const STEP = 0.25;

/** The text of characters that PDFium reads on a page. */
export function textOfCharacters(characters: readonly Character[]): PictureText {
  let text = '';
  const pieces: Piece[] = [];
  for (const { text: character, box } of characters) {
    if (box !== undefined) pieces.push({ start: text.length, end: text.length + character.length, box });
    text += character;
  }
  return { text, pieces };
}

/** The box of a part of a line, and the line. */
export interface LineBox extends Box {
  readonly row?: Row;
}

/** Boxes around a range of the text, one per line. */
export function boxesOf({ pieces }: PictureText, { start, end }: Span): LineBox[] {
  const boxes: LineBox[] = [];
  for (const { start: from, end: to, box, row } of pieces) {
    if (to <= start || from >= end) continue;
    const last = boxes.at(-1);
    if (last !== undefined && isOneLine(last, { ...box, ...(row && { row }) })) {
      boxes[boxes.length - 1] = { ...last, ...around(last, box) };
    } else boxes.push({ ...box, ...(row && { row }) });
  }
  return boxes;
}

/** Boxes of the pieces in a range of the text; for a piece that is only partly in it, approximately that part. */
export function partsOf({ pieces }: PictureText, { start, end }: Span): Box[] {
  return pieces
    .filter((piece) => piece.end > start && piece.start < end)
    .map(({ start: from, end: to, box }) => {
      const unit = (box.right - box.left) / (to - from);
      const left = box.left + unit * Math.max(0, start - from);
      return { ...box, left, right: box.right - unit * Math.max(0, to - end) };
    });
}

/**
 * In a crooked scan, a line rises or falls between two words, so that one box around both would reach into other lines.
 * Slanted words get their own boxes.
 */
const isOneLine = (a: LineBox, b: LineBox): boolean =>
  a.row === undefined || b.row === undefined
    ? isSameLine(a, b)
    : a.row.slope === 0 && a.row.turn === b.row.turn && Math.abs(a.row.base - b.row.base) < STEP * a.row.capitals;

const isSameLine = (a: Box, b: Box): boolean => {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return b.left >= a.left && shared * 2 > Math.min(a.bottom - a.top, b.bottom - b.top);
};

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** The words of a text and their places; a word on two lines has the place of its beginning. */
export function wordsIn(content: PictureText): { readonly text: string; readonly box: LineBox }[] {
  const words: { text: string; box: LineBox }[] = [];
  let open: { text: string; box: LineBox } | undefined;
  let end = -1;
  for (const piece of content.pieces) {
    const text = content.text.slice(piece.start, piece.end);
    const isBlank = text.trim() === '';
    if (
      open !== undefined &&
      open.box.row === undefined &&
      !isBlank &&
      piece.start === end &&
      isSameLine(open.box, piece.box)
    ) {
      open.text += text;
      open.box = { ...open.box, ...around(open.box, piece.box) };
    } else if (!isBlank) {
      open = { text, box: { ...piece.box, ...(piece.row?.slope && { row: piece.row }) } };
      words.push(open);
    }
    end = isBlank ? -1 : piece.end;
  }
  return words;
}
