import type { Box } from '../pdfium/picture.js';
import type { LineBox } from './picture-text.js';

/** The cosine and sine of the angle of a falling line. */
export function slantOf({ row }: LineBox): readonly [cos: number, sin: number] {
  const angle = Math.atan(row?.slope ?? 0);
  return [Math.cos(angle), Math.sin(angle)];
}

/**
 * The position of a point after the picture has been turned around its upper left corner so that a slanted line becomes
 * level.
 */
export const levelPoint = (
  x: number,
  y: number,
  [cos, sin]: readonly [number, number],
): readonly [x: number, y: number] => [x * cos + y * sin, y * cos - x * sin];

/** The box of a slanted word after that turn, without the room that the upright box has above and below it. */
export function levelBox(box: LineBox): Box {
  const slant = slantOf(box);
  const [cos, sin] = slant;
  if (sin === 0) return box;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  // The sides follow from the box around the turned rectangle.
  const turn = cos * cos - sin * sin;
  const width = Math.max(0, (across * cos - down * Math.abs(sin)) / turn);
  const height = Math.max(0, (down * cos - across * Math.abs(sin)) / turn);
  const [x, y] = levelPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2, slant);
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** Width and height of the intersection of two boxes; measured along their line if both have the same slope. */
function shared(a: LineBox, b: LineBox): { readonly width: number; readonly height: number; readonly smaller: number } {
  const [one, other] = a.row?.slope === b.row?.slope ? [levelBox(a), levelBox(b)] : [a, b];
  const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
  return {
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    smaller: Math.min(area(one), area(other)),
  };
}

/** True if two boxes intersect. */
export function isOver(a: LineBox, b: LineBox): boolean {
  const { width, height } = shared(a, b);
  return width > 0 && height > 0;
}

/** True if two boxes contain approximately the same words. Boxes of close or slanted lines overlap anyway. */
export function isSamePlace(a: LineBox, b: LineBox): boolean {
  const { width, height, smaller } = shared(a, b);
  return width > 0 && height > 0 && width * height * 2 >= smaller;
}
