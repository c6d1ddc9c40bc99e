import { openPdfjs } from '../../pdfjs/pdfjs.js';
import type { Shown, ShownGlyph } from './shown.js';

/** Decodes the glyphs of pages: the character of each code. */
export interface Decoder {
  readonly pages: number;
  /** The glyphs of each text operator of a page, including forms; undefined if the page cannot be read. */
  shown(page: number): Promise<Shown[] | undefined>;
  close(): Promise<void>;
}

/** Opens a document that is not encrypted. The bytes are not changed. */
export async function openDecoder(bytes: Uint8Array): Promise<Decoder> {
  const { document, operators, close } = await openPdfjs(bytes);
  return {
    pages: document.numPages,
    async shown(index) {
      try {
        const page = await document.getPage(index + 1);
        const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
        page.cleanup();
        return fnArray.flatMap((operator, at) => (operator === operators.showText ? [shownOf(argsArray[at])] : []));
      } catch {
        return undefined;
      }
    },
    close,
  };
}

/** Reads the arguments of one `showText`: a list of glyphs and numbers. */
function shownOf(args: unknown): Shown {
  const items: unknown = Array.isArray(args) ? args[0] : undefined;
  return Array.isArray(items) ? items.filter(isGlyph).map(toShown) : [];
}

interface DecodedGlyph {
  readonly originalCharCode: number;
  readonly unicode: unknown;
  readonly width: unknown;
  readonly vmetric: unknown;
}

const isGlyph = (item: unknown): item is DecodedGlyph =>
  typeof item === 'object' && item !== null && 'originalCharCode' in item && typeof item.originalCharCode === 'number';

const toShown = ({ originalCharCode, unicode, width, vmetric }: DecodedGlyph): ShownGlyph => {
  const height: unknown = Array.isArray(vmetric) ? vmetric[0] : undefined;
  return {
    code: originalCharCode,
    text: typeof unicode === 'string' ? unicode : '',
    width: typeof width === 'number' ? width : 0,
    height: typeof height === 'number' ? height : undefined,
  };
};
