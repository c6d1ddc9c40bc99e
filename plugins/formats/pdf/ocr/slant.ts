import type { Box } from '../pdfium/picture.js';
import type { LineBox } from './picture-text.js';

/** The cosine and sine of the angle by which the line of a box falls. */
export function slantOf({ row }: LineBox): readonly [cos: number, sin: number] {
  const angle = Math.atan(row?.slope ?? 0);
  return [Math.cos(angle), Math.sin(angle)];
}

/** Where a place of a picture is after the picture was turned about its upper left corner until a slanted line is level. */
export const levelPoint = (
  x: number,
  y: number,
  [cos, sin]: readonly [number, number],
): readonly [x: number, y: number] => [x * cos + y * sin, y * cos - x * sin];

/** The box of a slanted word as it is after that turn: without the room above and below that the box around it has. */
export function levelBox(box: LineBox): Box {
  const slant = slantOf(box);
  const [cos, sin] = slant;
  if (sin === 0) return box;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  // The box around a turned rectangle tells its sides.
  const turn = cos * cos - sin * sin;
  const width = Math.max(0, (across * cos - down * Math.abs(sin)) / turn);
  const height = Math.max(0, (down * cos - across * Math.abs(sin)) / turn);
  const [x, y] = levelPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2, slant);
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** What two boxes have in common, as wide and as high; along their line where both are equally slanted. */
function shared(a: LineBox, b: LineBox): { readonly width: number; readonly height: number; readonly smaller: number } {
  const [one, other] = a.row?.slope === b.row?.slope ? [levelBox(a), levelBox(b)] : [a, b];
  const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
  return {
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    smaller: Math.min(area(one), area(other)),
  };
}

/** Whether two boxes have anything in common. */
export function isOver(a: LineBox, b: LineBox): boolean {
  const { width, height } = shared(a, b);
  return width > 0 && height > 0;
}

/** Whether two boxes are about the same words: lines that are close or slanted reach into the boxes of others. */
export function isSamePlace(a: LineBox, b: LineBox): boolean {
  const { width, height, smaller } = shared(a, b);
  return width > 0 && height > 0 && width * height * 2 >= smaller;
}
