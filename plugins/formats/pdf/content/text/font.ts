import { PdfArray, PdfDict, PdfNumber } from '@libpdf/core';
import type { Reader } from '../base/objects.js';
import type { MatchedCode, ShownGlyph } from './shown.js';

/** A code of a font that a document has used for a character. */
interface SeenCode {
  readonly bytes: Uint8Array;
  /** Width in units of the font size. */
  readonly width: number;
}

/** The data of a code, valid as long as the decoder shows the same glyph for it. */
export interface KnownCode {
  readonly shown: ShownGlyph | undefined;
  /** Its text; `''` if unknown. */
  readonly text: string;
  /** In units of the font size. */
  readonly width: number;
}

/** Data of a font for the text operators. */
export interface Font {
  /** The font's dictionary; undefined if the resources do not contain it. */
  readonly dict: PdfDict | undefined;
  readonly type: string | undefined;
  /** True for codes of more than one byte (Type0). */
  readonly composite: boolean;
  readonly vertical: boolean;
  /** Text space units of one glyph space unit: 0.001, or the font matrix of a Type3 font. */
  readonly unit: number;
  /** Upper and lower edge of letters in units of the font size. */
  readonly ascent: number;
  readonly descent: number;
  /** Widths in glyph space by code; undefined if the file does not state them by code. */
  readonly widths: ReadonlyMap<number, number> | undefined;
  readonly defaultWidth: number;
  /** True if codes are the numbers of glyphs in a font that the file neither embeds nor maps to characters. */
  readonly unnamed: boolean;
  /** Codes seen so far, by character. */
  readonly seen: Map<string, SeenCode>;
  /** The same codes, by length in bytes and then by number. */
  readonly known: readonly Map<number, KnownCode>[];
  /** Bytes per code; 0 if they vary or are unknown. */
  readonly codeLength: 0 | 1 | 2;
  /** For such codes, what the decoder has shown first for each. */
  readonly decoded: Map<number, MatchedCode>;
}

/** Edges of the em of a Type3 font. */
const ASCENT = 0.85;
const DESCENT = -0.22;
/** In ems, the minimum plausible height of the box: letters of some scripts are as wide as high. */
const LOWEST = 0.3;
/**
 * Edges of letters if the file does not state them, and the extremes that are believed, because descriptors include
 * room for accents.
 */
const LETTERS = { ascent: 0.75, descent: -0.22, highest: 0.8, lowest: -0.3 } as const;

/** Reads the parts of a font's dictionary that place its glyphs. */
export function readFont(dict: PdfDict | undefined, reader: Reader): Font {
  const type = reader.name(dict, 'Subtype');
  const composite = type === 'Type0';
  const descendant = composite ? reader.list(dict, 'DescendantFonts').find((one) => one instanceof PdfDict) : undefined;
  const base = descendant instanceof PdfDict ? descendant : dict;
  const descriptor = reader.dict(base, 'FontDescriptor');
  const codeLength = codeLengthOf(dict, composite, reader);
  const edges = type === 'Type3' ? type3Edges(dict, reader) : descriptorEdges(descriptor, reader);
  return {
    dict,
    type,
    composite,
    vertical: composite && isVertical(dict, reader),
    unit: type === 'Type3' ? Math.abs(reader.numbers(dict, 'FontMatrix')[0] || 0.001) : 0.001,
    ...edges,
    ...(composite ? cidWidths(dict, base, reader) : simpleWidths(dict, descriptor, reader)),
    unnamed: composite && codeLength === 2 && !reader.entry(dict, 'ToUnicode') && !isEmbedded(descriptor),
    seen: new Map(),
    known: [new Map(), new Map(), new Map(), new Map(), new Map()],
    codeLength,
    decoded: new Map(),
  };
}

const isEmbedded = (descriptor: PdfDict | undefined): boolean =>
  ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key));

function codeLengthOf(dict: PdfDict | undefined, composite: boolean, reader: Reader): Font['codeLength'] {
  if (dict === undefined) return 0;
  if (!composite) return 1;
  return reader.name(dict, 'Encoding')?.startsWith('Identity') === true ? 2 : 0;
}

