import type { PdfDict } from '@libpdf/core';
import type { Reader } from '../content/objects.js';

/** How the letters of a font look, as far as its dictionary tells. */
export interface FontStyle {
  readonly family: 'sans' | 'serif' | 'mono';
  readonly bold: boolean;
  readonly italic: boolean;
}

// Names of common faces. TeX's begin with CM, SF or LM: CMR and CMBX have serifs, CMSS has none, CMTT is a typewriter's.
const MONO = /cour|mono|consol|typewriter|^(?:cm|sf|ec)tt|fixed|menlo|andale|terminal|typewr/i;
const SANS =
  /arial|helvet|sans|verdana|tahoma|calibri|^(?:cm|sf)ss|segoe|univers|frutiger|myriad|gothic|futura|gill|trebuc|carlito|nimbussan|swiss|franklin|optima|lucidagrande|corbel|candara|dingbat/i;
const SERIF =
  /times|serif|roman|garamond|georgia|palat|bookman|antiqua|century|schoolbook|minion|cambria|caslon|baskerville|bodoni|didot|tinos|liberti|charter|utopia|^(?:cm|sf|ec|lm)(?:r|b|ti|sl|csc)|nimbusrom|dutch|constantia|song|ming|mincho/i;
const BOLD = /bold|black|heavy|demi|^(?:cm|sf|ec)(?:bx|ssbx|b\d)/i;
const ITALIC = /ital|obli|slant|^(?:cm|sf|ec)(?:ti|sl|bxti|bxsl|mi)/i;

/** Bits of a font descriptor's flags (ISO 32000-2, table 121). */
const FLAG = { fixedPitch: 1, serif: 2, italic: 64, forceBold: 262144 } as const;

/** Style by the name of the font, then by the flags, the weight and the slant of its descriptor. */
export function styleOf(font: PdfDict | undefined, reader: Reader): FontStyle {
  const [descendant] = reader.list(font, 'DescendantFonts');
  const base = descendant?.type === 'dict' && 'get' in descendant ? descendant : font;
  const descriptor = reader.dict(base, 'FontDescriptor');
  const name = (reader.name(font, 'BaseFont') ?? reader.name(descriptor, 'FontName') ?? '').replace(/^[A-Z]{6}\+/, '');
  const flags = reader.number(descriptor, 'Flags') ?? 0;
  const weight = reader.number(descriptor, 'FontWeight') ?? 0;
  return {
    family: familyByName(name) ?? familyByFlags(flags, reader.name(font, 'Subtype')),
    bold: BOLD.test(name) || weight >= 600 || (flags & FLAG.forceBold) !== 0,
    italic: ITALIC.test(name) || (flags & FLAG.italic) !== 0 || (reader.number(descriptor, 'ItalicAngle') ?? 0) !== 0,
  };
}

function familyByName(name: string): FontStyle['family'] | undefined {
  if (MONO.test(name)) return 'mono';
  if (SANS.test(name)) return 'sans';
  return SERIF.test(name) ? 'serif' : undefined;
}

/** Type3 fonts have no descriptor; most are bitmaps of TeX's, which have serifs. */
function familyByFlags(flags: number, subtype: string | undefined): FontStyle['family'] {
  if (flags & FLAG.fixedPitch) return 'mono';
  return flags & FLAG.serif || subtype === 'Type3' ? 'serif' : 'sans';
}
