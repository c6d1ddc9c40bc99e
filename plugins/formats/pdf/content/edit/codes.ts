import type { FacedText } from '../../fonts/faces.js';
import type { Run } from '../text/glyph.js';
import { decimal } from './number.js';

/** Width of a blank if the original font has no code for it, in units of the font size. */
const BLANK = 0.25;

/** Text in codes of a font, for one TJ array. */
export interface Codes {
  readonly array: string;
  /** Width in text space without horizontal scaling. */
  readonly width: number;
}

/** The text in codes that the document has used for these characters with this font; undefined if one is missing. */
export function ownCodes({ font, size, charSpacing, wordSpacing }: Run, text: string): Codes | undefined {
  let array = '';
  let width = 0;
  for (const character of text) {
    const code = font.seen.get(character);
    if (code !== undefined) {
      array += `<${Buffer.from(code.bytes).toString('hex')}>`;
      const isBlank = code.bytes.length === 1 && code.bytes[0] === 0x20;
      width += code.width * size + charSpacing + (isBlank ? wordSpacing : 0);
    } else if (character === ' ' && !font.vertical) {
      array += decimal(-1000 * BLANK);
      width += BLANK * size;
    } else return undefined;
  }
  return { array: backwards(array.replaceAll('><', ''), width, size), width };
}

/** A text in the codes of a face, with the spacing of a run. */
export function faceCodes(
  { charSpacing, wordSpacing }: Run,
  { hex, width, codes, blanks }: FacedText,
  size: number,
): Codes {
  const whole = width * size + codes * charSpacing + blanks * wordSpacing;
  return { array: backwards(`<${hex}>`, whole, size), width: whole };
}

/** The array followed by a number that moves back to its beginning. */
const backwards = (array: string, width: number, size: number): string =>
  size === 0 ? array : `${array}${decimal((1000 * width) / size)}`;

/** Codes that begin at a distance; `unit` is that of the numbers of an array. */
export function behind({ array, width }: Codes, distance: number, unit: number): Codes {
  if (distance === 0 || unit === 0) return { array, width };
  const number = (-1000 * distance) / unit;
  return { array: `${decimal(number)}${array} ${decimal(-number)}`, width };
}

/** Shows codes, condensed if they are wider than their room, and restores the scaling. @param most maximum scaling */
export function scaled(
  { array, width }: Codes,
  scale: number,
  room: number | undefined,
  before: number,
  most = 1,
): string {
  const natural = Math.abs(width * scale);
  const factor = natural === 0 || room === undefined ? 1 : Math.min(most, room / natural);
  if (scale * factor === before) return `[${array}]TJ`;
  return `${decimal(scale * 100 * factor)} Tz [${array}]TJ ${decimal(before * 100)} Tz`;
}
