import type { Decoded } from '../xml/entities.js';
import { rereadSegment, segmentOf } from './decoded.js';
import { type Segment, type Unit, VIEW } from './unit.js';

/** Codes of headers and footers: fonts, sizes, colours, fields (ECMA-376 part 1, 18.3.1.39); `&&` is an ampersand. */
const CODE = /&(?:"[^"]{0,200}"|\d{1,4}|K(?:[0-9A-Fa-f]{6}|\d\d[+-]\d{3})|[A-JL-Za-z+-])/g;
/** Codes that begin another section: left, middle or right. */
const SECTION = /^&[LCR]$/i;

/** The texts of a header or footer, section by section, without their codes. */
export function headerFooterUnits(decoded: Decoded, base: number): Unit[] {
  const { text } = decoded;
  const units: Unit[] = [];
  let segments: Segment[] = [];
  const finish = (): void => {
    if (segments.some((segment) => /\S/.test(segment.text))) units.push({ segments, repeated: false });
    segments = [];
  };
  let from = 0;
  let afterSize = false;
  const put = (to: number): void => {
    if (to <= from) return;
    const piece = segmentOf(decoded, base, from, to, afterSize ? 'headerFooterAfterSize' : 'headerFooter');
    segments.push(rereadSegment(piece, /&&/g, () => '&'));
  };
  // An escaped ampersand is not a code, so it is replaced before codes are searched.
  for (const match of text.replaceAll('&&', '\0\0').matchAll(CODE)) {
    put(match.index);
    from = match.index + match[0].length;
    afterSize = /^&\d/.test(match[0]);
    if (SECTION.test(match[0])) finish();
    else if (/^&[A-Z]$/i.test(match[0]) && !/^&[BIUSEXYH]$/i.test(match[0])) {
      // A field, such as the page number, separates words.
      segments.push({
        ...segmentOf(decoded, base, from, from, 'headerFooter'),
        text: ' ',
        element: 'keep',
        views: VIEW.final,
      });
    }
  }
  put(text.length);
  finish();
  return units;
}
