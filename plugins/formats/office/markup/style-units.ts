import { append } from '../../../../kit/index.js';
import { segmentOf } from '../text/decoded.js';
import { headerFooterUnits } from '../text/header-footer.js';
import type { Unit } from '../text/unit.js';
import type { Decoded } from '../xml/entities.js';

/** Comments, strings and addresses of a style sheet. The rest consists of names of formats. */
const PIECE =
  /\/\*([^*]*(?:\*(?!\/)[^*]*)*)(?:\*\/|$)|"([^"\n]*)(?:["\n]|$)|'([^'\n]*)(?:['\n]|$)|url\(\s{0,100}([^)"'\n]{0,5000})/g;
const PROPERTY = /([\w-]{1,60})\s{0,20}:[^:;{}]{0,300}$/;
/** Declarations whose strings are names of fonts and formats. */
const FORMATS =
  /^(?:font(?:-family)?|mso-(?:number-format|font-charset|generic-font-family|[\w-]{0,30}font-family)|quotes|panose-1)$/i;

/** Declarations of fonts, whose names often look like those of persons. */
export const FONTS = /(?<![\w-])(?:mso-[\w-]{0,40})?font(?:-[\w-]{1,30})?\s{0,20}:[^;{}]{0,1000}/gi;

/** Text between declarations of fonts: addresses, names of classes. */
function outsideFonts(decoded: Decoded, base: number): Unit[] {
  const units: Unit[] = [];
  let from = 0;
  const add = (to: number): void => {
    if (to <= from) return;
    units.push({ segments: [segmentOf(decoded, base, from, to, 'style')], repeated: false, search: 'telling' });
  };
  for (const { index, 0: all } of decoded.text.matchAll(FONTS)) {
    add(index);
    from = index + all.length;
  }
  add(decoded.text.length);
  return units;
}

/** Headers of printed pages have their own codes. */
const pageHeader = (decoded: Decoded, base: number, from: number, length: number): Unit[] => {
  const { start, text, offsets } = segmentOf(decoded, base, from, from + length, 'style');
  const units = headerFooterUnits({ text, ...(offsets && { offsets }) }, start);
  return units.map((unit) => ({
    ...unit,
    segments: unit.segments.map((segment) => ({ ...segment, writing: 'style' as const })),
  }));
};

/** The texts of a style sheet or an attribute `style`, including page headers of Excel. */
export function styleUnits(decoded: Decoded, base: number): Unit[] {
  const { text } = decoded;
  const units: Unit[] = outsideFonts(decoded, base);
  for (const match of text.matchAll(PIECE)) {
    const piece = match.slice(1).find((group) => group !== undefined) ?? '';
    const property = PROPERTY.exec(text.slice(Math.max(0, match.index - 400), match.index))?.[1] ?? '';
    if (!/[\p{L}\p{N}]{3}/u.test(piece) || FORMATS.test(property)) continue;
    const from = match.index + match[0].indexOf(piece, match[0].startsWith('url') ? 4 : 1);
    if (/-(?:header|footer)-data$/i.test(property)) {
      append(units, pageHeader(decoded, base, from, piece.length));
      continue;
    }
    units.push({
      segments: [segmentOf(decoded, base, from, from + piece.length, 'style')],
      repeated: false,
      ...(match[1] === undefined && { search: 'known' }),
    });
  }
  return units;
}