function isVertical(dict: PdfDict | undefined, reader: Reader): boolean {
  const encoding = reader.name(dict, 'Encoding');
  return encoding === undefined ? reader.number(reader.dict(dict, 'Encoding'), 'WMode') === 1 : encoding.endsWith('V');
}

interface Edges {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Descriptors are often wrong, so only plausible values are used. Boxes with these edges do not reach into other lines.
 */
function descriptorEdges(descriptor: PdfDict | undefined, reader: Reader): Edges {
  const ascent = (reader.number(descriptor, 'Ascent') ?? 0) / 1000;
  const descent = (reader.number(descriptor, 'Descent') ?? 0) / 1000;
  return {
    ascent: ascent > 0.4 ? Math.min(ascent, LETTERS.highest) : LETTERS.ascent,
    descent: descent < 0 ? Math.max(descent, LETTERS.lowest) : LETTERS.descent,
  };
}

/**
 * A Type3 font states its box in its own glyph space, which its matrix maps to text space. If the box cannot be right,
 * the size of letters is estimated from the widths: on average, letters are half as wide as high.
 */
function type3Edges(dict: PdfDict | undefined, reader: Reader): Edges {
  const [unit = 0.001, , , scale = 0.001] = reader.numbers(dict, 'FontMatrix');
  const box = reader.numbers(dict, 'FontBBox');
  const [descent = 0, ascent = 0] = [(box[1] ?? 0) * scale, (box[3] ?? 0) * scale].sort((a, b) => a - b);
  const widths = reader.numbers(dict, 'Widths').filter((width) => width !== 0);
  const em = (2 * widths.reduce((sum, width) => sum + Math.abs(width * unit), 0)) / (widths.length || 1);
  const height = ascent - descent;
  if (em === 0 || (height > LOWEST * em && height < 5 * em)) return { ascent, descent };
  return scale < 0 ? { ascent: -DESCENT * em, descent: -ASCENT * em } : { ascent: ASCENT * em, descent: DESCENT * em };
}

type Widths = Pick<Font, 'widths' | 'defaultWidth'>;

function simpleWidths(dict: PdfDict | undefined, descriptor: PdfDict | undefined, reader: Reader): Widths {
  const defaultWidth = reader.number(descriptor, 'MissingWidth') ?? 0;
  if (!(reader.entry(dict, 'Widths') instanceof PdfArray)) return { widths: undefined, defaultWidth };
  const first = reader.number(dict, 'FirstChar') ?? 0;
  return {
    widths: new Map(reader.numbers(dict, 'Widths').map((width, index) => [first + index, width])),
    defaultWidth,
  };
}

/** Widths by CID are widths by code only if the code is the CID. */
function cidWidths(dict: PdfDict | undefined, base: PdfDict | undefined, reader: Reader): Widths {
  const defaultWidth = reader.number(base, 'DW') ?? 1000;
  if (!reader.name(dict, 'Encoding')?.startsWith('Identity')) return { widths: undefined, defaultWidth };
  const widths = new Map<number, number>();
  const items = reader.list(base, 'W');
  for (let at = 0; at + 1 < items.length; ) at += readRange(items.slice(at, at + 3), widths, reader);
  return { widths, defaultWidth };
}

/** Reads `first [w w w]` or `first last w`; returns the number of items consumed. */
function readRange(items: readonly unknown[], widths: Map<number, number>, reader: Reader): number {
  const [first, second, third] = items;
  if (!(first instanceof PdfNumber)) return 1;
  if (second instanceof PdfArray) {
    reader.items(second).forEach((width, index) => {
      if (width instanceof PdfNumber) widths.set(first.value + index, width.value);
    });
    return 2;
  }
  if (second instanceof PdfNumber && third instanceof PdfNumber) {
    const last = Math.min(second.value, first.value + 0xffff);
    for (let cid = first.value; cid <= last; cid++) widths.set(cid, third.value);
  }
  return 3;
}
