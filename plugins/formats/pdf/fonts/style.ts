import type { PdfDict } from '@libpdf/core';
import { largest, lexiconPattern, smallest } from '../../../../kit/index.js';
import type { Reader } from '../content/base/objects.js';
import type { FontStyle } from './font-style.js';
import { programStyle } from './program-style.js';
import { type SeenWidths, widthStyle } from './width-style.js';

// Names of common fonts. Those of TeX begin with CM, SF or LM: CMR and CMBX have serifs, CMSS has none, CMTT is
const MONO = new RegExp(`${lexiconPattern('fonts', { class: 'mono' })}|mono(?!type)|^(?:cm|sf|ec)tt|^ocr`, 'i');
const SLAB = /slab|rockwell|clarendon|egyp/i;
const SANS = new RegExp(
  `${lexiconPattern('fonts', { class: 'sans' })}|^(?:cm|sf)ss|^inter(?![a-z])|lato(?![a-z])|^din`,
  'i',
);
const SERIF = new RegExp(
  `${lexiconPattern('fonts', { class: 'serif' })}|^(?:cm|sf|ec|lm)(?:r|b|ti|sl|csc)|^lora(?![a-z])`,
  'i',
);
// `Medi` is the bold style of URW's faces; publishers name their styles `.B` and `.I`.
const BOLD = /bold|black|heavy|demi|nimbus\w*-medi|[-_](?:bd|blk)|^(?:cm|sf|ec)(?:bx|ssbx|b\d)|\.bi?$/i;
/** Names that exclude bold and italic. Other information in the file is then ignored. */
const REGULAR = /regu|[-,_](?:roman|normal|book|light|medium)$/i;
const ITALIC = /ital|obli|slant|^(?:cm|sf|ec)(?:ti|sl|bxti|bxsl|mi)|\.b?i$/i;

/** Number of letters of equal width that make a font monospaced. */
const MIN_EQUAL_WIDTHS = 6;
/** Bits of a font descriptor's flags (ISO 32000-2, table 121). */
const FLAG = { fixedPitch: 1, serif: 2, italic: 64, forceBold: 262144 } as const;

/**
 * Derives the style from the name of the font, then from the font file, then from the widths of its letters, and then
 * from the flags, the weight and the slant in the descriptor.
 * @param seen letters that a document has shown in the font
 */
export function styleOf(font: PdfDict | undefined, reader: Reader, seen: SeenWidths = new Map()): FontStyle {
  const [descendant] = reader.list(font, 'DescendantFonts');
  const base = descendant?.type === 'dict' && 'get' in descendant ? descendant : font;
  const descriptor = reader.dict(base, 'FontDescriptor');
  const name = (reader.name(font, 'BaseFont') ?? reader.name(descriptor, 'FontName') ?? '').replace(/^[A-Z]{6}\+/, '');
  const flags = reader.number(descriptor, 'Flags') ?? 0;
  const weight = reader.number(descriptor, 'FontWeight') ?? 0;
  const program = programStyle(descriptor, reader);
  const named = familyByName(name) ?? program.family;
  const measured = named === undefined ? widthStyle(seen) : undefined;
  const heavy = weight >= 600 || (flags & FLAG.forceBold) !== 0 || program.bold === true || measured?.bold === true;
  const slanted = (flags & FLAG.italic) !== 0 || (reader.number(descriptor, 'ItalicAngle') ?? 0) !== 0;
  return {
    family: named ?? measured?.family ?? familyByFlags(flags, font, reader),
    bold: BOLD.test(name) || (heavy && !REGULAR.test(name)),
    italic: ITALIC.test(name) || slanted || program.italic === true,
  };
}

function familyByName(name: string): FontStyle['family'] | undefined {
  if (MONO.test(name)) return 'mono';
  if (SLAB.test(name)) return 'serif';
  if (SANS.test(name)) return 'sans';
  return SERIF.test(name) ? 'serif' : undefined;
}

/**
 * Type3 fonts have no descriptor: their widths may show that they are monospaced; most others are bitmaps of TeX, which
 * have serifs.
 */
function familyByFlags(flags: number, font: PdfDict | undefined, reader: Reader): FontStyle['family'] {
  const isDrawn = reader.name(font, 'Subtype') === 'Type3';
  if (flags & FLAG.fixedPitch || (isDrawn && areEqual(reader.numbers(font, 'Widths')))) return 'mono';
  return flags & FLAG.serif || isDrawn ? 'serif' : 'sans';
}

/** True if too many letters have the same width for a coincidence. */
function areEqual(widths: readonly number[]): boolean {
  const shown = widths.filter((width) => width !== 0);
  return shown.length >= MIN_EQUAL_WIDTHS && largest(shown) - smallest(shown) < 0.01 * Math.abs(shown[0] ?? 0);
}
