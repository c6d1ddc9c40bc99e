import type { Edit } from '../../../../core/index.js';
import { append } from '../../../../kit/index.js';
import { isMask } from '../base/mask.js';
import { dealWords } from '../content/edit/pieces.js';
import type { Picture } from '../pdfium/picture.js';
import { inkOf, paintOver } from './paint.js';
import type { PlacedText } from './picture-page.js';
import { boxesOf, type LineBox, type PictureText } from './picture-text.js';
import { isSamePlace } from './slant.js';

/** Paints over what an edit removes. @param painted all boxes painted so far @returns the text to put in its place. */
export function paintEdit(picture: Picture, content: PictureText, edit: Edit, painted: LineBox[]): PlacedText[] {
  const boxes = boxesOf(content, edit);
  const isNew = boxes.some((box) => !painted.some((other) => isSamePlace(other, box)));
  const texts = isMask(edit) || !isNew ? [] : placed(picture, edit.text, boxes);
  for (const box of boxes) paintOver(picture, box, isMask(edit) ? 'black' : 'background');
  append(painted, boxes);
  return texts;
}

/** A substitute in the colour of the letters, distributed over their lines. */
function placed(picture: Picture, substitute: string, boxes: readonly LineBox[]): PlacedText[] {
  const lines = substitute.split(/[\n\t]+/);
  const texts =
    lines.length === boxes.length
      ? lines
      : dealWords(
          lines.join(' '),
          boxes.map(({ left, right }) => ({ own: right - left })),
        );
  return boxes.map((box, index) => ({ text: texts[index] ?? '', box, colour: inkOf(picture, box) }));
}
