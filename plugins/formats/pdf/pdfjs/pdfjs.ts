import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { getDocument, OPS, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A document open in pdf.js. */
export interface PdfjsDocument {
  readonly document: PDFDocumentProxy;
  /** Numbers of the operators. */
  readonly operators: typeof OPS;
  close(): Promise<void>;
}

/**
 * Built-in functions that the pdf.js build for older engines overwrites with its own, even where they exist. These are
 * slow, and the whole process would use them.
 */
const BUILT_IN = [
  builtIn(Array.prototype, 'push'),
  builtIn(JSON, 'parse'),
  builtIn(JSON, 'stringify'),
  builtIn(Function.prototype, 'toString'),
];

function builtIn(owner: object, name: string): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  return () => {
    if (own !== undefined) Object.defineProperty(owner, name, own);
  };
}

/** Opens a document that is not encrypted with pdf.js, without drawing anything. The bytes are not changed. */
export async function openPdfjs(bytes: Uint8Array): Promise<PdfjsDocument> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = pdfjs.getDocument(optionsFor(bytes));
  const close = (): Promise<void> => task.destroy();
  try {
    const document = await task.promise;
    return { document, operators: pdfjs.OPS, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    // The second half of pdf.js is loaded with the first document.
    for (const restore of BUILT_IN) restore();
  }
}

/**
 * No fonts are provided for those that a document names but does not embed. Reading them takes a third of the time for
 * a short document. For fonts of Windows, such text contains glyph numbers, which pdf.js knows, but which mean other
 * glyphs in a replacement font.
 */
function optionsFor(bytes: Uint8Array): Parameters<typeof getDocument>[0] {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const assets = (name: string): string => join(folder, name) + sep;
  return {
    // A copy, because pdf.js takes ownership of the memory.
    data: new Uint8Array(bytes),
    cMapUrl: assets('cmaps'),
    wasmUrl: assets('wasm'),
    verbosity: 0,
    useSystemFonts: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    // Pictures are not decoded: they are not needed here, and a small file may contain a giant one.
    maxImageSize: 0,
  };
}
