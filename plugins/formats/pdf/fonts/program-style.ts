import type { PdfDict } from '@libpdf/core';
import type { Reader } from '../content/base/objects.js';
import { decodeStream } from '../content/stream/decode.js';
import type { FontStyle } from './font-style.js';

/** Maximum size of a font file that is examined, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Minimum weight at which letters look bold, in steps from 100 to 900. */
const BOLD = 600;
/** First byte of the PANOSE classification of Latin text fonts (table OS/2). */
const LATIN_TEXT = 2;

/** The style that an embedded TrueType font states, as far as it does. */
export function programStyle(descriptor: PdfDict | undefined, reader: Reader): Partial<FontStyle> {
  const file = reader.stream(descriptor, 'FontFile2');
  const data = file === undefined ? undefined : decodeStream(file, reader.resolve, MAX_BYTES);
  if (data === undefined || data.length < 12) return {};
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  try {
    const [head, os2] = [tableAt(view, 'head'), tableAt(view, 'OS/2')];
    return { ...(head !== undefined && macStyle(view, head)), ...(os2 !== undefined && os2Style(view, os2)) };
  } catch {
    // Tables that end beyond the file.
    return {};
  }
}

/** Offset of a table in a font file. */
function tableAt(view: DataView, tag: string): number | undefined {
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const name = [0, 1, 2, 3].map((index) => String.fromCharCode(view.getUint8(at + index))).join('');
    if (name === tag) return view.getUint32(at + 8);
  }
  return undefined;
}

function macStyle(view: DataView, head: number): Partial<FontStyle> {
  const style = view.getUint16(head + 44);
  return { bold: (style & 1) !== 0, italic: (style & 2) !== 0 };
}

function os2Style(view: DataView, table: number): Partial<FontStyle> {
  const selection = view.getUint16(table + 62);
  const [kind, serifs, proportion] = [0, 1, 3].map((index) => view.getUint8(table + 32 + index));
  const family = kind !== LATIN_TEXT || serifs === undefined ? undefined : familyOf(serifs, proportion === 9);
  return {
    bold: view.getUint16(table + 4) >= BOLD || (selection & 32) !== 0,
    italic: (selection & 1) !== 0,
    ...(family && { family }),
  };
}

function familyOf(serifs: number, monospaced: boolean): FontStyle['family'] | undefined {
  if (monospaced) return 'mono';
  if (serifs >= 2 && serifs <= 10) return 'serif';
  return serifs >= 11 && serifs <= 15 ? 'sans' : undefined;
}
