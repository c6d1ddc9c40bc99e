import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium with a memory of its own. */
export type Pdfium = WrappedPdfiumModule;

/** Starts PDFium: once for each file, so that no file meets what another left in its memory. Read and compiled at that time only. */
export async function startPdfium(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium');
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const pdfium = await init({ wasmBinary: new Uint8Array(await readFile(file)).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}
