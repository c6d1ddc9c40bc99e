import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a document that is not encrypted with pdf.js, without drawing anything. The bytes are not changed. */
export function openPdfjs(bytes: Uint8Array): ReturnType<typeof getDocument> {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const assets = (name: string): string => join(folder, name) + sep;
  return getDocument({
    // A copy: pdf.js takes the memory away.
    data: new Uint8Array(bytes),
    cMapUrl: assets('cmaps'),
    standardFontDataUrl: assets('standard_fonts'),
    wasmUrl: assets('wasm'),
    verbosity: 0,
    useSystemFonts: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    // Pictures are not decoded: they are not needed here, and a small file may hold a giant one.
    maxImageSize: 0,
  });
}
