import type { Item } from './item.js';
import type { Spot } from './spot.js';

/** Accents that some producers draw as separate signs over a letter, with the combining marks. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['\u00b4', '\u0301'],
  ['\u02c6', '\u0302'],
  ['^', '\u0302'],
  ['\u02dc', '\u0303'],
  ['~', '\u0303'],
  ['\u00af', '\u0304'],
  ['\u02d8', '\u0306'],
  ['\u02d9', '\u0307'],
  ['\u00a8', '\u0308'],
  ['\u02da', '\u030a'],
  ['\u02dd', '\u030b'],
  ['\u02c7', '\u030c'],
  ['\u00b8', '\u0327'],
  ['\u02db', '\u0328'],
]);

const LETTER = /^\p{L}$/u;

/** Fast test: text that begins before `^`, or with a lower-case ASCII letter, is not an accent. */
function isNone(text: string): boolean {
  const code = text.charCodeAt(0);
  return code < 0x5e || (code > 0x60 && code < 0x7b);
}

/** A letter and an accent drawn over each other, in either order, as one letter. Undefined for any other pair. */
export function combined(last: Item, next: Spot): [Item, Item] | undefined {
  const text = next.glyph.text;
  if (isNone(text) && isNone(last.text)) return undefined;
  const before = ACCENTS.get(last.text);
  const after = ACCENTS.get(text);
  if ((before === undefined) === (after === undefined) || last.spot === undefined || !overlap(last.spot, next)) {
    return undefined;
  }
  const letter = before === undefined ? last.text : text;
  if (!LETTER.test(letter)) return undefined;
  const whole = (letter + (before ?? after)).normalize('NFC');
  return [
    { text: whole, spot: last.spot },
    { text: '', spot: next },
  ];
}

/** True if at least half of the narrower one is over the other. */
function overlap(a: Spot, b: Spot): boolean {
  const common = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return common > 0.4 * Math.min(a.to - a.from, b.to - b.from);
}
