import { elements } from '../parts/parts.js';
import { digitPattern } from '../sheets/digit-pattern.js';

/** Built-in formats that display a day (ECMA-376 part 1, 18.8.30; 27 to 58 in East Asian editions). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** True if a format displays a day; false if it only displays a time. */
function showsDay(code: string): boolean {
  const bare = code
    .slice(0, 300)
    .replace(/"[^"]{0,200}"|\\.|_.|\*.|\[[^\]]{0,60}\]/g, '')
    .replace(/general|standard/gi, '');
  return /[dy]/i.test(bare) || (/m/i.test(bare) && !/[hs]/i.test(bare));
}

/** How the numbers of a cell are displayed. */
export interface NumberFormat {
  readonly isDate: boolean;
  /** The pattern of their digits, such as `000-00-0000`; undefined if there is none. */
  readonly digits: string | undefined;
}

const PLAIN: NumberFormat = { isDate: false, digits: undefined };
const DATE: NumberFormat = { isDate: true, digits: undefined };

/** Returns a function from the style of a cell to its number format. @param styles source of the part with the styles. */
export function numberStyles(styles: string | undefined): (style: number) => NumberFormat {
  if (styles === undefined) return () => PLAIN;
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inCellFormats = false;
  for (const { name, attributes } of elements(
    styles,
    new Set(['numFmt', 'cellStyleXfs', 'cellXfs', 'cellStyles', 'xf']),
  )) {
    if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
    else if (name !== 'xf') inCellFormats = name === 'cellXfs';
    else if (inCellFormats) {
      const id = Number(attributes.get('numFmtId') ?? 0);
      const code = codes.get(id);
      const isDate = code === undefined ? isBuiltInDate(id) : showsDay(code);
      formats.push(isDate ? DATE : { isDate, digits: code === undefined ? undefined : digitPattern(code) });
    }
  }
  return (style) => formats[style] ?? PLAIN;
}

/**
 * Number of digits that a spreadsheet displays. Files have all digits of a double: `2310.9299999999998` is displayed as
 * 2310.93.
 */
const SHOWN_DIGITS = 15;

/** A number that is stored as displayed: nothing to round, no trailing zero. */
const AS_SHOWN = /^-?(?:\d{1,15}|(?:0|[1-9]\d{0,8})\.\d{0,5}[1-9])$/;

/**
 * A number in decimal notation: integers without point and exponent, others without rounding errors of floating-point
 * numbers.
 */
export function numberText(raw: string): string {
  if (AS_SHOWN.test(raw)) return raw;
  const value = Number(raw);
  if (!Number.isFinite(value) || raw.trim() === '') return raw.trim();
  if (Number.isSafeInteger(value)) return String(value);
  return /[.eE]/.test(raw) ? String(Number(value.toPrecision(SHOWN_DIGITS))) : raw.trim();
}

/** True if a text can be stored as a number without losing a character. */
export const isPlainNumber = (text: string): boolean =>
  /^(?:0|-?[1-9]\d{0,14}|-?(?:0|[1-9]\d{0,4})\.\d{1,9})$/.test(text);
